// The whole path on small generated files, so that every clone tests it: dropped, answered rightly and wrongly, read
// from the page.

import { readFileSync } from 'node:fs'
import { check, drop, expect, fileOf, fixture, goToQuestion, test, verdict } from './support'

/** Gold answers as text, and answers broken in a way of their own, by place in the file. */
const answers: readonly {
  readonly kind: string
  readonly number: number
  readonly right: string
  readonly wrong: string
  readonly text: RegExp
}[] = [
  {
    kind: 'applicability',
    number: 1,
    right: '[(go hall kitchen), (take blue hall)]',
    wrong: '[(go hall kitchen)]',
    text: /take blue hall/,
  },
  {
    kind: 'progression',
    number: 3,
    right: '[(carrying blue)] [(lies blue hall), (free)]',
    wrong: '[(carrying blue)] [(free)]',
    text: /lies blue hall/,
  },
  {
    kind: 'reachability',
    number: 4,
    right: '(at attic)',
    wrong: '(at kitchen)',
    text: /at kitchen/,
  },
  {
    kind: 'action reachability',
    number: 5,
    right: '(go hall attic)',
    wrong: '(go hall kitchen)',
    text: /go hall kitchen/,
  },
  { kind: 'validation', number: 6, right: '2', wrong: '3', text: /index 2/ },
  {
    kind: 'landmark',
    number: 8,
    right: '(at kitchen)',
    wrong: '(carrying blue)',
    text: /carrying blue/,
  },
  {
    kind: 'next action',
    number: 9,
    right: '(go hall kitchen)',
    wrong: '(take blue hall)',
    text: /take blue hall/,
  },
]

test('a dropped file is answered, rightly and wrongly, in each kind; what cannot be read is shown', async ({
  page,
}) => {
  await page.goto('./')
  await drop(page, fileOf(fixture('courier.gen.json')))
  await test.step('a text that cannot be read is unreadable, and what was read is shown', async () => {
    expect(await check(page, 'I would rather not say.')).toBe('unreadable')
    await expect(verdict(page).locator('[data-part=reading-text]')).toContainText('I would rather not say.')
  })
  await test.step('each kind, rightly and wrongly', async () => {
    await expect(page.getByRole('region', { name: 'Questions' })).toContainText('courier.gen.json')
    for (const { kind, number, right, wrong, text } of answers) {
      await goToQuestion(page, number)
      await expect(page.locator('[data-part=eyebrow]')).toContainText(kind)
      expect(await check(page, wrong), `${kind}: ${wrong}`).toBe('wrong')
      await expect(verdict(page)).toContainText(text)
      expect(await check(page, right), `${kind}: ${right}`).toBe('right')
    }
  })
  await test.step('a shorter plan is right, the whole plan and a broken one are not', async () => {
    await goToQuestion(page, 7)
    const plan = await page.locator('[data-part=step-row] code').allInnerTexts()
    expect(plan.length).toBeGreaterThan(2)
    const gone = new Set(['(take blue hall)', '(leave blue hall)'])
    expect(await check(page, plan.join(' '))).toBe('wrong')
    expect(await check(page, plan.slice(0, -1).join(' '))).toBe('wrong')
    expect(await check(page, plan.filter(step => !gone.has(step)).join(' '))).toBe('right')
  })
})

test('verdicts do not change when the file shows lies or nothing about the answer', async ({ page }) => {
  const records = readFileSync(fixture('courier.gen.json'), 'utf8')
  const lies = records.replace(/"answer":\s*(?:\{[^}]*\}|\[\[[\s\S]*?\]\]|\[[^\]]*\]|\d+)/g, match =>
    /\d$/.test(match) ? '"answer": 0' : match.includes('{') ? match : '"answer": []',
  )
  expect(lies).not.toBe(records)
  await page.goto('./')
  await drop(page, { name: 'lies.gen.json', bytes: Buffer.from(lies) })
  expect(await check(page, '[(go hall kitchen), (take blue hall)]')).toBe('right')
  expect(await check(page, '[]')).toBe('wrong')
})

test('records without PDDL are compared with the published answer, and no more is claimed', async ({ page }) => {
  await page.goto('./')
  await drop(page, fileOf(fixture('courier.bool.jsonl')), fileOf(fixture('courier.mcq.json')))
  await page.getByRole('radio', { name: 'yes' }).check()
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.locator('[data-part=verdict-word]')).toHaveText(/^(Matches|Does not match) the published answer$/)
  await expect(verdict(page)).toContainText('not proven')
  await expect(page.locator('[data-part=evidence]')).toHaveCount(0)
  await expect(page.locator('[data-part=tally]')).toContainText(/match.* the published answer, not proven/)
  await expect(page.locator('[data-part=virtual-row]').first()).toContainText(/the published answer, not proven/)
  await page.getByRole('tab', { name: 'Graph' }).click()
  await expect(page.getByText('Nothing to draw here')).toBeVisible()
})
