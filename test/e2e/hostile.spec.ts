// Anything may be dropped or pasted: there is always a clear word, and text stays text.

import { check, drop, expect, fileOf, fixture, test, verdict } from './support'
import { within } from './pace'

const text = (name: string, content: string) => ({ name, bytes: Buffer.from(content) })

test('bad files are named with what is wrong, and good records next to bad ones are kept', async ({ page }) => {
  await page.goto('./')
  await test.step('bad files', async () => {
    const log = page.getByRole('log', { name: 'Messages' })
    const noise = Uint8Array.from({ length: 5_000 }, (_, i) => (i * 7919 + (i >> 3) * 31) % 251)
    for (const file of [
      { name: 'noise.json', bytes: noise },
      { name: 'empty.json', bytes: new Uint8Array() },
      text('shape.json', '{"hello": ["world"]}'),
      text('cut.json', '[{"id": 1, "group": "applicable_actions_gen", "contex'),
      { name: 'broken.json.gz', bytes: Uint8Array.from([0x1f, 0x8b, 8, 0, 1, 2, 3]) },
    ]) {
      await drop(page, file)
      const notice = log.locator('[data-part=notice]', { hasText: file.name })
      await expect(notice, file.name).toBeVisible()
      await expect(notice.locator('p').first(), file.name).toHaveText(/\w+ \w+ .*\w/)
      await notice.getByRole('button', { name: 'Dismiss' }).click()
      await expect(notice).toHaveCount(0)
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
  await test.step('bad records', async () => {
    const good = fileOf(fixture('courier.bool.jsonl'))
    const bytes = Buffer.concat([Buffer.from('{"id": 3, "group": 12}\n'), Buffer.from(good.bytes)])
    await drop(page, { name: 'mixed.jsonl', bytes })
    await expect(page.getByRole('log')).toContainText('mixed.jsonl')
    await expect(page.getByRole('option').first()).toBeAttached()
    await expect(page.locator('[data-part=eyebrow]')).toContainText('yes/no')
  })
})

test('a huge file of nonsense ends with a word, and the page stays alive', async ({ page }) => {
  await page.goto('./')
  const huge = Buffer.alloc(24_000_000, '[')
  await drop(page, { name: 'deep.json', bytes: huge })
  await expect(page.getByRole('log').getByText('deep.json')).toBeVisible({ timeout: within(50) })
  await drop(page, fileOf(fixture('courier.gen.json')))
  expect(await check(page, '[]')).toBe('wrong')
})

test('markup is shown as the text it is; an answer of a megabyte is judged and its reading cut for show', async ({
  page,
}) => {
  await page.goto('./')
  await test.step('markup', async () => {
    const records = Buffer.from(fileOf(fixture('courier.gen.json')).bytes).toString()
    const markup = '<img src=x onerror=alert(1)><script>alert(2)</script>'
    page.on('dialog', () => {
      throw new Error('markup was run')
    })
    await drop(page, text('markup.json', records.replaceAll('A courier', `${markup} A courier`)))
    await expect(page.locator('[data-part=context]')).toContainText(markup)
    await check(page, `${markup} [(go hall kitchen)]`)
    await verdict(page).getByText('What we read').click()
    await expect(verdict(page).locator('[data-part=reading-text]')).toContainText('<script>')
    expect(
      await page.locator('[data-part=context] img, [data-part~=verdict] img, [data-part=context] script').count(),
    ).toBe(0)
  })
  await test.step('a megabyte', async () => {
    const answer = '(go hall kitchen) and then '.repeat(40_000)
    await page.getByRole('textbox', { name: 'Your answer' }).fill(answer)
    await page.keyboard.press('Control+Enter')
    await expect(page.locator('[data-part=verdict-word]')).toHaveText('Wrong', { timeout: within(50) })
    await page.getByText('What we read').click()
    await expect(page.locator('[data-part=reading-cut]')).toContainText('1,080,000 characters')
  })
})

test('a domain dropped without its problem opens with an empty one; together they can be asked about', async ({
  page,
}) => {
  await page.goto('./')
  await test.step('alone', async () => {
    await drop(page, text('domain.pddl', '(define (domain d) (:predicates (p)))'))
    await expect(page.getByRole('main')).toContainText('This domain came without a problem')
    await page.keyboard.press('Alt+1')
  })
  await test.step('together', async () => {
    const domain =
      '(define (domain switch) (:predicates (on) (off)) (:action press :precondition (off) :effect (and (on) (not (off)))))'
    const problem = '(define (problem dark) (:domain switch) (:init (off)) (:goal (on)))'
    await drop(page, text('domain.pddl', domain), text('dark.pddl', problem))
    await expect(page.getByRole('banner')).toContainText('dark')
    await expect(page.locator('[data-part=eyebrow]')).toContainText('applicability')
    expect(await check(page, '[(press)]')).toBe('right')
  })
})

test('names of 140 characters and more wrap in the question and the state, and are cut in the picture', async ({
  page,
}) => {
  await page.goto('./')
  const long = `${'a'.repeat(60)}-${'b'.repeat(80)}`
  await drop(
    page,
    text(
      'd.pddl',
      `(define (domain d) (:predicates (${long}at ?x) (${long}done))
        (:action go :parameters (?x) :precondition (${long}at ?x) :effect (and (not (${long}at ?x)) (${long}done))))`,
    ),
    text(
      'p.pddl',
      `(define (problem p) (:domain d) (:objects ${long}1) (:init (${long}at ${long}1)) (:goal (${long}done)))`,
    ),
  )
  const state = page.locator('[data-part=state-body]')
  await expect(state.locator('[data-part=facts]')).toContainText(`(${long}at ${long}1)`)
  const beyond = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('[data-part=desk-scroll], [data-part=state-body]')]
        .flatMap(pane => [...pane.querySelectorAll('code')].map(code => [pane, code] as const))
        .filter(([pane, code]) => {
          const { left, right } = pane.getBoundingClientRect()
          const own = code.getBoundingClientRect()
          return own.left < left - 1 || own.right > right + 1
        })
        .map(([, code]) => code.textContent),
    )
  expect(await beyond()).toEqual([])
  await expect(page.locator('[data-part=scene-text]').first()).toContainText('…')
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await beyond()).toEqual([])
})
