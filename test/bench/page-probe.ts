// What holds the page's main thread: long animation frames as the browser tells them, and a sampled profile that says
// how much of each long script is code of ours, Monaco's, or the browser's own.

import type { CDPSession, Page } from '@playwright/test'
import { Sources } from './built-sources'

/** Code of Monaco's, or of its chunk where the map does not say. */
const MONACO = /monaco-editor|assets\/monaco/

interface Script {
  readonly url: string
  readonly at: number
  readonly invoker: string
  readonly start: number
  readonly duration: number
}

interface Frame {
  readonly start: number
  readonly duration: number
  /** From style and layout to the end of the frame. */
  readonly drawing: number
  readonly scripts: readonly Script[]
}

/** A script that ran long, and whose code took the time, in milliseconds. */
export interface Block {
  /** What the browser names as its beginning. */
  readonly entry: string
  readonly duration: number
  readonly ours: number
  readonly monaco: number
  /** Our files with the most time in this block, most first. */
  readonly files: readonly (readonly [string, number])[]
}

export interface Held {
  readonly longFrames: number
  readonly blocks: readonly Block[]
  /** The longest stretch of style, layout and paint in one frame. */
  readonly drawing: number
}

declare global {
  interface Window {
    benchFrames: Frame[]
  }
}

/** Runs in the page before anything else. */
function collectFrames(): void {
  window.benchFrames = []
  new PerformanceObserver(list => {
    // biome-ignore lint/suspicious/noExplicitAny: the type library does not know these entries yet.
    for (const entry of list.getEntries() as any[])
      window.benchFrames.push({
        start: entry.startTime,
        duration: entry.duration,
        drawing:
          entry.styleAndLayoutStart > 0
            ? entry.startTime + entry.duration - entry.styleAndLayoutStart
            : 0,
        // biome-ignore lint/suspicious/noExplicitAny: as above.
        scripts: entry.scripts.map((script: any) => ({
          url: script.sourceURL,
          at: script.sourceCharPosition,
          invoker: script.invoker,
          start: script.startTime,
          duration: script.duration,
        })),
      })
  }).observe({ type: 'long-animation-frame', buffered: true })
}

interface ProfileNode {
  readonly id: number
  readonly callFrame: {
    readonly functionName: string
    readonly url: string
    readonly lineNumber: number
    readonly columnNumber: number
  }
  readonly children?: readonly number[]
}
interface Profile {
  readonly nodes: readonly ProfileNode[]
  readonly startTime: number
  readonly samples: readonly number[]
  readonly timeDeltas: readonly number[]
}

export class Probe {
  private readonly sources: Sources
  private readonly page: Page
  private readonly session: CDPSession
  private from = 0

  private constructor(folder: string, page: Page, session: CDPSession) {
    this.sources = new Sources(folder)
    this.page = page
    this.session = session
  }

  /** For a page that has not been opened yet, built with source maps in this folder. */
  static async of(page: Page, folder: string): Promise<Probe> {
    await page.addInitScript(collectFrames)
    const session = await page.context().newCDPSession(page)
    await session.send('Profiler.enable')
    await session.send('Performance.enable')
    await session.send('Profiler.setSamplingInterval', { interval: 500 })
    return new Probe(folder, page, session)
  }

  /** Begins a stretch; `fresh` where it begins with opening the page. */
  async start(fresh = false): Promise<void> {
    await this.session.send('Profiler.start')
    this.from = fresh ? 0 : await this.page.evaluate(() => performance.now())
  }

  /** What held the main thread since the start, once the page has come to rest. */
  async stop(): Promise<Held> {
    await this.page.evaluate(() => new Promise(done => requestIdleCallback(done, { timeout: 500 })))
    await this.page.evaluate(() => new Promise(done => setTimeout(done, 60)))
    const frames = (await this.page.evaluate(() => window.benchFrames)).filter(
      frame => frame.start + frame.duration > this.from,
    )
    const { profile } = (await this.session.send('Profiler.stop')) as { profile: Profile }
    const { metrics } = await this.session.send('Performance.getMetrics')
    const began = metrics.find(({ name }) => name === 'NavigationStart')!.value * 1000
    const samples = this.sampled(profile, began)
    const blocks = frames
      .flatMap(frame => frame.scripts)
      .map(script => this.block(script, samples))
      .sort((a, b) => b.ours - a.ours)
    return {
      longFrames: frames.length,
      blocks,
      drawing: Math.max(0, ...frames.map(frame => frame.drawing)),
    }
  }

  private block(script: Script, samples: readonly Sample[]): Block {
    const files = new Map<string, number>()
    let ours = 0
    let monaco = 0
    for (const { at, length, file } of samples) {
      if (at < script.start || at >= script.start + script.duration || file === undefined) continue
      if (MONACO.test(file)) monaco += length
      else {
        ours += length
        files.set(file, (files.get(file) ?? 0) + length)
      }
    }
    return {
      entry: `${script.invoker} in ${this.sources.atOffset(script.url, script.at)}`,
      duration: script.duration,
      ours,
      monaco,
      files: [...files].sort((a, b) => b[1] - a[1]).slice(0, 3),
    }
  }

  /** Each sample's time in the page's own clock and the file whose code ran, or had the browser do something. */
  private sampled(profile: Profile, began: number): Sample[] {
    const parents = new Map<number, number>()
    const nodes = new Map(profile.nodes.map(node => [node.id, node]))
    for (const node of profile.nodes)
      for (const child of node.children ?? []) parents.set(child, node.id)
    const files = new Map<number, string | undefined>()
    const fileOf = (id: number): string | undefined => {
      if (files.has(id)) return files.get(id)
      const { url, lineNumber, columnNumber } = nodes.get(id)!.callFrame
      const parent = parents.get(id)
      const file = url.startsWith('http')
        ? this.sources.at(url, lineNumber, columnNumber)
        : parent === undefined
          ? undefined
          : fileOf(parent)
      files.set(id, file)
      return file
    }
    let time = profile.startTime / 1000 - began
    return profile.samples.map((id, index) => {
      time += profile.timeDeltas[index]! / 1000
      const next = (profile.timeDeltas[index + 1] ?? 0) / 1000
      return { at: time, length: next, file: fileOf(id) }
    })
  }
}

interface Sample {
  readonly at: number
  readonly length: number
  readonly file: string | undefined
}
