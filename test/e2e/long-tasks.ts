// The long tasks of the main thread in journeys, if PLANGROUND_LONG_TASKS names a file: one line per task, with the
// title of the journey. The browser is traced for it, so journeys must run one after the other.

import { appendFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { type MainTask, mainTasks, TRACED } from '../support/main-thread'

export interface LongLine extends MainTask {
  readonly journey: string
}

/** Milliseconds of processor time from which a task is written down. */
export const MIN_MS = 25
const file = process.env.PLANGROUND_LONG_TASKS
/** A folder for the traces themselves, with samples of what runs. */
const kept = process.env.PLANGROUND_LONG_TASKS_TRACES

/** Follows the pages of a journey; the returned value ends it. Nothing is done where nobody asked. */
export async function followLongTasks(context: BrowserContext, journey: string): Promise<() => Promise<void>> {
  const browser = context.browser()
  if (file === undefined || browser === null || browser.browserType().name() !== 'chromium') return async () => {}
  const sampled = kept === undefined ? [] : ['disabled-by-default-v8.cpu_profiler']
  await browser.startTracing(undefined, { categories: [...TRACED, ...sampled] })
  return async () => {
    const trace = (await browser.stopTracing()).toString('utf8')
    if (kept !== undefined)
      writeFileSync(join(kept, `${journey.replace(/[^a-z0-9]+/gi, '-').slice(0, 80)}.json`), trace)
    const lines = mainTasks(trace, MIN_MS).map(task => JSON.stringify({ journey, ...task }))
    appendFileSync(file, lines.map(line => `${line}\n`).join(''))
  }
}
