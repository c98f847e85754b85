// One response in Score, by keys alone: pasted, read three ways, judged, edited, repaired; its report and its receipt; a
// receipt dropped later, sound and forged; a whole record without any file; hostile and very long texts.

import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import type { PackedQuestions } from '#engine/api/shipped'
import { unpackQuestions } from '#page/state/files/bundled/unpack-questions'
import { nothingSerious } from './axe'
import { drop, expect, fileOf, fixture, openBundled, runCommand, test, verdictWord } from './support'
import { within } from './pace'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const box = (page: Page) => page.getByRole('textbox', { name: 'Raw response of a model' })
const longBox = (page: Page) => page.getByRole('group', { name: 'Raw response of a model' })
const column = (page: Page, title: string) => page.locator('[data-part=columns-answer]', { hasText: title })
const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText())
const put = (page: Page, text: string): Promise<void> =>
  page.evaluate(text => navigator.clipboard.writeText(text), text)
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

/** The verdict on the current text, not on an earlier one. */
async function judged(page: Page, word: string): Promise<void> {
  await expect(page.locator('[data-part=side][aria-busy=false] [data-part=verdict-word]')).toHaveText(word)
}

/** Ferry's first question, and One response with the focus in its box. */
async function begin(page: Page): Promise<void> {
  await page.goto('./')
  await openBundled(page, 'Ferry')
  await page.evaluate(() => navigator.clipboard.writeText(''))
  await page.locator('[data-part=virtual-row]', { hasText: 'applicability' }).first().click()
  await page.keyboard.press('v')
  await expect(box(page)).toBeFocused()
}

const right = '[(board c0 l0), (sail l0 l1)]'

/** A line of a sample log of lm-evaluation-harness. */
function sampleLine(response: string): string {
  const own = fixture('own/ferry.gen.json.gz')
  const records = JSON.parse(gunzipSync(readFileSync(own)).toString('utf8')) as { id: string }[]
  return JSON.stringify({
    doc_id: 0,
    doc: records[0],
    resps: [[response]],
    filtered_resps: ['None'],
    filter: 'acp_grammar_parse',
    score: 0,
  })
}

test('a response is pasted, read three ways, judged and repaired by keys alone; everything follows as it is edited', async ({
  page,
}) => {
  await begin(page)
  await test.step('pasted, judged and repaired', async () => {
    await put(page, 'Let me think (maybe).\n\nThe answer is [(board c0 l0), (sail l1 l0)]')
    await page.keyboard.press('Control+v')
    await judged(page, 'Wrong')
    await expect(column(page, 'Official reader')).toContainText('(maybe)')
    await expect(column(page, 'Strict reader')).toContainText('null')
    await expect(column(page, 'Planground’s reader')).toContainText('(sail l1 l0)')
    await expect(column(page, 'Planground’s reader')).not.toContainText('(maybe)')

    const apply = page.getByRole('button', { name: 'Apply' })
    await expect(apply).toBeVisible()
    for (let i = 0; i < 40 && !(await apply.evaluate(one => one === document.activeElement)); i++)
      await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await judged(page, 'Right')
    await expect(box(page)).toHaveValue(/^Let me think \(maybe\)\.\n\nThe answer is \[/)

    await page.getByRole('button', { name: 'Undo the repair' }).click()
    await judged(page, 'Wrong')
  })
  await test.step('edited', async () => {
    await box(page).fill(right)
    await judged(page, 'Right')
    await expect(page.locator('[data-part=columns-head]')).toContainText('All three readers read the same')
    await box(page).press('Backspace')
    await expect(column(page, 'Strict reader')).toContainText('null')
    await box(page).fill('No idea.')
    await judged(page, 'Unreadable')
    await expect(column(page, 'Planground’s reader')).toContainText('null')
    await box(page).fill('')
    await expect(page.getByText('No response yet')).toBeVisible()
    // The same text is in the box of the question in Explore.
    await box(page).fill(right)
    await page.getByRole('button', { name: 'Open in Explore' }).click()
    await expect(page.getByRole('textbox', { name: 'Your answer' })).toHaveValue(right)
  })
})

test('hostile texts are shown as text, and what one cannot see has a sign', async ({ page }) => {
  await begin(page)
  const text = '<img src=x onerror="document.title=1"><script>alert(1)</script>\u202e (a\u200bb)\u0007 __proto__'
  await box(page).fill(text)
  await expect(page.locator('[data-part=took-line]').first()).toContainText('<script>')
  await expect(page.locator('[data-part=took-line] img, [data-part=took-line] script')).toHaveCount(0)
  await expect(page.locator('[data-part=took-line] [data-part=sign][title*="U+202E"]').first()).toBeVisible()
  await expect(page.locator('[data-part=took-line] [data-part=sign][title*="U+200B"]').first()).toBeVisible()
  await box(page).fill('{"planground": "receipt"')
  await drop(page, {
    name: 'deep.json',
    bytes: bytes(`${'['.repeat(100_000)}${']'.repeat(100_000)}`),
  })
  await expect(longBox(page)).toContainText('[[[')
})

test('report and receipt are copied; the receipt is checked again by the checker alone', async ({ page }) => {
  await begin(page)
  await box(page).fill(`**Final answer**: ${right}`)
  await judged(page, 'Right')
  await page.getByRole('button', { name: 'Copy as Markdown report' }).click()
  await expect(page.getByText('Report copied')).toBeVisible()
  const report = await copied(page)
  expect(report).toContain('# Right: applicability')
  expect(report).toContain('| Official |')

  await page.getByRole('button', { name: 'Copy as JSON receipt' }).click()
  await expect(page.getByText('Receipt copied')).toBeVisible()
  const receipt = await copied(page)
  expect(JSON.parse(receipt)).toMatchObject({ planground: 'receipt', verdict: 'right' })

  // Dropped where files open, in another workspace.
  await page
    .getByRole('link', { name: 'Explore' })
    .or(page.getByRole('button', { name: 'Explore' }))
    .first()
    .click()
  await drop(page, { name: 'receipt.json', bytes: bytes(receipt) })
  await expect(page.locator('[data-part=receipt-outcome] h2')).toHaveText('Confirmed')
  await expect(page.locator('[data-part=receipt-claims] li[data-accepted]').first()).toBeVisible()
  await expect(page.getByText('The same as here')).toBeVisible()
  await page.getByRole('button', { name: 'Judge the response again' }).click()
  await judged(page, 'Right')

  // Forged: another response, another verdict, a false claim.
  const forge = (part: object): string => JSON.stringify({ ...JSON.parse(receipt), ...part })
  for (const [name, part, expected] of [
    ['edited', { response: '[(board c0 l0)]' }, /reads as/],
    ['flipped', { verdict: 'wrong' }, /shown to be right/],
    [
      'false claim',
      {
        evidence: [
          {
            claim: { kind: 'reachable', target: { kind: 'action', action: '(sail l1 l0)' } },
            certificate: { kind: 'plan', actions: [] },
          },
        ],
      },
      /refuses a claim/,
    ],
  ] as const) {
    await drop(page, { name: `${name}.json`, bytes: bytes(forge(part)) })
    await expect(page.locator('[data-part=receipt-head]')).toContainText(name)
    await expect(page.locator('[data-part=receipt-outcome] h2')).toHaveText('Refused')
    await expect(page.locator('[data-part=receipt-outcome]')).toContainText(expected)
  }
  await drop(page, { name: 'cut.json', bytes: bytes(receipt.slice(0, 700)) })
  await expect(page.getByText('it may be cut off')).toBeVisible()
})

test('a response without its question stays where it was typed, with the reason', async ({ page }) => {
  await page.goto('./#score/one')
  const field = page.getByRole('textbox', { name: 'A response or a record of a result file' })
  await field.fill('The answer is yes.')
  await page.getByRole('button', { name: 'Find its question' }).click()
  await expect(page.getByRole('main')).toContainText(
    'Nothing in this text shows which question it answers. Choose a built-in question',
  )
  await expect(field).toHaveValue('The answer is yes.')
})

test('a whole record is pasted where no file is open, and its question is found in it', async ({ page }) => {
  await page.goto('./#score/one')
  await expect(page.getByRole('button', { name: 'Try an example' })).toBeVisible()
  await put(page, sampleLine('I would say (no-such thing).'))
  await page.keyboard.press('v')
  await expect(page.locator('[data-part=taken-apart]')).toContainText('found in the record')
  await expect(box(page)).toHaveValue('I would say (no-such thing).')
  await expect(page.locator('[data-part=official] strong')).toHaveText('0')

  // Another one, dropped as a file.
  await drop(page, { name: 'samples_acp.jsonl', bytes: bytes(sampleLine('None')) })
  await expect(box(page)).toHaveValue('None')
  await page.getByRole('button', { name: 'Undo pasting' }).click()
  await expect(box(page)).toHaveValue('I would say (no-such thing).')
})

/** The prompt of a built-in question of Ferry, from the file that the page loaded. */
async function builtIn(page: Page, problem: string, kind: string): Promise<string> {
  const packed = await page.evaluate(async () => {
    const [file] = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/assets\/ferry-[\w-]+\.js$/.test(name))
    return ((await import(file!.name)) as { default: unknown }).default
  })
  const questions = unpackQuestions(packed as PackedQuestions, problem)!
  const { context, question } = questions.find(each => each.kind === kind)!
  return `${context}\n\n${question}`
}

test('a built-in question is chosen in place by keys, and the text is kept as its response', async ({ page }) => {
  await page.goto('./#score/one')
  await page.getByRole('textbox', { name: 'A response or a record of a result file' }).fill(right)
  await page.getByRole('button', { name: 'Choose a built-in question' }).focus()
  await page.keyboard.press('Enter')
  const search = page.getByRole('textbox', { name: 'The prompt, words of the question, or the response' })
  await expect(search).toBeFocused()
  await expect(page.getByText(/^3\d\d questions; the first/)).toBeVisible({ timeout: within(20) })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Choose a built-in question' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.type('ferry p01 applicability')
  await expect(page.getByText('One question fits: Enter chooses it.')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#score\/one/)
  await expect(box(page)).toHaveValue(right)
  await expect(box(page)).toBeFocused()
  await judged(page, 'Right')
  await expect(page.getByRole('region', { name: 'Question' })).toContainText('Ferry')
})

test('a prompt with its response, in any shape, is judged for the built-in question that it repeats', async ({
  page,
}) => {
  await begin(page)
  const prompt = await builtIn(page, 'p02', 'app')
  const front = page.getByRole('region', { name: 'Question', exact: true })
  const apart = page.locator('[data-part=taken-apart]')
  const response = 'I think [(board c0 l0)].'
  const shapes: readonly (readonly [string, string])[] = [
    ['JSON', JSON.stringify({ prompt, response })],
    ['uncertain JSON', JSON.stringify([{ input: prompt, output: response }], null, 2)],
    [
      'a transcript',
      JSON.stringify(
        {
          messages: [
            { role: 'user', content: prompt },
            { role: 'assistant', content: response },
          ],
        },
        null,
        2,
      ),
    ],
    ['text', `You are a planner.\n\n${prompt}\n\n${response}`],
  ]
  for (const [name, text] of shapes)
    await test.step(name, async () => {
      await expect(front).toContainText('Ferry p01, question 1')
      await box(page).fill('')
      await put(page, text)
      await box(page).press('Control+v')
      await expect(front).toContainText('Ferry p02, question 1')
      await expect(box(page)).toHaveValue(response)
      await expect(apart).toContainText('Ferry p02')
      await expect(apart).toContainText(`${response.length} characters, in the box above`)
      await apart.getByText('Prompt', { exact: true }).click()
      await expect(apart).toContainText('Name them all.')
      // The whole text as a response to the question that was in front.
      await apart.getByRole('button', { name: 'Take the whole text as the response' }).click()
      await expect(front).toContainText('Ferry p01, question 1')
      await expect(box(page)).toHaveValue(text)
      await expect(apart).toHaveCount(0)
    })
  await test.step('a response that is JSON stays one', async () => {
    await box(page).fill('')
    await put(page, '["(board c0 l0)", "(sail l0 l1)"]')
    await box(page).press('Control+v')
    await judged(page, 'Right')
    await expect(apart).toHaveCount(0)
    await expect(front).toContainText('Ferry p01, question 1')
  })
  await test.step('an unknown prompt is named, and its response judged for the question in front', async () => {
    await box(page).fill('')
    await put(page, JSON.stringify({ prompt: 'What can be done on the ferry now?', response: right }))
    await box(page).press('Control+v')
    await judged(page, 'Right')
    await expect(apart).toContainText('is that of no question that is open or built in, so it is judged for Ferry p01')
  })
})

test('where nothing is open, a prompt with its response opens its built-in question', async ({ page }) => {
  await begin(page)
  const prompt = await builtIn(page, 'p03', 'app')
  await runCommand(page, 'Start over')
  await page.goto('./#score/one')
  await put(page, JSON.stringify({ prompt, completion: 'None of them.' }))
  await page.getByRole('textbox', { name: 'A response or a record of a result file' }).press('Control+v')
  await expect(page.getByRole('region', { name: 'Question', exact: true })).toContainText('Ferry p03, question 1')
  await expect(box(page)).toHaveValue('None of them.')
})

test('a response of 2 MB is read whole, and edited where its caret is', async ({ page }) => {
  test.setTimeout(within(120))
  await begin(page)
  const noise = 'I consider the state, step by step, and think <b>hard</b>.\n'.repeat(35_000)
  await drop(page, { name: 'long.txt', bytes: bytes(`${noise}Final answer: ${right}\n`) })
  await expect(page.getByText(/^A long response: 2,065,0\d\d characters/)).toBeVisible()
  await expect(page.locator('[data-part=side][aria-busy=false] [data-part=verdict-word]')).toHaveText('Right', {
    timeout: within(60),
  })
  await expect(page.locator('[data-part=gap-button]').first()).toContainText('from which no reader took anything')
  await longBox(page).press('Enter')
  await page.keyboard.press('Control+End')
  await expect(box(page)).toHaveValue(/Final answer/)
  await page.keyboard.type('Final answer: [(board c0 l0)]')
  await expect(box(page)).toHaveValue(/Final answer: \[\(board c0 l0\)\]$/)
  await expect(page.locator('[data-part=side][aria-busy=false] [data-part=verdict-word]')).toHaveText('Wrong', {
    timeout: within(60),
  })
})

test('an example is one press away; axe finds nothing serious, in either theme, on any width', async ({ page }) => {
  await page.goto('./#score/one')
  await expect(page.getByRole('button', { name: 'Try an example' })).toBeVisible()
  await nothingSerious(page, 'without a question')
  await page.getByRole('button', { name: 'Try an example' }).click()
  await expect(verdictWord(page)).toBeVisible()
  await expect(page.locator('[data-part=took-line]').first()).toBeVisible()
  await box(page).fill('I think (maybe) [(board c0 l0), (sail l1 l0)\u200b')
  await judged(page, 'Wrong')
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await nothingSerious(page, `${width}`)
    const wide = await page.evaluate(() => {
      const one = document.querySelector('[data-part=one]')!
      return one.scrollWidth - one.clientWidth
    })
    expect(wide).toBeLessThanOrEqual(0)
  }
})

test('files of questions are opened by hand as before, and records find their question in them', async ({ page }) => {
  await page.goto('./')
  await drop(page, fileOf(fixture('courier.gen.json')))
  await expect(page.locator('[data-part=virtual-row]').first()).toBeVisible()
  // As text: such ids exceed what JavaScript's numbers hold.
  const ids = [...readFileSync(fixture('courier.gen.json'), 'utf8').matchAll(/"id": (-?\d+)/g)]
  const line = JSON.stringify({
    custom_id: ids[1]![1],
    response: { body: { choices: [{ message: { content: 'None' } }] } },
  })
  await page.keyboard.press('Alt+4')
  await expect(box(page)).toBeVisible()
  await drop(page, { name: 'batch_output.jsonl', bytes: bytes(line) })
  await expect(box(page)).toHaveValue('None')
  await expect(page.locator('[data-part=taken-apart]')).toContainText('found in courier.gen.json')
})
