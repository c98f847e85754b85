// Short visits that load files of the page, and what a visitor sees and the browser hears when one of them is broken.

import type { BrowserContext, Page } from '@playwright/test'
import { PLANTED } from './faulty-site'

export interface Tour {
  readonly address: string
  /** What the visitor does; a step that a broken file makes impossible is left out. */
  readonly steps?: readonly ((page: Page) => Promise<unknown>)[]
}

/** What a step may take: it is left out where the page cannot do it. */
const STEP = 3_000

const press =
  (name: string | RegExp, role: 'button' | 'tab' | 'link' = 'button') =>
  (page: Page): Promise<void> =>
    page.getByRole(role, { name }).first().click({ timeout: STEP })

const check =
  (answer: string) =>
  async (page: Page): Promise<void> => {
    const box = page.getByRole('textbox', { name: 'Your answer' })
    await box.fill(answer, { timeout: STEP })
    await page.keyboard.press('Control+Enter')
    await page
      .locator('.verdict-word, .problem')
      .first()
      .waitFor({ timeout: 2 * STEP })
  }

const SHEET =
  '#sheet=1.tYuOMQAAAGarVirJLMkB-k8pAOjcPGD21FEIATosJREUSMWpoDBRKgYFEDDz5YIsVQLWRArAQIU2PyGhBwzNdCTB4lxgjgAKQxpzSfn5OZDCobg8vygnBawnFugEYDUDNNEQGPglQMMLQByjWgA'

/** One of each sort of address, with what most visitors do there. */
export const tours: Readonly<Record<string, Tour>> = {
  first: { address: '', steps: [press(/^Ferry: /), check('[(sail l0 l1)]')] },
  question: {
    address: '#open?domain=grid&problem=p02&kind=land',
    steps: [check('(at-robot node0-0)'), press(/^Graph/, 'tab'), press(/^Trace/, 'tab')],
  },
  search: {
    address: '#q=bundled:ferry/p01/1',
    steps: [press(/^Search/, 'tab'), press(/^PDDL/, 'tab')],
  },
  domain: { address: '#domain' },
  templates: { address: '#templates' },
  score: { address: '#score', steps: [press(/sample/i)] },
  class: { address: '#class' },
  sheet: { address: SHEET },
  learn: { address: '#learn' },
  lesson: { address: '#learn/world/2' },
  embed: { address: '#embed?domain=ferry&problem=p01&kind=app', steps: [check('[(sail l0 l1)]')] },
  picture: { address: '#embed?domain=ferry&problem=p01&show=graph' },
  vote: { address: '#vote=1' },
  presenter: { address: '#presenter' },
}

/** Until nothing more is asked for, or for as long as that takes at most. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => {})
  await page.waitForTimeout(300)
}

/** What went on in a visit. */
export interface Visit {
  /** Errors and rejections that nobody caught, in the page and its workers. */
  readonly uncaught: readonly string[]
  /** Texts about a failure that can be read. */
  readonly words: readonly string[]
  /** All that can be read. */
  readonly text: string
}

/** Something is seen, and says what is wrong. */
const WORDS = '#trouble, #late, .notice, [role=alert]'
const FAILURE =
  /could not|did not come|cannot|slow to come|went wrong|not started|does not answer|no longer answers|stopped unexpectedly|forbids/

/** A visit in a context of its own. */
export async function visit(
  context: BrowserContext,
  address: string,
  { address: hash, steps = [] }: Tour,
  patience = 0,
): Promise<Visit> {
  const uncaught: string[] = []
  // A script that throws while it runs is reported by the browser, whoever loads it.
  const note = (text: string): void => {
    if (!text.includes(PLANTED) && !/SyntaxError/.test(text)) uncaught.push(text)
  }
  context.on('weberror', error => note(String(error.error())))
  await context.exposeFunction('noteUncaught', note)
  await context.addInitScript(() => {
    addEventListener('unhandledrejection', ({ reason }) => {
      ;(globalThis as unknown as { noteUncaught: (text: string) => void }).noteUncaught(
        `unhandled rejection: ${reason?.stack ?? reason}`,
      )
    })
  })
  const page = await context.newPage()
  await page.goto(`${address}${hash}`, { waitUntil: 'commit' })
  await settle(page)
  for (const step of steps) {
    await step(page).catch(() => {})
    await settle(page)
  }
  await page.waitForTimeout(patience)
  const texts = await page.evaluate(
    selector =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter(each => each.checkVisibility({ visibilityProperty: true }))
        .map(each => `${each.innerText} ${each.title}`),
    WORDS,
  )
  const text = await page.evaluate(() => document.body.innerText)
  await page.close()
  return { uncaught, words: texts.filter(each => FAILURE.test(each)), text }
}
