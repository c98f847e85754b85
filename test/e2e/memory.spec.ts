// Closed views are released: a workspace that is opened again and again leaves nothing behind. Measured in numbers of
// nodes, which do not depend on the machine.

import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from './support'

/**
 * Warm-up rounds until all permanent data (templates of components, Monaco's own) exist, and rounds that are counted.
 */
const FIRST = 2
const MORE = 3

test('the Domain workspace releases its editors each time it is closed', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  await page.goto('./#open?domain=ferry&problem=p01')
  const inExplore = page.locator('[data-part=eyebrow]')
  await inExplore.waitFor()
  const go = (space: string): Promise<void> => page.evaluate(hash => void (location.hash = hash), space)
  const openAndClose = async (): Promise<void> => {
    await go('domain')
    await expect(page.locator('[data-part=editor-host][data-stage=ready] .view-lines')).toHaveCount(2)
    await go('explore')
    await inExplore.waitFor()
    await expect(page.locator('[data-part=editor-host]')).toHaveCount(0)
  }
  /** Nodes in the document and outside of it. */
  const nodes = async (): Promise<number> => {
    await session.send('HeapProfiler.collectGarbage')
    return (await session.send('Memory.getDOMCounters')).nodes
  }
  for (let round = 0; round < FIRST; round++) await openAndClose()
  const before = await nodes()
  for (let round = 0; round < MORE; round++) await openAndClose()
  // Two editors have more than 300 nodes. The last closed one may be held until the next task.
  await expect.poll(async () => (await nodes()) - before).toBeLessThan(MORE * 100)
})

test('no script of the built page has a letter that makes the browser keep two bytes for each', () => {
  const folder = resolve(process.env.PLANGROUND_PAGE ?? 'dist/page', 'assets')
  const scripts = readdirSync(folder).filter(name => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(100)
  const wide = scripts.filter(name => /[\u0100-\uffff]/.test(readFileSync(join(folder, name), 'utf8')))
  // A build with source maps keeps them for the requested files.
  expect(wide.filter(name => !readdirSync(folder).includes(`${name}.map`))).toEqual([])
})
