// Growing columns of numbers, in which a log is stored.

type Column = Uint8Array | Int32Array | Uint32Array | Float64Array

export class Growing<T extends Column> {
  length = 0
  private cells: T
  private readonly make: (length: number) => T

  constructor(make: (length: number) => T) {
    this.make = make
    this.cells = make(64)
  }

  at(place: number): number {
    return this.cells[place]!
  }

  push(value: number): void {
    if (this.length === this.cells.length) this.widen(this.length * 2)
    this.cells[this.length++] = value
  }

  append(values: ArrayLike<number>): void {
    if (this.length + values.length > this.cells.length)
      this.widen(Math.max(this.length * 2, this.length + values.length))
    this.cells.set(values, this.length)
    this.length += values.length
  }

  /** A copy of the values from an index on. */
  from(place: number): T {
    return this.cells.slice(place, this.length) as T
  }

  private widen(length: number): void {
    const wider = this.make(length)
    wider.set(this.cells)
    this.cells = wider
  }
}

export const bytes = (): Growing<Uint8Array> => new Growing(length => new Uint8Array(length))
export const whole = (): Growing<Int32Array> => new Growing(length => new Int32Array(length))
export const words = (): Growing<Uint32Array> => new Growing(length => new Uint32Array(length))
export const costs = (): Growing<Float64Array> => new Growing(length => new Float64Array(length))
