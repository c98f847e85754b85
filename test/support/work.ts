// Counts work instead of time: elements that methods of arrays and loops visit, and characters that regular expressions
// search. The same text costs the same on every machine, so that growth shows in short texts.

const methods = ['filter', 'some', 'every', 'find', 'findIndex', 'forEach', 'map', 'flatMap'] as const
/** A character costs less than an element. */
const CHARACTERS = 8

type Callback = (this: unknown, ...args: unknown[]) => unknown
type Method = (this: unknown, ...args: unknown[]) => unknown

/** The elements and characters that a piece of synchronous work looks at. */
export function workOf(work: () => void): number {
  let count = 0
  const restore: (() => void)[] = []
  const replace = (holder: object, name: PropertyKey, make: (own: Method) => Method): void => {
    const own = Object.getOwnPropertyDescriptor(holder, name)!
    Object.defineProperty(holder, name, { ...own, value: make(own.value as Method) })
    restore.unshift(() => Object.defineProperty(holder, name, own))
  }
  for (const name of methods)
    replace(
      Array.prototype,
      name,
      own =>
        function (callback, ...rest) {
          return own.call(
            this,
            (...args: unknown[]) => {
              count++
              return (callback as Callback).apply(rest[0], args)
            },
            ...rest,
          )
        },
    )
  replace(
    Object.getPrototypeOf([][Symbol.iterator]()) as object,
    'next',
    own =>
      function () {
        count++
        return own.call(this)
      },
  )
  replace(
    RegExp.prototype,
    'exec',
    own =>
      function (text) {
        const pattern = this as RegExp
        const start = pattern.global || pattern.sticky ? pattern.lastIndex : 0
        const match = own.call(this, text) as RegExpExecArray | null
        // A search that is bound to its start ends there, or with its match.
        const isBound = pattern.sticky || (pattern.source.startsWith('^') && !pattern.source.includes('|'))
        const end = match === null ? (isBound ? start : (text as string).length) : match.index + match[0].length
        count += (end - start) / CHARACTERS
        return match
      },
  )
  try {
    work()
  } finally {
    for (const undo of restore) undo()
  }
  return count
}
