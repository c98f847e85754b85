// Why an expression has no value. Thrown while it is computed, and caught where the value was requested, within this folder.

export class NoValue extends Error {
  /** `undecided`: a limit, which is a count, was reached; `error`: the expression asks for what there is not. */
  readonly kind: 'undecided' | 'error'

  constructor(kind: 'undecided' | 'error', message: string) {
    super(message)
    this.kind = kind
  }
}

export function undecided(message: string): never {
  throw new NoValue('undecided', message)
}

export function refuse(message: string): never {
  throw new NoValue('error', message)
}
