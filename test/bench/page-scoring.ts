// Many made-up responses dropped into the built page: how long until all are scored, what holds the main thread meanwhile,
// and what is done with the run afterwards; with the memory of the page's process.

import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { plainKinds, wordsOfKind } from '#questions/kinds/codes'
import { sampleRun } from '#results/scoring/sample/files'
import { dataFolder } from '../support/data'
import { sharedQuestions } from '../support/samples'
import type { Figure, Journeyed } from './page-journeys'
import { pageMemory } from './page-process'
import { Probe } from './page-probe'

const GOAL_SECONDS = 20

/** Result files of this many responses, and the question files next to them. */
export function scoringFiles(count: number): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'planground-'))
  const run = sampleRun(sharedQuestions(), { seed: 'page', count, format: 'jsonl' })
  const results = run.files.map(({ name, text }) => {
    const path = join(folder, name)
    writeFileSync(path, [...text()].join(''))
    return path
  })
  const questions = plainKinds().flatMap(kind =>
    wordsOfKind(kind).formats.map(format => join(dataFolder()!, 'acpbench', `${kind}.${format}.json`)),
  )
  return [...results, ...questions]
}

export const scoringTitle = (count: number): string => `scoring ${count.toLocaleString('en')} responses`

/** Drives one page through a run of `count` responses. */
export const scoringJourneys =
  (count: number) =>
  async (page: Page, address: string, folder: string): Promise<Journeyed[]> => {
    const files = scoringFiles(count)
    const probe = new Probe(page, folder)
    const done: Journeyed[] = []
    const travel = async (title: string, way: () => Promise<Figure[]>): Promise<void> => {
      await probe.start()
      const figures = await way()
      done.push({ title, held: await probe.stop(), figures })
    }
    await page.goto(`${address}#score/runs`)
    await page.getByRole('button', { name: 'Choose files' }).waitFor()
    let max = 0
    const looking = setInterval(() => {
      max = Math.max(max, pageMemory())
    }, 100)
    await travel(scoringTitle(count), async () => {
      await page.locator('input[aria-label="Choose files"]').setInputFiles(files)
      const start = page.getByRole('button', { name: /^Score \d+ files$/ })
      await start.waitFor()
      const from = Date.now()
      await start.click()
      const progress = page.locator('.run-progress')
      await progress.waitFor()
      await progress.waitFor({ state: 'detached', timeout: 3_600_000 })
      await page.getByRole('button', { name: 'All runs' }).click()
      await page
        .locator('.run-entry-state')
        .filter({ hasText: `${count.toLocaleString('en')} responses` })
        .waitFor({ timeout: 3_600_000 })
      const seconds = (Date.now() - from) / 1000
      return [
        {
          name: scoringTitle(count),
          ms: 1000 * seconds,
          goal: `${GOAL_SECONDS},000 for 10,000`,
        },
        { name: 'responses a second', ms: count / seconds },
      ]
    })
    clearInterval(looking)
    await travel('the figures of the run, from its rows and back', async () => {
      await page.locator('.run-entry-name').first().click()
      for (const name of ['Rows', 'Summary', 'Rows']) await page.getByRole('tab', { name }).click()
      await page.getByRole('grid').or(page.getByRole('table')).first().waitFor()
      return []
    })
    await travel('the rows, scrolled to the end', async () => {
      await page.mouse.move(700, 600)
      for (let i = 0; i < 40; i++) await page.mouse.wheel(0, 3000)
      await page.keyboard.press('End')
      return [{ name: 'megabytes of the page’s process at most', ms: max }]
    })
    return done
  }
