// The journeys that `bench -- page` drives through the built page, each measured until its end is visible.

import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { dataFolder } from '../support/data'
import { Probe, type Held } from './page-probe'

export interface Figure {
  readonly name: string
  readonly ms: number
  readonly goal?: string
}
export interface Journeyed {
  readonly title: string
  readonly held: Held
  readonly figures: readonly Figure[]
}

const SEEN = {
  problems: '.card-problems button',
  question: '.eyebrow',
  verdict: '.verdict:not([data-part~=stale]) .verdict-word',
  editor: '.editor-host.ready .monaco-editor',
}

/** Drives all of them in one page, one after the other. */
export async function journeys(page: Page, address: string, folder: string): Promise<Journeyed[]> {
  const probe = new Probe(page, folder)
  const done: Journeyed[] = []
  const travel = async (
    title: string,
    way: (report: (name: string, ms: number, goal?: string) => void) => Promise<void>,
  ): Promise<void> => {
    const figures: Figure[] = []
    await probe.start()
    await way((name, ms, goal) => figures.push({ name, ms, ...(goal ? { goal } : {}) }))
    done.push({ title, held: await probe.stop(), figures })
  }
  /** The moment something can be seen, in the page's clock. */
  const seen = (selector: string): Promise<number> =>
    page.evaluate(
      wanted =>
        new Promise<number>(resolve => {
          const look = (): void => {
            if (document.querySelector(wanted)) resolve(performance.now())
            else requestAnimationFrame(look)
          }
          look()
        }),
      selector,
    )
  const now = (): Promise<number> => page.evaluate(() => performance.now())
  await travel('first load', async report => {
    await page.goto(address, { waitUntil: 'commit' })
    const problems = await seen(SEEN.problems)
    report('opening the page → problems to choose from', problems)
    await page.locator(SEEN.problems).first().waitFor()
    const from = await now()
    await page.locator(SEEN.problems).first().click()
    report('choosing a problem → its question', (await seen(SEEN.question)) - from)
  })
  await travel('opening it again', async report => {
    await page.waitForTimeout(600)
    await page.reload({ waitUntil: 'commit' })
    report('opening the page again → the question', await seen(SEEN.question))
    await page.locator('.picture .scene').first().waitFor()
  })

  const data = dataFolder()!
  await travel('opening nexta.gen.json', async report => {
    const from = await now()
    await page.locator('input[type=file]').setInputFiles(join(data, 'acpbench/nexta.gen.json'))
    await page.locator(SEEN.question, { hasText: 'next action' }).waitFor()
    report('opening nexta.gen.json → its first question', (await now()) - from)
    await page.locator('.action-list button').first().waitFor()
  })
  const box = page.getByRole('textbox', { name: 'Your answer' })
  await travel('typing and checking an answer', async report => {
    await page.evaluate(() =>
      window.addEventListener(
        'keydown',
        event => {
          if (event.key === 'Enter' && event.ctrlKey) window.name = String(event.timeStamp)
        },
        { capture: true },
      ),
    )
    for (const answer of ['(a-word-that-is-none)', 'none of them', '(drive)']) {
      await box.click()
      await page.keyboard.press('Control+a')
      await page.keyboard.type(answer)
      await page.keyboard.press('Control+Enter')
      const shown = await seen(SEEN.verdict)
      report('Check → verdict', shown - Number(await page.evaluate(() => window.name)))
    }
  })

  await travel('opening Domain and typing', async report => {
    const from = await now()
    await page.getByRole('link', { name: 'Domain', exact: true }).click()
    report('Domain workspace → editor', (await seen(SEEN.editor)) - from)
    const editor = page.locator(SEEN.editor).first()
    await editor.click()
    await page.keyboard.press('Control+Home')
    await page.keyboard.type('; some words that are typed here\n(:predicates (a ?b - c))', {
      delay: 30,
    })
    await page.waitForTimeout(800)
  })
  await travel('making 20 questions', async report => {
    await page.getByRole('link', { name: 'Explore', exact: true }).click()
    await page.getByRole('button', { name: 'Make questions' }).first().click()
    const kinds = page.getByRole('group', { name: 'Kinds' })
    await kinds.getByRole('checkbox').nth(7).waitFor()
    for (const box of await kinds.getByRole('checkbox').all()) await box.uncheck()
    await kinds.getByRole('checkbox', { name: /^applicability/i }).check()
    const forms = page.getByRole('group', { name: 'Formats' })
    for (const box of await forms.getByRole('checkbox').all()) await box.uncheck()
    await forms.getByRole('checkbox', { name: /^open/i }).check()
    await page.getByRole('spinbutton', { name: 'How many of each' }).fill('20')
    await page.keyboard.press('Tab')
    const from = await now()
    await page.getByRole('button', { name: /^Make 20 question/ }).click()
    await page.locator(SEEN.question, { hasText: '1 of 20' }).waitFor()
    report('making 20 questions → the first of them', (await now()) - from)
  })
  return done
}
