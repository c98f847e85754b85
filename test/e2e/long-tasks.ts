// What holds the main thread in journeys, where PLANGROUND_LONG_TASKS names a file: each long frame a line there, with the
// title of the journey, its scripts and how long it drew.

import { appendFileSync } from 'node:fs'
import type { BrowserContext, ConsoleMessage } from '@playwright/test'

/** A script within a long frame; times in milliseconds. */
export interface LongScript {
  readonly url: string
  readonly at: number
  readonly name: string
  readonly invoker: string
  readonly duration: number
  /** Of that, style and layout that the script asked for. */
  readonly layout: number
}

export interface LongFrame {
  readonly duration: number
  /** Style, layout and paint at the end of the frame. */
  readonly drawing: number
  readonly scripts: readonly LongScript[]
}

export interface LongLine extends LongFrame {
  readonly journey: string
}

const MARK = 'a long frame: '
const file = process.env.PLANGROUND_LONG_TASKS

/** Runs in each page before anything else. */
function collect(mark: string): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('long-animation-frame')) return
  new PerformanceObserver(list => {
    // biome-ignore lint/suspicious/noExplicitAny: the type library does not know these entries yet.
    for (const frame of list.getEntries() as any[]) {
      const end = frame.startTime + frame.duration
      const told: LongFrame = {
        duration: frame.duration,
        drawing: frame.styleAndLayoutStart > 0 ? end - frame.styleAndLayoutStart : 0,
        // biome-ignore lint/suspicious/noExplicitAny: as above.
        scripts: frame.scripts.map((script: any) => ({
          url: script.sourceURL,
          at: script.sourceCharPosition,
          name: script.sourceFunctionName,
          invoker: script.invoker,
          duration: script.duration,
          layout: script.forcedStyleAndLayoutDuration,
        })),
      }
      console.debug(mark + JSON.stringify(told))
    }
  }).observe({ type: 'long-animation-frame', buffered: true })
}

/** Follows the pages of a journey; what is given back ends it. Nothing is done where nobody asked. */
export async function followLongTasks(
  context: BrowserContext,
  journey: string,
): Promise<() => Promise<void>> {
  if (file === undefined) return async () => {}
  const hear = (message: ConsoleMessage): void => {
    const text = message.text()
    if (!text.startsWith(MARK)) return
    const line: LongLine = { journey, ...(JSON.parse(text.slice(MARK.length)) as LongFrame) }
    appendFileSync(file, `${JSON.stringify(line)}\n`)
  }
  context.on('console', hear)
  const script = await context.addInitScript(collect, MARK)
  return async () => {
    context.off('console', hear)
    await script.dispose()
  }
}
