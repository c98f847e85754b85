// Published questions, dropped as files: one of each kind with the gold answer and with a broken
// one.

import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { goldText } from '#questions/benchmarks/acpbench/gold'
import { importAcpbench } from '#questions/benchmarks/acpbench/import'
import { kindName } from '#questions/kinds/codes'
import { acpbenchKinds, dataFolder, dataText, skipMessage } from '../support/data'
import { check, drop, expect, fileOf, test, verdict } from './support'

const folder = dataFolder()

/** An answer of the right form that is surely not right. */
const broken: Readonly<Record<(typeof acpbenchKinds)[number], string>> = {
  app: '[]',
  prog: '[] []',
  reach: '(no-such-predicate)',
  areach: '(no-such-action)',
  val: '9999',
  just: '[]',
  land: '(no-such-predicate)',
  nexta: '(no-such-action)',
}

test('of each kind the gold answer of a published question is right, a broken one is not', async ({ page }) => {
  test.skip(folder === undefined, skipMessage)
  await page.goto('./')
  const files = acpbenchKinds.map(kind => fileOf(join(folder!, 'acpbench', `${kind}.gen.json`)))
  const [first, ...others] = files
  // All at once, a packed one among them, make one list.
  await drop(page, { name: `${first!.name}.gz`, bytes: gzipSync(first!.bytes) }, ...others)
  await expect(page.getByRole('combobox', { name: 'File' })).toContainText('All 8 files')
  for (const kind of acpbenchKinds)
    await test.step(kindName(kind), async () => {
      const { records } = importAcpbench(dataText(`acpbench/${kind}.gen.json`))
      await page.getByRole('combobox', { name: 'Kind' }).selectOption(kind)
      await expect(page.locator('[data-part=list-pane] [data-part=count]')).toHaveText(`${records.length}`)
      await page.locator('[data-part=virtual-row]').first().click()
      await expect(page.locator('[data-part=eyebrow]')).toContainText(kindName(kind))
      const gold = goldText(records[0]!)!
      expect(await check(page, gold), gold).toBe('right')
      await expect(verdict(page)).toContainText('Evidence')
      expect(['wrong', 'unreadable']).toContain(await check(page, broken[kind]))
      await expect(page.locator('[data-part=question]')).toContainText(
        records[0]!.context.slice(0, 60).replace(/\s+/g, ' ').trim(),
      )
    })
})

test('a picture of the reachable states is drawn for a published question', async ({ page }) => {
  test.skip(folder === undefined, skipMessage)
  await page.goto('./')
  await drop(page, fileOf(join(folder!, 'acpbench', 'nexta.gen.json')))
  await page.getByRole('tab', { name: 'Graph' }).click()
  await expect(page.locator('[data-part=graph-count]')).toContainText(/^(All|[\d\s]+of) /)
  const graph = page.getByRole('application', { name: /State graph/ })
  await graph.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('[data-part=graph-description] strong')).toContainText('1 step from the start')
  await page.keyboard.press('Enter')
  await page.getByRole('tab', { name: 'State', exact: false }).first().click()
  await expect(page.locator('[data-part=way-title]')).toContainText('After 1 step')
})
