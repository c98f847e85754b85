import { describe, expect, it } from 'vitest'
import { mainTasks, PRINTING } from '../support/main-thread'

/** Thread 2 of process 1 draws a page, thread 3 does not. */
const trace = (...events: object[]): string =>
  JSON.stringify({
    traceEvents: [
      { ph: 'M', pid: 1, tid: 2, ts: 0, name: 'thread_name', args: { name: 'CrRendererMain' } },
      { ph: 'M', pid: 1, tid: 3, ts: 0, name: 'thread_name', args: { name: 'Worker' } },
      ...events.map(event => ({ ph: 'X', pid: 1, tid: 2, ...event })),
    ],
  })
const task = { name: 'ThreadControllerImpl::RunTask', ts: 1_000, dur: 90_000, tdur: 60_000 }
const call = (url: string, ts: number, tdur: number) => ({
  name: 'FunctionCall',
  ts,
  dur: tdur,
  tdur,
  args: { data: { url, lineNumber: 4, columnNumber: 7, functionName: 'draw' } },
})

describe('the tasks of a main thread', () => {
  it('count by the processor, not by the clock, and name their parts', () => {
    const [found, ...others] = mainTasks(trace(task, call('a.js', 2_000, 40_000)), 50)
    expect(others).toEqual([])
    expect(found).toMatchObject({ ms: 60, clock: 90 })
    expect(found!.pieces).toEqual([{ name: 'FunctionCall draw', ms: 40, url: 'a.js', line: 3, column: 6 }])
  })

  it('leave out other threads, and what tests run in the page with all that it asks for', () => {
    const layout = { name: 'Layout', ts: 3_000, dur: 9_000, tdur: 9_000 }
    expect(mainTasks(trace({ ...task, tid: 3 }), 1)).toEqual([])
    const [found] = mainTasks(trace(task, call('', 2_000, 40_000), layout), 1)
    expect(found).toMatchObject({ ms: 20, pieces: [] })
  })

  it('show which module is evaluated by what was compiled before', () => {
    const compiled = {
      name: 'v8.compileModule',
      ...{ ts: 100, dur: 10, tdur: 10 },
      args: { data: { url: 'monaco.js' } },
    }
    const evaluated = { name: 'v8.evaluateModule', ts: 1_500, dur: 50_000, tdur: 50_000, args: {} }
    const before = { ...task, ts: 50, dur: 100, tdur: 100 }
    const [found] = mainTasks(trace(before, compiled, task, evaluated), 55)
    expect(found!.pieces).toMatchObject([{ name: 'v8.evaluateModule', url: 'monaco.js', ms: 50 }])
  })

  it('show what the browser does to print from what the page does', () => {
    const args = {
      chrome_mojo_event_info: { mojo_interface_tag: 'printing.mojom.PrintRenderFrame' },
    }
    const prints = { name: 'Receive mojo message', ts: 1_500, dur: 50_000, tdur: 50_000, args }
    const [found] = mainTasks(trace(task, prints), 55)
    expect(found!.pieces).toMatchObject([{ url: PRINTING, ms: 50 }])
  })
})
