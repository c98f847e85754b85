// A set of small numbers that grows as needed: one byte each.

export class Marks {
  private bytes = new Uint8Array(1024)

  has(number: number): boolean {
    return this.bytes[number] === 1
  }

  add(number: number): void {
    if (number >= this.bytes.length) {
      const larger = new Uint8Array(Math.max(number + 1, 2 * this.bytes.length))
      larger.set(this.bytes)
      this.bytes = larger
    }
    this.bytes[number] = 1
  }
}
