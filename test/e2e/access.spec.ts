// For everyone: keys alone are enough, nothing serious is found by axe in either theme, and no width cuts anything off.

import { nothingSerious } from './axe'
import { drop, expect, fileOf, fixture, openByAddress, runCommand, test } from './support'

test('axe finds nothing serious in the Explore workspace', async ({ page }) => {
  await page.goto('./')
  await expect(page.locator('[data-part=card-problems] button').first()).toBeVisible()
  await nothingSerious(page, 'gallery')
  await drop(page, fileOf(fixture('courier.gen.json')), fileOf(fixture('courier.bool.jsonl')))
  await expect(page.locator('[data-part=action-list] button').first()).toBeVisible()
  await nothingSerious(page, 'question')
  await page.getByRole('textbox', { name: 'Your answer' }).fill('well: [(go hall kitchen)')
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('[data-part=verdict-word]')).toBeVisible()
  await page.getByText('What we read').click()
  await page.locator('[data-part=action-list] button').first().click()
  await nothingSerious(page, 'verdict and state')
  await page.getByRole('button', { name: /^Hint/ }).click()
  await page.getByRole('button', { name: 'Reveal' }).click()
  await expect(page.getByRole('region', { name: 'The answer' }).locator('code').first()).toBeVisible()
  await page.keyboard.press('c')
  await page.keyboard.type('go')
  await expect(page.locator('[data-part=offer-list]')).toBeVisible()
  await nothingSerious(page, 'hint, key and names')
  await page.keyboard.press('Escape')
})

test('axe finds nothing serious in any tab of the stage', async ({ page }) => {
  await page.goto('./')
  await drop(page, fileOf(fixture('courier.gen.json')))
  const tabs = page.getByRole('tablist', { name: 'Views' }).getByRole('tab')
  await expect(tabs.first()).toBeVisible()
  for (const name of await tabs.locator('span:first-of-type').allTextContents()) {
    await tabs.filter({ hasText: name }).click()
    if (name === 'State') await page.locator('[data-part=action-list] button').first().click()
    if (name === 'Graph') await expect(page.getByRole('application')).toBeVisible()
    if (name === 'Trace') await expect(page.getByRole('slider', { name: /^Steps of/ })).toBeVisible()
    if (name === 'PDDL') await expect(page.locator('[data-part=editor] .monaco-editor').first()).toBeVisible()
    if (name === 'Landmarks') {
      await page.locator('[data-part=lm-node]').first().click()
      await expect(page.getByRole('region', { name: 'Why' })).toBeVisible()
    }
    await expect(page.locator('#stage-panel [data-part=working]')).toHaveCount(0)
    await nothingSerious(page, name)
  }
})

test('axe finds nothing serious in the other workspaces and dialogs', async ({ page }) => {
  await openByAddress(page, 'Ferry')
  for (const name of ['Domain', 'Templates', 'Score', 'Learn']) {
    await page.goto(`./#${name.toLowerCase()}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await nothingSerious(page, name)
  }
  await page.getByRole('link', { name: 'Explore', exact: true }).click()
  for (const open of ['?', 's', 'Control+k']) {
    await page.keyboard.press(open)
    await expect(page.getByRole('dialog')).toBeVisible()
    await nothingSerious(page, `the dialog of ${open}`)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await page.getByRole('button', { name: 'Make questions' }).first().click()
  await expect(page.getByRole('group', { name: 'Kinds' }).getByRole('checkbox')).toHaveCount(8)
  await nothingSerious(page, 'making questions')
})

test('keys alone lead from opening to a verdict', async ({ page }) => {
  await page.goto('./')
  const target = page.getByRole('button', { name: /^Ferry: / }).first()
  await expect(target).toBeVisible()
  for (let i = 0; i < 80; i++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate(element => element === document.activeElement)) break
  }
  await expect(target).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-part=eyebrow]')).toContainText('applicability')
  for (let i = 0; i < 3; i++) await page.keyboard.press('n')
  await expect(page.locator('[data-part=eyebrow]')).toContainText('action reachability')
  await page.keyboard.press('a')
  await expect(page.getByRole('textbox', { name: 'Your answer' })).toBeFocused()
  await page.keyboard.type('(sail l1 l1)')
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('[data-part=verdict-word]')).toHaveText('Right')
  await page.keyboard.press('Alt+ArrowDown')
  await expect(page.locator('[data-part=eyebrow]')).toContainText('validation')
  await runCommand(page, 'show the state graph')
  await expect(page.getByRole('application')).toBeVisible()
})

test('what takes the focused element away leaves the focus where one works', async ({ page }) => {
  await test.step('another view has it', async () => {
    await page.goto('./')
    await page.getByRole('button', { name: 'Make questions' }).first().press('Enter')
    await expect(page.getByRole('main', { name: 'Make questions' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Back' })).toBeFocused()
  })
  await page.goto('./#score/runs')
  await page.getByRole('button', { name: 'Score a sample run' }).press('Enter')
  await expect(page).toHaveURL(/#score\/run\//)
  await page.goto('./#score/runs')
  const name = page.locator('[data-part=run-entry-name]')
  await expect(name).toHaveCount(1)
  await test.step('a field that Enter closes, which presses nothing else', async () => {
    await page.getByRole('button', { name: /^Rename / }).press('Enter')
    await page.getByRole('textbox', { name: 'Name of the run' }).fill('First')
    // The run may end while one types.
    await expect(page.getByText('236 responses', { exact: true })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(name).toHaveAccessibleName('First')
    await expect(page.getByRole('heading', { level: 1, name: 'Runs' })).toBeVisible()
    await expect(page.getByRole('listitem').filter({ has: name }).locator(':focus')).toHaveCount(1)
  })
  await test.step('the last row of a list', async () => {
    await page.getByRole('button', { name: 'Delete First' }).press('Enter')
    await expect(name).toHaveCount(0)
    await expect(page.locator('main :focus')).toHaveCount(1)
  })
})

test('a message covers no element with the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openByAddress(page, 'Ferry')
  await page.goto('./#score/runs')
  await page.getByRole('button', { name: 'Score a sample run' }).press('Enter')
  await expect(page).toHaveURL(/#score\/run\//)
  await page.goto('./#score/runs')
  await page.getByRole('button', { name: /^Delete / }).press('Enter')
  const notice = page.locator('[data-part=notice]')
  await expect(notice).toBeVisible()
  const first = (await notice.boundingBox())!
  await page.goto('./#domain')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const covers = (box: typeof first, other: typeof first): boolean =>
    box.x < other.x + other.width &&
    other.x < box.x + box.width &&
    box.y < other.y + other.height &&
    other.y < box.y + box.height
  let hasBeenThere = false
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press('Tab')
    // Both boxes at one moment: the focus may move, and the message too, while the page draws. On a slow machine the
    // message may be over before the last press.
    const boxes = await page.evaluate(() => {
      const message = document.querySelector('[data-part=notice]')
      const focus = document.activeElement
      if (message === null || focus === null || focus === document.body || message.contains(focus)) return undefined
      const { tagName, textContent } = focus
      const box = ({ x, y, width, height }: DOMRect) => ({ x, y, width, height })
      return {
        focus: box(focus.getBoundingClientRect()),
        message: box(message.getBoundingClientRect()),
        name: `${tagName} ${focus.getAttribute('aria-label') ?? textContent}`,
      }
    })
    if (boxes === undefined) continue
    hasBeenThere ||= covers(first, boxes.focus)
    expect(covers(boxes.message, boxes.focus), boxes.name).toBe(false)
  }
  expect(hasBeenThere).toBe(true)
})

test('letters typed into an answer are letters, ? shows the keys, arrow keys resize panes, a double click puts them back', async ({
  page,
}) => {
  await openByAddress(page, 'Ferry')
  await test.step('letters, and ? elsewhere', async () => {
    await page.keyboard.press('a')
    await page.keyboard.type('nape?')
    await expect(page.getByRole('textbox', { name: 'Your answer' })).toHaveValue('nape?')
    await page.getByRole('listbox', { name: 'Questions' }).focus()
    await page.keyboard.press('?')
    const keys = page.getByRole('dialog', { name: 'Keys and marks' })
    await expect(keys.locator('section:has(> h3:text-is("Search")) dt').first()).toHaveText('Next expansion')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
  await test.step('panes are resized with the arrow keys and put back by a double click', async () => {
    const bar = page.getByRole('separator', { name: 'Width of the list' })
    const before = Number(await bar.getAttribute('aria-valuenow'))
    await bar.focus()
    await page.keyboard.press('ArrowRight')
    await expect(bar).toHaveAttribute('aria-valuenow', String(before + 16))
    await page.reload()
    await expect(bar).toHaveAttribute('aria-valuenow', String(before + 16))
    await bar.dblclick()
    await expect(bar).toHaveAttribute('aria-valuenow', String(before))
  })
})

test('nothing sticks out of the page at any width', async ({ page }) => {
  const fits = async (what: string): Promise<void> => {
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(over, what).toBeLessThanOrEqual(0)
    // Panes scroll, the page never does.
    const below = await page.evaluate(
      () => document.documentElement.scrollHeight - document.documentElement.clientHeight,
    )
    expect(below, what).toBeLessThanOrEqual(0)
  }
  const sizes = [
    { width: 1440, height: 900 },
    { width: 1024, height: 768 },
    { width: 390, height: 844 },
  ]
  const atEach = async (look: (width: number) => Promise<void>): Promise<void> => {
    for (const size of sizes)
      await test.step(`at ${size.width} pixels`, async () => {
        await page.setViewportSize(size)
        await look(size.width)
      })
  }
  await page.goto('./')
  await expect(page.locator('[data-part=card-problems] button').first()).toBeVisible()
  await atEach(() => fits('gallery'))
  await drop(page, fileOf(fixture('courier.gen.json')))
  await expect(page.locator('[data-part=eyebrow]')).toBeVisible()
  await atEach(async width => {
    await fits('question')
    if (width === 1024) {
      await page.getByRole('button', { name: 'Questions' }).click()
      await page.locator('[data-part=virtual-row]').nth(2).click()
      await fits('drawer')
    }
  })
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.locator('[data-part=virtual-row]').first().click()
  await page.getByRole('button', { name: 'Answer', exact: true }).click()
  await page.getByRole('textbox', { name: 'Your answer' }).fill('So: [(go hall kitchen)] .')
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.locator('[data-part=verdict-word]')).toHaveText('Wrong')
  await page.getByText('What we read').click()
  await fits('verdict')
  await page.getByRole('button', { name: 'See', exact: true }).click()
  await expect(page.locator('[data-part=action-list] button').first()).toBeVisible()
  await fits('state')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.locator('[data-part=virtual-row]').nth(2).click()
  await fits('more')
  for (const name of ['domain', 'templates', 'score', 'learn']) {
    await page.goto(`./#${name}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await atEach(() => fits(name))
  }
})
