// The same suite in a fresh Node process's heap and in a worker in Chromium, side by side.

import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Reached } from '../bars/bars'
import { milliseconds, sum, table } from './measure'
import { runSuite, type SuiteTimes } from './suite'
import { benchProblems } from './texts'

/** Run alone, in a process of its own: `main.js suite` prints the times as JSON. */
export function printSuite(): void {
  console.log(JSON.stringify(runSuite(benchProblems(), milliseconds)))
}

const RUNS = 3

export async function benchInBrowser(): Promise<Reached> {
  const root = resolve(fileURLToPath(import.meta.url), '../../..')
  const problems = benchProblems()
  const inNode = Array.from({ length: RUNS }, () => {
    const { stdout } = spawnSync(process.execPath, [fileURLToPath(import.meta.url), 'suite'], {
      encoding: 'utf8',
    })
    return JSON.parse(stdout.trim().split('\n').pop()!) as SuiteTimes
  })
  const { build } = await import('vite')
  const outDir = join(root, '.cache/bench-page')
  await build({
    root,
    logLevel: 'error',
    build: {
      outDir,
      emptyOutDir: true,
      rollupOptions: { input: join(root, 'test/bench/browser/index.html') },
    },
  })
  const { serve } = await import(join(root, 'test/e2e/serve.mjs'))
  const { findOrGetChromium } = await import(join(root, 'scripts/find-chromium.mjs'))
  const { chromium } = await import('@playwright/test')
  const server = await serve({ folder: outDir, path: '/' })
  const browser = await chromium.launch({
    executablePath: await findOrGetChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  })
  const inChromium: SuiteTimes[] = []
  for (let run = 0; run < RUNS; run++) {
    const page = await browser.newPage()
    await page.goto(`http://127.0.0.1:${server.address().port}/test/bench/browser/index.html`)
    await page.waitForFunction(() => 'runInWorker' in window)
    inChromium.push(
      await page.evaluate(
        given => (window as unknown as { runInWorker: (p: unknown) => Promise<SuiteTimes> }).runInWorker(given),
        problems.map(({ kind, domain, problem }) => ({ kind, domain, problem })),
      ),
    )
    await page.close()
  }
  await browser.close()
  server.close()
  const best = (runs: readonly SuiteTimes[], part: keyof SuiteTimes): number => Math.min(...runs.map(run => run[part]))
  const parts = Object.keys(inNode[0]!) as (keyof SuiteTimes)[]
  const rows = parts.map(part => ({
    part,
    node: best(inNode, part),
    page: best(inChromium, part),
  }))
  const all = {
    part: 'all',
    node: sum(rows.map(({ node }) => node)),
    page: sum(rows.map(({ page }) => page)),
  }
  table(
    `The suite in Node and in a worker in Chromium, milliseconds, best of ${RUNS} (goal: ratio at most 1.3)`,
    ['part', 'Node', 'Chromium', 'ratio'],
    [...rows, all].map(({ part, node, page }) => [part, node, page, page / node]),
  )
  return { browser: all.page / all.node }
}
