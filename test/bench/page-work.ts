// What a visit costs: requests, bytes, and processor time of the page's main thread, from navigation until the first
// page is idle, and until 3 s after a question is shown. `npm run bench -- page-work PATH` visits another built page in
// turn, and prints the ratios.

import { existsSync } from 'node:fs'
import type { IncomingMessage, Server } from 'node:http'
import { join, resolve } from 'node:path'
import { type BareChromium, bareChromium, type BareTab } from './bare-chromium'
import { median, table } from './measure'
import { builtPage, root } from './page-open'

const RUNS = Number(process.env.PLANGROUND_RUNS ?? 5)
/** Milliseconds without a request after which a page is idle, and for which a question is shown. */
const QUIET = 1_500
const SHOWN = 3_000
const EXAMPLE = `document.querySelector('.gallery-first .button.primary').click()`
const QUESTION = `new Promise(done => {
  const look = () => (document.querySelector('.eyebrow') && document.querySelector('textarea') ? done() : setTimeout(look, 50))
  look()
})`

/** What was counted since the navigation; times in milliseconds of the main thread's processor time. */
interface Counted {
  readonly requests: number
  /** Those of the page, without its workers. */
  readonly ofPage: number
  readonly kilobytes: number
  readonly work: number
  readonly scripts: number
  readonly layout: number
}

type Visits = Readonly<Record<string, Counted>>

const PARTS: readonly (readonly [title: string, part: keyof Counted])[] = [
  ['requests', 'requests'],
  ['of the page itself', 'ofPage'],
  ['kB', 'kilobytes'],
  ['work, ms', 'work'],
  ['scripts', 'scripts'],
  ['style, layout', 'layout'],
]

/** `path`: a folder with another built page. */
export async function benchPageWork([path]: readonly string[]): Promise<void> {
  const other = path === undefined ? undefined : resolve(path)
  if (other === undefined || !existsSync(join(other, 'index.html')))
    console.log(
      `${other === undefined ? 'No other page is named' : `There is no page in ${other}`}: only this page is measured.`,
    )
  const folders = [await builtPage(), ...(other !== undefined && existsSync(other) ? [other] : [])]
  const runs: Visits[][] = folders.map(() => [])
  // The first round only lets the server compress what it sends.
  for (let run = -1; run < RUNS; run++)
    for (const [i, folder] of folders.entries()) {
      const visits = await visitAll(folder)
      if (run >= 0) runs[i]!.push(visits)
    }
  const middle = runs.map(each => middleOf(each))
  for (const [i, visits] of middle.entries())
    table(
      `${i === 0 ? 'This page' : other}: median of ${RUNS}`,
      ['visit', ...PARTS.map(([title]) => title)],
      Object.entries(visits).map(([name, counted]) => [name, ...PARTS.map(([, part]) => counted[part])]),
    )
  const [here, there] = middle
  if (here !== undefined && there !== undefined)
    table(
      'This page next to the other',
      ['visit', ...PARTS.map(([title]) => title)],
      Object.entries(here).map(([name, counted]) => [
        name,
        ...PARTS.map(([, part]) => counted[part] / there[name]![part]),
      ]),
    )
}

function middleOf(runs: readonly Visits[]): Visits {
  const of = (name: string, part: keyof Counted): number => median(runs.map(run => run[name]![part]))
  return Object.fromEntries(
    Object.keys(runs[0]!).map(name => [
      name,
      Object.fromEntries(PARTS.map(([, part]) => [part, of(name, part)])) as unknown as Counted,
    ]),
  )
}

/** The visits with browsers that were never here. */
async function visitAll(folder: string): Promise<Visits> {
  const visits: Record<string, Counted> = {}
  for (const isKept of [false, true]) {
    const site = await counting(folder, isKept)
    const browser = await bareChromium(1440, 900)
    try {
      const way = isKept ? ', kept offline' : ''
      Object.assign(visits, await visit(browser, site, `first visit${way}`))
      Object.assign(visits, await visit(browser, site, `next visit${way}`, false))
    } finally {
      await browser.close()
      site.server.close()
    }
  }
  return visits
}

interface Site {
  readonly server: Server
  readonly address: string
  /** Requests so far, without those of the service worker, which stores all files. */
  asked: number
  bytes: number
}

/**
 * Serves the folder as hosts do that let browsers keep files with a hash in their name; `isKept`: the page may have its
 * service worker.
 */
async function counting(folder: string, isKept: boolean): Promise<Site> {
  const { serve } = await import(join(root, 'test/e2e/serve.mjs'))
  const server: Server = await serve({ folder, path: '/', lasts: 3600 })
  const { port } = server.address() as { port: number }
  const site: Site = { server, address: `http://127.0.0.1:${port}/`, asked: 0, bytes: 0 }
  server.prependListener('request', (request: IncomingMessage, response) => {
    if (/service-worker\.js$/.test(request.headers.referer ?? request.url ?? '')) {
      if (!isKept) request.url = '/none'
      return
    }
    site.asked++
    if (process.env.PLANGROUND_REQUESTS !== undefined) console.log(describe(request))
    const end = response.end.bind(response)
    response.end = (body?: unknown) => {
      site.bytes += (body as Buffer | undefined)?.length ?? 0
      return end(body)
    }
  })
  return site
}

const describe = ({ url, headers }: IncomingMessage): string =>
  `${String(headers['sec-fetch-dest']).padEnd(10)} ${url} from ${headers.referer?.replace(/.*\//, '') || 'the page'}`

/** Opens the first page; `isNew`: nothing is open yet, so the example is pressed. Else the last question comes back. */
async function visit(browser: BareChromium, site: Site, name: string, isNew = true): Promise<Visits> {
  const tab = await browser.open()
  await tab.send('Performance.enable', { timeDomain: 'threadTicks' })
  const before = { asked: site.asked, bytes: site.bytes }
  const run = async (expression: string): Promise<unknown> =>
    (await tab.send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true })).result.value
  const counted = async (): Promise<Counted> => ({
    ...{ requests: site.asked - before.asked, kilobytes: (site.bytes - before.bytes) / 1000 },
    ...(await workOf(tab)),
    ofPage: 1 + Number(await run("performance.getEntriesByType('resource').length")),
  })
  await tab.send('Page.navigate', { url: site.address })
  await idle(site)
  const visits: Record<string, Counted> = { [name]: await counted() }
  if (isNew) {
    await run(EXAMPLE)
    await run(QUESTION)
    await new Promise(done => setTimeout(done, SHOWN))
    visits[`${name}, a question`] = await counted()
  }
  await tab.close()
  return visits
}

async function workOf(tab: BareTab): Promise<Pick<Counted, 'work' | 'scripts' | 'layout'>> {
  const { metrics } = (await tab.send('Performance.getMetrics')) as { metrics: { name: string; value: number }[] }
  const of = (name: string): number => 1000 * metrics.find(each => each.name === name)!.value
  return {
    work: of('TaskDuration'),
    scripts: of('ScriptDuration'),
    layout: of('LayoutDuration') + of('RecalcStyleDuration'),
  }
}

async function idle(site: Site): Promise<void> {
  let asked = -1
  for (let waited = 0; site.asked !== asked || waited < 2 * QUIET; waited += QUIET) {
    asked = site.asked
    await new Promise(done => setTimeout(done, QUIET))
  }
}
