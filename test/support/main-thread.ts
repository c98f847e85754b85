// Analyses a browser's trace: the tasks on the main threads of its pages in CPU time, which is independent of other
// programs, and what they were spent on.

/** The trace categories that are recorded. */
export const TRACED = ['toplevel', 'devtools.timeline', 'v8', 'v8.execute', 'blink.user_timing']
/** Performance marks around long operations in a page that only tests perform. */
export const TESTS_BEGAN = 'tests began'
export const TESTS_ENDED = 'tests ended'

/** A part of a task. `url`, `line` and `column` (from 0) locate its code, `name` is the browser's name for it. */
export interface Piece {
  readonly name: string
  readonly ms: number
  readonly url: string
  readonly line: number
  readonly column: number
}

/** `ms` is CPU time in milliseconds; `clock` is the elapsed time. */
export interface MainTask {
  readonly ms: number
  readonly clock: number
  /** Its longest parts, outermost first, excluding those of the tests. */
  readonly pieces: readonly Piece[]
}

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** In microseconds: start, elapsed time, CPU time. */
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
/** Code run by tests is in an isolated world, has no file, or arrives as a message of the browser's tools. */
const isOfTests = ({ name, args }: TraceEvent): boolean =>
  (args?.chrome_mojo_event_info?.mojo_interface_tag ?? '').includes('DevTools') ||
  (name === 'v8.callFunction' && (args?.worldName ?? '').startsWith('__playwright')) ||
  (name === 'FunctionCall' && (args?.data?.url ?? '') === '') ||
  name === 'V8Console::runTask' ||
  // Garbage collections requested by tests.
  name === 'V8.GCLowMemoryNotification' ||
  name === 'CpuProfiler::StartProfiling'

/** The browser lays the page out for paper, then for the screen again; nothing else runs meanwhile. */
const isPrinting = ({ args }: TraceEvent): boolean =>
  (args?.chrome_mojo_event_info?.mojo_interface_tag ?? '').startsWith('printing.')
/** Name used for the browser's work while printing. */
export const PRINTING = 'the browser’s printing'

const took = ({ tdur, dur }: TraceEvent): number => (tdur ?? dur ?? 0) / 1000
const within = (event: TraceEvent, outer: TraceEvent): boolean => event.ts < outer.ts + (outer.dur ?? 0)

/** The tasks of all main threads that took at least `least` milliseconds of CPU time, excluding the work of tests. */
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
    // An internal page of the browser.
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
  /** Modules compiled but not yet evaluated: the trace does not say which module an evaluation belongs to. */
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
