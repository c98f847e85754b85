// Why an expression has no value. Thrown during evaluation and caught by its entry point: it never leaves this folder.

export class NoValue extends Error {
  /** `undecided`: a limit on a count was reached; `error`: the expression asks for something that does not exist. */
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
