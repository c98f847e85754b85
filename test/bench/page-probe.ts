// The tasks of the page's main thread, from the browser's trace, in milliseconds of processor time, and how much of
// each is the page's own code or Monaco's.

import type { Browser, Page } from '@playwright/test'
import { type MainTask, mainTasks, TRACED } from '../support/main-thread'
import { Sources } from './built-sources'

/** Code of Monaco's, or of its chunk where the map does not state. */
const MONACO = /monaco-editor|assets\/monaco/
/** Milliseconds from which a task is examined. */
const MIN_MS = 5
const DRAWING = /^(UpdateLayoutTree|Layout|PrePaint|Paint|Layerize|Commit)$/

/** A task, in milliseconds. */
export interface Block {
  readonly whole: number
  readonly own: number
  readonly monaco: number
  /** Style, layout and paint in it. */
  readonly drawing: number
  /** As the clock has it. */
  readonly clock: number
  /** Its longest parts, and where their code begins. */
  readonly parts: readonly string[]
}

/** Most of our own first. */
export interface Held {
  readonly blocks: readonly Block[]
}

export class Probe {
  private readonly sources: Sources
  private readonly page: Page
  private readonly browser: Browser

  /** For a page built with source maps in this folder. */
  constructor(page: Page, folder: string) {
    this.sources = new Sources(folder)
    this.page = page
    this.browser = page.context().browser()!
  }

  async start(): Promise<void> {
    await this.browser.startTracing(undefined, { categories: [...TRACED] })
  }

  /** The tasks of the main thread since the start, once the page is idle. */
  async stop(): Promise<Held> {
    await this.page.evaluate(() => new Promise(done => requestIdleCallback(done, { timeout: 500 })))
    await this.page.evaluate(() => new Promise(done => setTimeout(done, 60)))
    const trace = (await this.browser.stopTracing()).toString('utf8')
    const blocks = mainTasks(trace, MIN_MS).map(task => this.block(task))
    return { blocks: blocks.sort((a, b) => b.own - a.own) }
  }

  private block({ ms, clock, pieces }: MainTask): Block {
    const placed = pieces.map(({ url, line, column, ...piece }) => ({
      ...piece,
      place: url === '' ? '' : this.sources.at(url, line, column),
    }))
    const most = (of: typeof placed): number => Math.max(0, ...of.map(piece => piece.ms))
    const monaco = most(placed.filter(({ place }) => MONACO.test(place)))
    return {
      ...{ whole: ms, clock, monaco },
      own: ms - monaco,
      drawing: placed.filter(({ name }) => DRAWING.test(name)).reduce((sum, piece) => sum + piece.ms, 0),
      parts: placed
        .filter(piece => piece.ms >= MIN_MS)
        .slice(0, 4)
        .map(({ name, ms, place }) => `${name} ${ms.toFixed(0)} ${place}`.trimEnd()),
    }
  }
}
