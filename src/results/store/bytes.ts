// Estimates, rather generously, the storage that a value takes in the browser.

/** Bytes of overhead for an object, a list, a field or a number. */
const HEAD = 16

/** Bytes of a value that can be cloned structurally. An object referenced several times is counted once. */
export function bytesOf(value: unknown): number {
  let bytes = 0
  const open: unknown[] = [value]
  const seen = new Set<object>()
  while (open.length > 0) {
    const one = open.pop()
    bytes += HEAD
    if (typeof one === 'string') bytes += 2 * one.length
    else if (ArrayBuffer.isView(one)) bytes += one.byteLength
    else if (one instanceof ArrayBuffer) bytes += one.byteLength
    else if (typeof one === 'object' && one !== null && !seen.has(one)) {
      seen.add(one)
      if (one instanceof Map) open.push(...one.keys(), ...one.values())
      else if (one instanceof Set) for (const each of one) open.push(each)
      else
        for (const [key, each] of Object.entries(one)) {
          bytes += 2 * key.length
          open.push(each)
        }
    }
  }
  return bytes
}
