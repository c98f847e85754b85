// The journeys that `bench -- page` drives through the built page, each with what it took to see its end.

import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { dataFolder } from '../support/data'
import { Probe, type Held } from './page-probe'
import { quantile } from './measure'

const root = resolve(fileURLToPath(import.meta.url), '../../..')

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
  verdict: '.verdict:not(.stale) .verdict-word',
  editor: '.editor-host.ready .monaco-editor',
}

/** Blocksworld with seven blocks: 65 990 states. */
function manyStates(): { name: string; text: string }[] {
  const blocks = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
  const each = (fact: string): string => blocks.map(block => `(${fact} ${block})`).join(' ')
  return [
    {
      name: 'domain.pddl',
      text: readFileSync(join(root, 'domains/blocksworld/domain.pddl'), 'utf8'),
    },
    {
      name: 'seven.pddl',
      text: `(define (problem seven) (:domain blocksworld-4ops) (:objects ${blocks.join(' ')})
        (:init (handempty) ${each('ontable')} ${each('clear')})
        (:goal (and ${blocks
          .slice(1)
          .map((block, i) => `(on ${blocks[i]} ${block})`)
          .join(' ')})))`,
    },
  ]
}

/** Drives all of them in one page, one after the other. */
export async function journeys(page: Page, address: string, folder: string): Promise<Journeyed[]> {
  const probe = await Probe.of(page, folder)
  const done: Journeyed[] = []
  const travel = async (
    title: string,
    way: (tell: (name: string, ms: number, goal?: string) => void) => Promise<void>,
    fresh = false,
  ): Promise<void> => {
    const figures: Figure[] = []
    await probe.start(fresh)
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
  const upload = (files: { name: string; text: string }[]): Promise<void> =>
    page.locator('input[type=file]').setInputFiles(
      files.map(({ name, text }) => ({
        name,
        mimeType: 'text/plain',
        buffer: Buffer.from(text),
      })),
    )

  await travel(
    'first load',
    async tell => {
      await page.goto(address, { waitUntil: 'commit' })
      const problems = await seen(SEEN.problems)
      tell('opening the page → problems to choose from', problems)
      await page.locator(SEEN.problems).first().waitFor()
      const from = await now()
      await page.locator(SEEN.problems).first().click()
      tell('choosing a problem → its question', (await seen(SEEN.question)) - from)
    },
    true,
  )
  await travel(
    'opening it again',
    async tell => {
      await page.waitForTimeout(600)
      await page.reload({ waitUntil: 'commit' })
      tell('opening the page again → the question', await seen(SEEN.question))
      await page.locator('.picture .scene').first().waitFor()
    },
    true,
  )

  const data = dataFolder()!
  await travel('opening nexta.gen.json', async tell => {
    const from = await now()
    await page.locator('input[type=file]').setInputFiles(join(data, 'acpbench/nexta.gen.json'))
    await page.locator(SEEN.question, { hasText: 'next action' }).waitFor()
    tell('opening nexta.gen.json → its first question', (await now()) - from)
    await page.locator('.action-list button').first().waitFor()
  })
  const box = page.getByRole('textbox', { name: 'Your answer' })
  await travel('typing and checking an answer', async tell => {
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
      tell('Check → verdict', shown - Number(await page.evaluate(() => window.name)))
    }
  })

  await upload(manyStates())
  await page.locator('.place code', { hasText: 'seven' }).waitFor()
  await travel('the graph of 60 000 states', async () => {
    await page.getByRole('tab', { name: /graph/i }).click()
    await page.locator('.graph-count').waitFor()
    const more = page.getByRole('button', { name: 'Show more' })
    while (await more.isVisible()) {
      const before = await page.locator('.graph-count').textContent()
      await more.click()
      await page.waitForFunction(
        text => {
          const count = document.querySelector('.graph-count')?.textContent
          return count !== text && !count?.includes('Exploring')
        },
        before,
        { timeout: 60_000 },
      )
    }
  })
  await travel('panning it for two seconds', async tell => {
    const area = (await page.getByRole('application').boundingBox())!
    const [x, y] = [area.x + area.width / 2, area.y + area.height / 2]
    await page.evaluate(() => {
      const times: number[] = []
      const tick = (time: number): void => {
        times.push(time)
        requestAnimationFrame(tick)
      }
      requestAnimationFrame(tick)
      Object.assign(window, { benchTicks: times })
    })
    await page.mouse.move(x, y)
    await page.mouse.down()
    const start = Date.now()
    const began = await now()
    for (let turn = 0; Date.now() - start < 2_000; turn++)
      await page.mouse.move(x + 180 * Math.sin(turn / 14), y + 120 * Math.sin(turn / 23))
    const ended = await now()
    await page.mouse.up()
    const times = await page.evaluate(
      () => (window as unknown as { benchTicks: number[] }).benchTicks,
    )
    const inside = times.filter(time => time >= began && time <= ended)
    const gaps = inside.slice(1).map((time, i) => time - inside[i]!)
    tell('panning 60 000 states: 95th-percentile frame', quantile(gaps, 0.95), '33')
  })

  await travel('opening Domain and typing', async tell => {
    const from = await now()
    await page.getByRole('link', { name: 'Domain', exact: true }).click()
    tell('Domain workspace → editor', (await seen(SEEN.editor)) - from)
    const editor = page.locator(SEEN.editor).first()
    await editor.click()
    await page.keyboard.press('Control+Home')
    await page.keyboard.type('; some words that are typed here\n(:predicates (a ?b - c))', {
      delay: 30,
    })
    await page.waitForTimeout(800)
  })
  await travel('making 20 questions', async tell => {
    await page.getByRole('link', { name: 'Explore', exact: true }).click()
    await page.getByRole('button', { name: 'Make questions' }).first().click()
    const kinds = page.getByRole('group', { name: 'Kinds' })
    await kinds.getByRole('checkbox').nth(7).waitFor()
    for (const box of await kinds.getByRole('checkbox').all()) await box.uncheck()
    await kinds.getByRole('checkbox', { name: /^applicability/i }).check()
    const forms = page.getByRole('group', { name: 'Forms' })
    for (const box of await forms.getByRole('checkbox').all()) await box.uncheck()
    await forms.getByRole('checkbox', { name: /^open/i }).check()
    await page.getByRole('spinbutton', { name: 'Of each' }).fill('20')
    await page.keyboard.press('Tab')
    const from = await now()
    await page.getByRole('button', { name: /^Make 20 question/ }).click()
    await page.locator(SEEN.question, { hasText: '1 of 20' }).waitFor()
    tell('making 20 questions → the first of them', (await now()) - from)
  })
  return done
}
