// The content and controls of a verdict: the judged reading, rules of reading, buttons that stay in place, and long
// responses in which the answer is marked.

import {
  answerBox,
  check,
  drop,
  expect,
  fileOf,
  fixture,
  goToQuestion,
  test,
  untilTypefaces,
  verdict,
  verdictWord,
} from './support'

test('the head shows the reading; with two readings each is offered, and the chosen one is judged next to the other', async ({
  page,
}) => {
  await page.goto('./')
  await drop(page, fileOf(fixture('courier.gen.json')))
  await goToQuestion(page, 9)
  await check(page, 'The answer is (go hall kitchen).')
  await expect(verdict(page).locator('[data-part~=read-as]')).toContainText('Read as (go hall kitchen)')
  await page.getByRole('button', { name: 'Clear the answer' }).click()
  await expect(answerBox(page)).toHaveValue('')

  await check(page, '(go hall kitchen) or (take blue hall)')
  await expect(verdictWord(page)).toHaveText('Unreadable: two readings are possible')
  await expect(verdict(page).locator('[data-part=evidence]')).toHaveCount(0)
  const right = verdict(page).getByRole('button', { name: 'Read as (go hall kitchen)' })
  await expect(right).toBeVisible()
  await right.focus()
  await page.keyboard.press('Enter')
  await expect(verdictWord(page)).toHaveText('Right')
  await expect(verdict(page).locator('[data-part~=read-as]')).toContainText('You chose this reading')
  const rule = verdict(page).getByRole('button', { name: 'How answers are read' })
  await rule.click()
  await expect(verdict(page).locator('[data-part=rule] li').first()).toBeVisible()
  await verdict(page).getByRole('button', { name: 'Back to the text’s own reading' }).click()
  await expect(verdictWord(page)).toHaveText('Unreadable: two readings are possible')
  await verdict(page).getByRole('button', { name: 'Read as (take blue hall)' }).click()
  await expect(verdictWord(page)).toHaveText('Wrong')

  // In ochre.
  await check(page, '1. (go hall kitchen)\n2. (take red kitchen)\n3. (go kitchen hall)')
  await expect(verdictWord(page)).toHaveText('Right')
  await expect(verdict(page).locator('[data-part~=doubtful]')).toContainText('Read as (go hall kitchen). ')
})

for (const width of [1440, 1024])
  test(`Next does not move at ${width} pixels, whatever is shown above it`, async ({ page }) => {
    await page.setViewportSize({ width, height: 850 })
    await page.goto('./')
    await drop(page, fileOf(fixture('courier.mcq.json')))
    const next = page.getByRole('button', { name: 'Next', exact: true })
    await expect(next).toBeVisible()
    await untilTypefaces(page)
    const before = await next.boundingBox()
    await page.getByRole('button', { name: /^Check/ }).click()
    await expect(page.locator('#answer-setback')).toBeVisible()
    expect(await next.boundingBox()).toEqual(before)
    await page.getByRole('button', { name: /^Hint/ }).click()
    await expect(page.getByRole('region', { name: 'Hints' }).getByRole('listitem')).toHaveCount(1)
    const after = await next.boundingBox()
    expect(after!.y).toBe(before!.y)
  })

test('the line that was read is first in a long response, and the rest unfolds', async ({ page }) => {
  await page.goto('./')
  await drop(page, fileOf(fixture('courier.gen.json')))
  const thinking = Array.from({ length: 5_000 }, (_, i) => `thought${i}`).join(' ')
  await check(page, `${thinking}\n\nAnswer: [(go hall kitchen), (take blue hall)]`)
  await expect(verdictWord(page)).toHaveText('Right')
  await page.getByText('What we read').click()
  const text = verdict(page).locator('[data-part=reading-text]')
  await expect(text.locator('[data-part=kept]').first()).toBeInViewport()
  await expect(text).not.toContainText('thought17 ')
  await text.getByRole('button', { name: /ignored words/ }).click()
  await expect(text).toContainText('thought17 ')
  await verdict(page).getByRole('button', { name: 'Jump to what was read' }).click()
  await expect(text.locator('[data-part=kept]').first()).toBeInViewport()
})
