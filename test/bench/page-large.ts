// Journeys with what is large: the longest texts of the benchmark, a long response, a file of ten thousand questions, and
// a phone.

import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { dataFolder } from '../support/data'
import type { Figure, Journeyed } from './page-journeys'
import { Probe } from './page-probe'

const QUESTIONS = 10_000
const WORDS = 5_000

interface Row {
  readonly PDDL_domain?: string
  readonly PDDL_problem?: string
}

const rowsOf = (name: string): Row[] => JSON.parse(readFileSync(join(dataFolder()!, 'acpbench', name), 'utf8')) as Row[]

/** The record with the longest problem. */
const largest = (name: string): Row =>
  rowsOf(name).reduce((most, row) => ((row.PDDL_problem?.length ?? 0) > (most.PDDL_problem?.length ?? 0) ? row : most))

/** The records of a file over and over, each with an id of its own. */
function manyQuestions(): Row[] {
  const rows = rowsOf('app.gen.json')
  return Array.from({ length: QUESTIONS }, (_, i) => ({ ...rows[i % rows.length]!, id: i }))
}

/** The path of a file with these records. */
function written(name: string, rows: readonly Row[]): string {
  const path = join(mkdtempSync(join(tmpdir(), 'planground-')), name)
  writeFileSync(path, JSON.stringify(rows))
  return path
}

/** A response that thinks aloud, with a list at its end. */
const longResponse = (): string =>
  `${Array.from({ length: WORDS / 10 }, (_, i) => `Step ${i}: consider whether the action (goto loc${i % 30}) helps.`).join(' ')}\n\n[(a b), (c d)]`

export async function largeJourneys(page: Page, address: string, folder: string): Promise<Journeyed[]> {
  const probe = new Probe(page, folder)
  const done: Journeyed[] = []
  const travel = async (title: string, way: () => Promise<void>): Promise<void> => {
    const figures: Figure[] = []
    await probe.start()
    const from = Date.now()
    await way()
    figures.push({ name: title, ms: Date.now() - from })
    done.push({ title, held: await probe.stop(), figures })
  }
  const open = (name: string, rows: readonly Row[]): Promise<void> =>
    page.locator('input[type=file]').setInputFiles(written(name, rows))
  const eyebrow = (text: string) => page.locator('.eyebrow', { hasText: text }).first().waitFor()
  const tab = (name: RegExp) => page.getByRole('tab', { name }).first().click()

  await page.goto(address)
  await page.locator('.card-problems button').first().waitFor()
  await travel('opening the largest problem', async () => {
    await open('largest.json', [largest('reach.gen.json')])
    await eyebrow('reachability')
    await page.locator('.picture .scene').first().waitFor({ timeout: 60_000 })
  })
  await travel('its PDDL tab', async () => {
    await tab(/pddl/i)
    await page.locator('.editor-host.ready .monaco-editor').first().waitFor()
    await page.getByText('No problems found').waitFor({ timeout: 60_000 })
  })
  await travel('its domain text', async () => {
    await page
      .locator('.pddl-top')
      .getByRole('tab', { name: /domain/i })
      .click()
    await page.locator('.editor-host.ready .monaco-editor').last().waitFor()
  })
  await travel('its landmarks', async () => {
    await tab(/landmarks/i)
    await page
      .locator('.stage .landmark-list, .stage .landmark-picture, .stage svg')
      .first()
      .waitFor({ timeout: 60_000 })
  })
  await travel('its state tab', async () => {
    await tab(/state/i)
    await page.locator('.picture .scene').first().waitFor()
  })
  const box = page.getByRole('textbox', { name: 'Your answer' })
  await travel('pasting 5,000 words', async () => {
    await box.click()
    await page.evaluate(text => {
      const field = document.querySelector('textarea')!
      field.focus()
      document.execCommand('insertText', false, text)
    }, longResponse())
    await page.waitForTimeout(500)
  })
  await travel('checking them', async () => {
    await page.keyboard.press('Control+Enter')
    await page.locator('.verdict-word').first().waitFor()
    await page.waitForTimeout(300)
  })
  for (const [name, kind] of [
    ['val.gen.json', 'validation'],
    ['just.gen.json', 'justification'],
    ['prog.gen.json', 'progression'],
  ] as const)
    await travel(`opening ${name}`, async () => {
      await open(name, rowsOf(name))
      await eyebrow(kind)
      await page.waitForTimeout(400)
    })
  await travel('opening 10,000 questions', async () => {
    await open('many.json', manyQuestions())
    await page.locator('.list-pane .count', { hasText: /10.\d{3}/ }).waitFor({ timeout: 120_000 })
    await page.waitForTimeout(1_500)
  })
  await travel('to the last of them', async () => {
    await page.locator('.list-pane [role=listbox]').first().focus()
    await page.keyboard.press('End')
    await page.waitForTimeout(800)
  })
  await travel('opening the page again with them', async () => {
    await page.waitForTimeout(2_000)
    await page.reload({ waitUntil: 'commit' })
    await page.locator('.eyebrow').waitFor({ timeout: 60_000 })
    await page.waitForTimeout(1_000)
  })
  return done
}
