// Short visits that load files of the page, and what a visitor sees and the browser hears when one of them is broken.

import type { BrowserContext, Page } from '@playwright/test'
import { PLANTED } from './faulty-site'
import { pause, within } from './pace'

export interface Tour {
  readonly address: string
  /** The visitor's action; a step that a broken file makes impossible is left out. */
  readonly steps?: readonly ((page: Page) => Promise<unknown>)[]
}

/** The time limit of a step: it is left out if the page cannot do it. */
const timeout = within(5)

const press =
  (name: string | RegExp, role: 'button' | 'tab' | 'link' | 'radio' = 'button') =>
  (page: Page): Promise<void> =>
    page.getByRole(role, { name }).first().click({ timeout })

const key =
  (name: string) =>
  (page: Page): Promise<void> =>
    page.keyboard.press(name)

const menu = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name: 'Menu' }).click({ timeout })
  await page.getByRole('menu').getByText(name, { exact: true }).click({ timeout })
}

const go = (hash: string) => (page: Page) =>
  page.evaluate(hash => {
    location.hash = hash
  }, hash)

const rest = (page: Page): Promise<void> => pause(page, 0.5)

const check =
  (answer: string) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('textbox', { name: 'Your answer' }).fill(answer, { timeout })
    await page.keyboard.press('Control+Enter')
    await page.locator('[data-part=verdict-word]').first().waitFor({ timeout })
  }

const type =
  (text: string) =>
  (page: Page): Promise<void> =>
    page.getByRole('textbox').first().fill(text, { timeout })

/** Scores what ships as a sample, and waits for its figures. */
const scoreSample = async (page: Page): Promise<void> => {
  await press(/score a sample run/i)(page)
  await page.getByRole('region', { name: 'Accuracy', exact: true }).waitFor({ timeout })
}

const SHEET =
  '#sheet=1.tYuOMQAAAGarVirJLMkB-k8pAOjcPGD21FEIATosJREUSMWpoDBRKgYFEDDz5YIsVQLWRArAQIU2PyGhBwzNdCTB4lxgjgAKQxpzSfn5OZDCobg8vygnBawnFugEYDUDNNEQGPglQMMLQByjWgA'

const question = (domain: string): Tour => ({ address: `#open?domain=${domain}&problem=p01` })
const FERRY = '#q=bundled:ferry/p01/1'

/** One of each sort of address, with what most visitors do there. */
export const tours: Readonly<Record<string, Tour>> = {
  first: { address: '', steps: [press(/^Ferry: /), check('[(sail l0 l1)]'), press(/^Hint/)] },
  ...Object.fromEntries(
    'alfworld blocksworld depot floortile goldminer grippers logistics rovers satellite swap visitall'
      .split(' ')
      .map(name => [name, question(name)]),
  ),
  question: {
    address: '#open?domain=grid&problem=p02&kind=land',
    steps: [check('(at-robot node0-0)')],
  },
  graph: { address: FERRY, steps: [press('Graph', 'tab'), rest] },
  state: { address: FERRY, steps: [press(/^State/, 'tab'), rest, press('Change this state')] },
  trace: {
    address: FERRY,
    steps: [press('Trace', 'tab'), press('Cheapest plans'), rest, key('n'), rest],
  },
  landmarks: { address: FERRY, steps: [press('Landmarks', 'tab'), rest] },
  search: { address: FERRY, steps: [press('Search', 'tab'), press('Step'), rest] },
  editor: { address: FERRY, steps: [press('PDDL', 'tab'), rest] },
  help: { address: FERRY, steps: [press('Graph', 'tab'), key('?'), rest] },
  palette: { address: FERRY, steps: [key('Control+k'), rest] },
  share: {
    address: FERRY,
    steps: [press('Share this question'), press('QR code'), press('Embed…'), rest],
  },
  history: { address: FERRY, steps: [check('(sail l0 l1)'), menu('History of answers'), rest] },
  prompts: { address: FERRY, steps: [menu('Prompts and export'), rest] },
  export: { address: FERRY, steps: [menu('Export for class'), rest] },
  making: {
    address: FERRY,
    steps: [menu('Make questions'), rest, press(/^Make \d+ question/), rest],
  },
  projector: { address: FERRY, steps: [menu('Show on a projector'), rest] },
  make: { address: '#make' },
  domain: { address: FERRY, steps: [press('Domain', 'link'), rest] },
  english: {
    address: '#domain/english',
    steps: [type('I have to ferry cars. There are 2 locations. The ferry is at l0.'), rest],
  },
  templates: { address: '#templates/ferry', steps: [rest] },
  findings: { address: '#templates/ferry/findings', steps: [rest] },
  coverage: { address: '#templates/ferry/coverage', steps: [rest] },
  back: { address: '#templates/ferry/read-back', steps: [rest] },
  starting: { address: '#templates/+', steps: [rest] },
  score: { address: '#score' },
  one: { address: '#score/one', steps: [type('The answer is (sail l0 l1).'), rest] },
  key: { address: '#score/key', steps: [rest] },
  sample: {
    address: '#score/runs',
    steps: [scoreSample, press('Rows', 'tab'), rest, press(/^(wrong|right)/), rest, press('Export'), go('score/runs')],
  },
  class: { address: '#class', steps: [press('Its answer, to be judged'), rest] },
  results: { address: '#class/results', steps: [rest] },
  sheet: { address: SHEET, steps: [rest] },
  learn: { address: '#learn' },
  lesson: { address: '#learn/world/2', steps: [rest] },
  informed: { address: '#learn/informed/3', steps: [rest] },
  blind: { address: '#learn/blind/1', steps: [rest] },
  writing: { address: '#learn/+', steps: [rest] },
  embed: { address: '#embed?domain=ferry&problem=p01&kind=app', steps: [check('[(sail l0 l1)]')] },
  picture: { address: '#embed?domain=ferry&problem=p01&show=graph', steps: [rest] },
  slide: { address: '#embed?lesson=landmarks&step=2', steps: [rest] },
  vote: { address: '#vote=1' },
  presenter: { address: '#presenter' },
}

/** The events of a visit. */
export interface Visit {
  /** Errors and rejections that nobody caught, in the page and its workers. */
  readonly uncaught: readonly string[]
  /** Texts about a failure that can be read. */
  readonly words: readonly string[]
  /** All that can be read. */
  readonly text: string
  /** Places of the steps that could not be done. */
  readonly undone: readonly number[]
}

export interface Patience {
  /** Milliseconds to wait for messages after all steps. */
  readonly ms: number
  /** Done when the page is there, such as to let its time run. */
  readonly then?: (page: Page) => Promise<unknown>
  /** Whether words are still to be waited for. */
  readonly isDue?: () => boolean
}

const FAILURE =
  /could not (be (loaded|started)|start)|did not come|slow to come|went wrong|not started yet|no longer answers|stopped unexpectedly|forbids a part/

/** Each sentence about a failure that is seen now, with what is below it. */
const wordsOf = async (page: Page): Promise<string[]> => {
  const text = await page.evaluate(() => document.body?.innerText ?? '')
  const lines = text.split('\n').filter(line => line.trim() !== '')
  return lines.flatMap((line, at) => (FAILURE.test(line) ? [lines.slice(at, at + 4).join('\n')] : []))
}

/** Milliseconds after the last step in which all is asked for. */
const SOON = within(2)

/** A visit in a context of its own, which ends once the page states what is wrong. */
export async function visit(
  context: BrowserContext,
  address: string,
  { address: hash, steps = [] }: Tour,
  { ms, then, isDue = () => true }: Patience,
): Promise<Visit> {
  const uncaught: string[] = []
  const undone: number[] = []
  // A script that throws while it runs is reported by the browser, whoever loads it.
  context.on('weberror', error => {
    const text = `${error.error()}\n${error.error().stack ?? ''}`
    if (!text.includes(PLANTED) && !/^SyntaxError/.test(text)) uncaught.push(text)
  })
  // The code that draws the stage is requested while nothing on it is covered.
  await context.addInitScript(() => {
    if (origin !== 'null') localStorage.setItem('planground', '{"alwaysShow":true}')
  })
  const page = await context.newPage()
  await page.goto(`${address}${hash}`, { waitUntil: 'commit' })
  await then?.(page)
  let isOver = false
  const tour = (async () => {
    for (const [place, step] of steps.entries()) if (!isOver) await step(page).catch(() => undone.push(place))
  })()
  let done = Number.POSITIVE_INFINITY
  void tour.then(() => {
    done = performance.now()
  })
  let words = await wordsOf(page)
  const isLate = (): boolean => {
    const since = performance.now() - done
    return since > ms || (since > SOON && !isDue())
  }
  while (words.length === 0 && !isLate()) {
    await pause(page, 0.05)
    words = await wordsOf(page).catch(() => [])
  }
  isOver = true
  // Rejections together with their messages.
  await pause(page, 0.05)
  const text = await page.evaluate(() => document.body?.innerText ?? '')
  await page.close()
  await tour
  return { uncaught, words, text, undone }
}
