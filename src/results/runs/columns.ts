// Columns of an append-only table: numbers, texts with many duplicates, and texts with few.

/**
 * A typed array with capacity for at least this many cells; capacity doubles when exceeded, which invalidates earlier
 * views.
 */
function grown<A extends Float64Array | Uint32Array>(cells: A, length: number, make: (n: number) => A): A {
  if (length <= cells.length) return cells
  const next = make(Math.max(length, cells.length * 2, 64))
  next.set(cells)
  return next
}

/** Numbers; NaN where missing. */
export class NumberColumn {
  length = 0
  #cells = new Float64Array(0)

  reserve(rows: number): void {
    this.#cells = grown(this.#cells, rows, n => new Float64Array(n))
  }

  push(value: number | null): void {
    this.reserve(this.length + 1)
    this.#cells[this.length++] = value ?? Number.NaN
  }

  pushAll(values: Float64Array): void {
    this.reserve(this.length + values.length)
    this.#cells.set(values, this.length)
    this.length += values.length
  }

  at(index: number): number | null {
    const value = this.#cells[index]!
    return Number.isNaN(value) ? null : value
  }

  /** All values so far, as a view that is valid until the next row is added. */
  values(from = 0, to = this.length): Float64Array {
    return this.#cells.subarray(from, to)
  }
}

/** A column of codes, and the text of each code. */
export interface Coded {
  readonly codes: Uint32Array
  readonly texts: readonly string[]
}

/**
 * A column of texts with many duplicates: one code per row, each text stored once. The code of a text never changes.
 */
export class CodedColumn implements Coded {
  length = 0
  #codes = new Uint32Array(0)
  readonly #known = new Map<string, number>()
  readonly texts: string[] = []

  reserve(rows: number): void {
    this.#codes = grown(this.#codes, rows, n => new Uint32Array(n))
  }

  /** The code of a text; −1 if no row has it. */
  codeOf(text: string): number {
    return this.#known.get(text) ?? -1
  }

  push(text: string): void {
    this.reserve(this.length + 1)
    this.#codes[this.length++] = this.#code(text)
  }

  pushAll(packed: Coded): void {
    const codes = packed.texts.map(text => this.#code(text))
    this.reserve(this.length + packed.codes.length)
    for (const code of packed.codes) this.#codes[this.length++] = codes[code]!
  }

  at(index: number): string {
    return this.texts[this.#codes[index]!]!
  }

  /** The code of a row, without creating a view of all codes. */
  codeAt(index: number): number {
    return this.#codes[index]!
  }

  /** One code per row, as a view that is valid until the next row is added. */
  get codes(): Uint32Array {
    return this.#codes.subarray(0, this.length)
  }

  /** Rows `from` (inclusive) to `to` (exclusive), with only the texts that occur in them. */
  slice(from: number, to: number): Coded {
    const texts: string[] = []
    const codes = new Uint32Array(to - from)
    const found = new Map<number, number>()
    for (let row = from; row < to; row++) {
      const code = this.#codes[row]!
      let short = found.get(code)
      if (short === undefined) {
        short = texts.push(this.texts[code]!) - 1
        found.set(code, short)
      }
      codes[row - from] = short
    }
    return { codes, texts }
  }

  #code(text: string): number {
    const known = this.#known.get(text)
    if (known !== undefined) return known
    const code = this.texts.push(text) - 1
    this.#known.set(text, code)
    return code
  }
}

/** Concatenated UTF-8 texts, and the end offset of each. */
export interface PackedTexts {
  readonly bytes: Uint8Array
  readonly ends: Uint32Array
}

const PAGE = 1 << 18
const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** A column of mostly distinct texts: UTF-8 in pages, so that there is no object per text. */
export class TextColumn {
  length = 0
  readonly #pages: Uint8Array[] = []
  /** Number of bytes used in the last page. */
  #used = 0
  #page = new Uint32Array(0)
  #from = new Uint32Array(0)
  #size = new Uint32Array(0)

  reserve(rows: number): void {
    const make = (n: number): Uint32Array<ArrayBuffer> => new Uint32Array(n)
    this.#page = grown(this.#page, rows, make)
    this.#from = grown(this.#from, rows, make)
    this.#size = grown(this.#size, rows, make)
  }

  push(text: string): void {
    this.#pushBytes(encoder.encode(text))
  }

  pushAll({ bytes, ends }: PackedTexts): void {
    let from = 0
    for (const end of ends) {
      this.#pushBytes(bytes.subarray(from, end))
      from = end
    }
  }

  at(index: number): string {
    return decoder.decode(this.#bytesAt(index))
  }

  slice(from: number, to: number): PackedTexts {
    let total = 0
    for (let row = from; row < to; row++) total += this.#size[row]!
    const bytes = new Uint8Array(total)
    const ends = new Uint32Array(to - from)
    let end = 0
    for (let row = from; row < to; row++) {
      bytes.set(this.#bytesAt(row), end)
      end += this.#size[row]!
      ends[row - from] = end
    }
    return { bytes, ends }
  }

  #bytesAt(index: number): Uint8Array {
    const from = this.#from[index]!
    return this.#pages[this.#page[index]!]!.subarray(from, from + this.#size[index]!)
  }

  #pushBytes(bytes: Uint8Array): void {
    const last = this.#pages.at(-1)
    if (last === undefined || this.#used + bytes.length > last.length) {
      this.#pages.push(new Uint8Array(Math.max(PAGE, bytes.length)))
      this.#used = 0
    }
    this.#pages.at(-1)!.set(bytes, this.#used)
    this.reserve(this.length + 1)
    this.#page[this.length] = this.#pages.length - 1
    this.#from[this.length] = this.#used
    this.#size[this.length] = bytes.length
    this.#used += bytes.length
    this.length++
  }
}
