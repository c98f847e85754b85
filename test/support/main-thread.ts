// What a browser's trace states about the main threads of its pages: their tasks in processor time, which other programs that
// want the same cores do not lengthen, and what took it.

/** What a browser is asked to write down for it. */
export const TRACED = ['toplevel', 'devtools.timeline', 'v8', 'v8.execute', 'blink.user_timing']
/** What a page marks before and after something long that only tests do in it. */
export const TESTS_BEGAN = 'tests began'
export const TESTS_ENDED = 'tests ended'

/** A part of a task. `url`, `line` and `column` (from 0) say where its code begins, `name` what the browser calls it. */
export interface Piece {
  readonly name: string
  readonly ms: number
  readonly url: string
  readonly line: number
  readonly column: number
}

/** Milliseconds of processor time; `clock` is what the clock has. */
export interface MainTask {
  readonly ms: number
  readonly clock: number
  /** Its longest parts, outermost first, without those of the tests. */
  readonly pieces: readonly Piece[]
}

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** Microseconds: when, how long by the clock, how long by the processor. */
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
  readonly args?: {
    readonly name?: string
    readonly worldName?: string
    readonly chrome_mojo_event_info?: { readonly mojo_interface_tag?: string }
    readonly data?: {
      readonly url?: string
      readonly lineNumber?: number
      readonly columnNumber?: number
      readonly functionName?: string
    }
  }
}

const TASK = /RunTask$/
const PIECES =
  /^(FunctionCall|EvaluateScript|v8\.evaluateModule|v8\.compileModule|RunMicrotasks|ParseHTML|UpdateLayoutTree|Layout|PrePaint|Paint|Layerize|Commit|MajorGC|MinorGC|EventDispatch)$/
/** What tests ask for runs in a world of its own, or has no file, or comes as a message to the browser's tools. */
const isOfTests = ({ name, args }: TraceEvent): boolean =>
  (args?.chrome_mojo_event_info?.mojo_interface_tag ?? '').includes('DevTools') ||
  (name === 'v8.callFunction' && (args?.worldName ?? '').startsWith('__playwright')) ||
  (name === 'FunctionCall' && (args?.data?.url ?? '') === '') ||
  name === 'V8Console::runTask' ||
  // What tests ask of the garbage collector.
  name === 'V8.GCLowMemoryNotification' ||
  name === 'CpuProfiler::StartProfiling'

/** The browser lays the page out on paper, and then on the screen again; nothing else continues meanwhile. */
const isPrinting = ({ args }: TraceEvent): boolean =>
  (args?.chrome_mojo_event_info?.mojo_interface_tag ?? '').startsWith('printing.')
/** The place of what the browser does to print. */
export const PRINTING = 'the browser’s printing'

const took = ({ tdur, dur }: TraceEvent): number => (tdur ?? dur ?? 0) / 1000
const within = (event: TraceEvent, outer: TraceEvent): boolean => event.ts < outer.ts + (outer.dur ?? 0)

/** The tasks of all main threads that took at least this many milliseconds of the processor, what tests did left out. */
export function mainTasks(trace: string, least: number): MainTask[] {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: readonly TraceEvent[] }
  const thread = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`
  const mains = new Set(
    traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(thread),
  )
  return [...mains].flatMap(main => {
    const events = traceEvents
      .filter(event => event.ph === 'X' && thread(event) === main)
      .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
    // A page of the browser itself.
    if (events.some(({ args }) => args?.data?.url?.startsWith('chrome://'))) return []
    const marks = traceEvents
      .filter(event => thread(event) === main && /^tests (began|ended)$/.test(event.name))
      .sort((a, b) => a.ts - b.ts)
    const isOfTests = ({ ts, dur }: TraceEvent): boolean =>
      marks.filter(mark => mark.ts < ts + (dur ?? 0)).at(-1)?.name === TESTS_BEGAN ||
      marks.some(mark => mark.ts >= ts && mark.ts < ts + (dur ?? 0))
    return tasksOf(
      events.filter(event => !(TASK.test(event.name) && isOfTests(event))),
      least,
    )
  })
}

function tasksOf(events: readonly TraceEvent[], least: number): MainTask[] {
  const tasks: MainTask[] = []
  /** Compiled, and not yet evaluated: the browser does not state which module it evaluates. */
  let compiled: TraceEvent[] = []
  for (let at = 0; at < events.length; ) {
    const task = events[at]!
    let end = at + 1
    while (end < events.length && within(events[end]!, task)) end++
    const inside = events.slice(at + 1, end)
    at = end
    const pieces: Piece[] = []
    let ofTests = 0
    let testsEnd = 0
    for (const event of inside) {
      if (event.ts < testsEnd) continue
      if (isOfTests(event)) {
        ofTests += took(event)
        testsEnd = event.ts + (event.dur ?? 0)
        continue
      }
      if (event.name === 'v8.compileModule') compiled.push(event)
      const evaluated = event.name === 'v8.evaluateModule' ? compiled : []
      if (event.name === 'v8.evaluateModule') compiled = []
      if ((PIECES.test(event.name) || isPrinting(event)) && took(event) >= 2) pieces.push(pieceOf(event, evaluated))
    }
    const ms = took(task) - ofTests
    if (TASK.test(task.name) && ms >= least) tasks.push({ ms, clock: (task.dur ?? 0) / 1000, pieces })
  }
  return tasks
}

function pieceOf(event: TraceEvent, evaluated: readonly TraceEvent[]): Piece {
  const { url, lineNumber, columnNumber, functionName } = event.args?.data ?? {}
  const urls = evaluated.map(({ args }) => args?.data?.url ?? '')
  const name = functionName ? `${event.name} ${functionName}` : event.name
  return {
    name,
    ms: took(event),
    url: isPrinting(event) ? PRINTING : (url ?? urls.find(each => /monaco/.test(each)) ?? urls.at(-1) ?? ''),
    line: Math.max(0, (lineNumber ?? 1) - 1),
    column: Math.max(0, (columnNumber ?? 1) - 1),
  }
}
