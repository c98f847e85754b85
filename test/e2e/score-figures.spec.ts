// The figures of a run: their values, their links, their exports, and two runs compared.

import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { nothingSerious } from './axe'
import { sampleRun, scoreSample } from './seed-run'
import { drop, expect, test } from './support'

const rowsShown = (page: Page) => page.getByText(/^[\d,]+ of [\d,]+ rows$/)
const numberOf = (text: string | null): number => Number(/[\d,]+/.exec(text ?? '')![0].replaceAll(',', ''))

test('figures lead to the rows behind them', async ({ page }) => {
  const run = await scoreSample(page)
  const total = numberOf(await page.locator('[data-part=overview-about]').textContent())
  const strip = page.locator('[data-part=verdict-strip]')
  await expect(strip).toContainText(/\d+ right.*\d+ wrong.*\d+ unreadable/)
  const wrong = strip.getByRole('link', { name: /wrong/ })
  const many = numberOf(await wrong.textContent())
  expect(many).toBeGreaterThan(10)
  await wrong.click()
  await expect(rowsShown(page)).toHaveText(`${many} of ${total} rows`)
  expect(page.url()).toBe(`${run}/rows?verdict=wrong`)

  await page.goBack()
  const cause = page.locator('[data-part=cause-table]').getByRole('link').first()
  const panel = page.getByRole('region', { name: 'Official score against verdict' })
  await expect(panel).toContainText(/They agree on \d+ responses and differ on \d+/)
  await cause.click()
  await expect(page).toHaveURL(/rows\?differs=/)
  await expect(rowsShown(page)).toBeVisible()
})

test('the run as files; kinds and domains by keys alone, and one model of two', async ({ page }) => {
  const run = await sampleRun(page)
  await test.step('as files, all of it or its failures', async () => {
    const total = numberOf(await page.locator('[data-part=overview-about]').textContent())
    const saved = async (name: string): Promise<string> => {
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Export' }).click()
      await page.getByRole('menuitem', { name, exact: true }).click()
      return readFileSync(await (await download).path(), 'utf8')
    }
    const csv = await saved('CSV, one line per response')
    expect(csv.split(/\r\n(?=samples|[^\r\n]+,\d+,)/).length).toBe(total + 1)
    const json = JSON.parse(await saved('JSON, figures and rows'))
    expect(json.rows).toHaveLength(total)
    expect(json.summary.responses).toBe(total)
    const failures = JSON.parse(await saved('JSON of failures'))
    expect(failures.rows).toHaveLength(total - json.summary.right)
    expect(await saved('LaTeX, figures as tables')).toContain('\\begin{tabular}')
    expect(await saved('Markdown, figures and failures')).toContain('## Failures')
  })
  await test.step('kinds and domains by keys alone, and one model of two', async () => {
    const map = page.getByRole('table', { name: /in percent, by domain and kind/ })
    await map.locator('[tabindex="0"]').focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowDown')
    const cell = map.locator(':focus')
    await expect(cell).toHaveAccessibleName(/^Progression, .*: [\d.]+% of \d+ responses, 95%: /)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${run}/rows?kind=prog&domain=logistics`)
    await page.goBack()

    const about = page.getByRole('region', { name: 'Accuracy', exact: true })
    const both = numberOf(await about.getByRole('link', { name: /right/ }).textContent())
    await page.getByRole('combobox', { name: 'Model' }).selectOption('Sample model A')
    await expect(about.getByRole('link', { name: /right/ })).not.toHaveText(`${both} right`)
    const one = numberOf(await about.getByRole('link', { name: /right/ }).textContent())
    expect(one).toBeLessThan(both)
    await page.getByRole('tab', { name: 'Format' }).click()
    await expect(page.getByRole('rowheader', { name: 'Yes/no', exact: true })).toBeVisible()
  })
})

test('the summary by link and file, without the responses', async ({ page, context }) => {
  await sampleRun(page)
  const number = await page.locator('[data-part=headline-number]').first().textContent()
  await page.getByRole('button', { name: 'Share' }).last().click()
  const dialog = page.getByRole('dialog', { name: 'Share this summary' })
  const link = await dialog.locator('code').textContent()
  expect(link!.length).toBeLessThan(8_000)
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Save as a file' }).click()
  const bytes = readFileSync(await (await download).path())
  await page.keyboard.press('Escape')

  const other = await context.newPage()
  await other.goto(link!)
  const shown = other.getByRole('region', { name: 'Shared summary' })
  await expect(shown).toContainText('to be read only')
  await expect(shown.locator('[data-part=headline-number]').first()).toHaveText(number!)
  await expect(shown.getByRole('link')).toHaveCount(0)
  await expect(shown.getByRole('heading', { name: 'Comparison with published results' })).toBeVisible()

  await other.goto('./#score/runs')
  await drop(other, { name: 'summary.json', bytes })
  await expect(shown.locator('[data-part=headline-number]').first()).toHaveText(number!)
  await other.goto(`./#score/summary/1.AAAAAAAA`)
  await expect(other.getByRole('alert')).toContainText('This summary cannot be read')
})

test('next to published results; two models of one run against each other; on paper one page', async ({ page }) => {
  await sampleRun(page)
  await test.step('on paper it is one page', async () => {
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
    expect(pdf.match(/\/Count (\d+)/)![1]).toBe('1')
  })
  await test.step('beside published results, with what differs in the set-up', async () => {
    const published = page.getByRole('region', { name: 'Comparison with published results' })
    await published.getByRole('combobox').selectOption({ label: 'GPT OSS 120B' })
    await expect(published).toContainText('ACPBench Hard: Unrestrained Reasoning')
    const row = published.getByRole('row', { name: /Next action, open/ })
    await expect(row).toContainText('0.78')
    await expect(published).toContainText('two worked examples')
    await expect(published).toContainText('This run has no questions of')
  })
  await test.step('two models of one run against each other', async () => {
    await page.getByRole('combobox', { name: 'Compare with another run' }).selectOption('Its own models')
    const total = page.getByRole('region', { name: 'Paired difference' })
    await expect(total).toContainText('Sample model A')
    await expect(total).toContainText(/Over \d+ questions that both answered/)
    await expect(total).toContainText('paired t test over the questions')
    const difference = total.locator('[data-part=compare-number]').last()
    await expect(difference).toContainText(/^\+\d/)
    const before = await difference.textContent()
    await page.getByRole('button', { name: 'Swap the two runs' }).click()
    await expect(difference).toHaveText(before!.replace('+', '−'))
    await page.getByRole('link', { name: 'Show the rows that differ' }).click()
    await expect(page).toHaveURL(/rows\?between=first,second,otherwise/)
    await expect(rowsShown(page)).toBeVisible()
    await expect(page.getByText('Second run', { exact: true }).first()).toBeVisible()
  })
})

test('axe finds nothing serious in figures and comparison, in either theme, and no width cuts them off', async ({
  page,
}) => {
  const run = await sampleRun(page)
  await nothingSerious(page, 'figures')
  const id = /score\/run\/(\w+)/.exec(run)![1]
  await page.goto(`./#score/compare/${id}/${id}`)
  await expect(page.getByRole('region', { name: 'Paired difference' })).toBeVisible()
  await nothingSerious(page, 'comparison')
  for (const place of [`./#score/compare/${id}/${id}`, run]) {
    await page.goto(place)
    await expect(page.locator('[data-part=compare-number], [data-part=headline-number]').first()).toBeVisible()
    for (const width of [1024, 390]) {
      await page.setViewportSize({ width, height: 844 })
      const over = await page.evaluate(() =>
        [...document.querySelectorAll('[data-part=overview], [data-part=compare-panel]')].map(
          each => each.scrollWidth - each.clientWidth,
        ),
      )
      expect(Math.max(...over), `${place} at ${width}`).toBeLessThanOrEqual(0)
    }
  }
})
