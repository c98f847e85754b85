// Calls over a line of messages, between the page and a worker: each has a number, and its answer has the same. Functions
// among the arguments are heard from while the worker works. A line that is cut answers no more; that is for the caller to
// notice.

/** One end of a line: a worker, the inside of one, or a port. */
export interface Line {
  postMessage(message: unknown, transfer: Transferable[]): void
  addEventListener(type: 'message', hear: (event: MessageEvent) => void): void
  /** Ports wait for it. */
  start?(): void
}

interface Asked {
  readonly id: number
  /** Names on the way to the method: `['judging', 'judge']`. */
  readonly path: readonly string[]
  readonly input: readonly unknown[]
  /** Places in `input` where functions stood. */
  readonly sinks: readonly number[]
}

type Answered =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: unknown }
  /** What a function among the arguments of call `id` is to hear. */
  | { readonly id: number; readonly sink: number; readonly heard: readonly unknown[] }

type Named = Readonly<Record<string, unknown>>
type Method = (...input: unknown[]) => unknown

const handedOver = new WeakMap<object, Transferable[]>()

/** Bytes that the other end gets as they are, as an argument; here they are gone. */
export const given = <Bytes extends Uint8Array>(bytes: Bytes): Bytes =>
  handing(bytes, [bytes.buffer as ArrayBuffer])

/** An argument, or what a method gives, of which the other end gets these parts as they are; here they are gone. */
export function handing<Value extends object>(value: Value, parts: Transferable[]): Value {
  handedOver.set(value, parts)
  return value
}

/** Makes a call; rejects as the method does, and where an argument cannot be sent. */
export type CallOver = (path: readonly string[], input: readonly unknown[]) => Promise<unknown>

/** `lasting`: functions among the arguments are heard from after the answer too. */
export function callsOver(line: Line, lasting = false): CallOver {
  const waiting = new Map<
    number,
    { resolve: (value: unknown) => void; reject: (error: unknown) => void }
  >()
  const sinks = new Map<number, readonly unknown[]>()
  let last = 0
  line.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
    const { id } = data
    if ('heard' in data) {
      ;(sinks.get(id)?.[data.sink] as Method | undefined)?.(...data.heard)
      return
    }
    const call = waiting.get(id)
    waiting.delete(id)
    if (!lasting) sinks.delete(id)
    if ('error' in data) call?.reject(data.error)
    else call?.resolve(data.value)
  })
  line.start?.()
  return (path, input) =>
    new Promise((resolve, reject) => {
      const id = ++last
      const functions = input.flatMap((each, at) => (typeof each === 'function' ? [at] : []))
      const plain = input.map(each => (typeof each === 'function' ? null : each))
      const asked: Asked = { id, path, input: plain, sinks: functions }
      line.postMessage(
        asked,
        input.flatMap(each => handedOver.get(each as object) ?? []),
      )
      waiting.set(id, { resolve, reject })
      if (functions.length > 0) sinks.set(id, input)
    })
}

/** Answers calls of the methods of `api`, which may be grouped by name. */
export function answerCalls(api: object, line: Line): void {
  const post = (answer: Answered, parts: Transferable[] = []): void =>
    line.postMessage(answer, parts)
  const answer = async ({ id, path, input, sinks }: Asked): Promise<void> => {
    const full = [...input]
    for (const sink of sinks) full[sink] = (...heard: unknown[]): void => post({ id, sink, heard })
    try {
      const of = path.slice(0, -1).reduce((at, name) => at[name] as Named, api as Named)
      const value = await (of[path.at(-1)!] as Method).apply(of, full)
      post({ id, value }, handedOver.get(value as object))
    } catch (error) {
      // Not every error can be sent as it is.
      const { message, name, stack } = error instanceof Error ? error : new Error(String(error))
      post({ id, error: Object.assign(new Error(message), { name, stack }) })
    }
  }
  line.addEventListener('message', event => void answer(event.data as Asked))
  line.start?.()
}
