// The layout for reading and answering, measured at common sizes: one scroll for question, answer and verdict,
// nothing cut off, Check in reach, the verdict with most of the column, few controls at first, each with a word.

import { existsSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { check, drop, expect, fileOf, fixture, openBundled, test, untilTypefaces, verdict } from './support'

const large = [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
  { width: 1024, height: 768 },
  { width: 960, height: 600 },
] as const
const small = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const

const data = `${process.env.PLANGROUND_DATA ?? '../shared/data'}/acpbench`
const scroller = (page: Page): Locator => page.locator('[data-part=desk-scroll]')
const checkButton = (page: Page): Locator => page.getByRole('button', { name: /^Check/ })

/** Elements that scroll within the column; a text field may. */
const scrollersIn = (page: Page): Promise<string[]> =>
  page
    .locator('[data-part=desk]')
    .evaluate(desk =>
      [desk, ...desk.querySelectorAll<HTMLElement>('*')]
        .filter(
          element =>
            !(element instanceof HTMLTextAreaElement) &&
            /auto|scroll/.test(getComputedStyle(element).overflowY) &&
            element.scrollHeight > element.clientHeight + 1,
        )
        .map(element => element.dataset.part ?? element.className),
    )

/** Whether all of an element can be brought between the head of the column and its bar by the one scroll. */
const fitsInto = (page: Page, selector: string): Promise<boolean> =>
  page
    .locator(selector)
    .first()
    .evaluate(element => {
      const column = element.closest('[data-part=desk-scroll]')!
      const box = () => element.getBoundingClientRect()
      const frame = column.getBoundingClientRect()
      column.scrollTop += box().top - frame.top - 8
      const isCut = element.scrollHeight > element.clientHeight + 1
      const top = box().top >= frame.top - 1
      column.scrollTop += Math.max(0, box().bottom - frame.bottom + 8)
      return !isCut && top && box().bottom <= frame.bottom + 1
    })

/** Within the window, and with nothing over its middle. */
async function inReach(target: Locator): Promise<void> {
  await expect(target).toBeInViewport({ ratio: 1 })
  expect(
    await target.evaluate(element => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    }),
  ).toBe(true)
}

/** The share of the column that shows the verdict, or of the verdict that is shown where that is shorter. */
const verdictShare = (page: Page): Promise<number> =>
  page.locator('[data-part~=verdict]').evaluate(element => {
    const box = element.getBoundingClientRect()
    const frame = element.closest('[data-part=desk-scroll]')!.getBoundingClientRect()
    const shown = Math.min(box.bottom, frame.bottom) - Math.max(box.top, frame.top)
    return shown / Math.min(frame.height, box.height)
  })

/** Height in pixels below the start of the verdict, without scrolling. */
const roomForVerdict = (page: Page): Promise<number> =>
  page.locator('[data-part~=verdict]').evaluate(element => {
    const scroller = element.closest('[data-part=desk-scroll]')!
    return scroller.scrollTop > 0 ? 0 : scroller.getBoundingClientRect().bottom - element.getBoundingClientRect().top
  })

interface Control {
  readonly name: string
  readonly isLanguageFree: boolean
  readonly width: number
  readonly height: number
}

/**
 * The visible controls for pressing, typing or moving; rows of lists and the page's own scroll are counted
 * separately.
 */
const controls = (page: Page): Promise<Control[]> =>
  page.evaluate(() => {
    const isInSight = (element: Element): boolean => {
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
      if (width < 2 || height < 2 || bottom <= 0 || right <= 0) return false
      if (top >= innerHeight || left >= innerWidth) return false
      if (getComputedStyle(element).visibility === 'hidden') return false
      const hit = document.elementFromPoint(
        Math.min(innerWidth - 1, Math.max(0, (left + right) / 2)),
        Math.min(innerHeight - 1, Math.max(0, (top + bottom) / 2)),
      )
      return hit !== null && (element.contains(hit) || hit.contains(element))
    }
    const all = 'a[href], button, input, select, textarea, summary, [role=tab], [role=slider], [role=separator]'
    return [...document.querySelectorAll<HTMLElement>(all)]
      .filter(element => isInSight(element) && element.closest('[role=listbox]') === null)
      .map(element => {
        const { width, height } = element.getBoundingClientRect()
        return {
          name: element.innerText.trim() || element.getAttribute('aria-label') || element.tagName,
          isLanguageFree: element.tagName === 'BUTTON' && element.innerText.trim() === '',
          width,
          height,
        }
      })
  })

/** Nothing scrolls but the column, and all of question, answer and buttons can be seen. */
async function oneScroll(page: Page): Promise<void> {
  expect((await scrollersIn(page)).filter(name => name !== 'desk-scroll')).toEqual([])
  for (const part of ['[data-part=stem]', '[data-part=answer-field]', '[data-block=now]', '[data-block=goal]'])
    if ((await page.locator(part).count()) > 0) expect(await fitsInto(page, part)).toBe(true)
  await inReach(checkButton(page))
  await inReach(page.getByRole('button', { name: 'Next', exact: true }))
}

/** Goes to the next question of this kind. */
async function goOnTo(page: Page, kind: string): Promise<void> {
  const heading = page.locator('[data-part=eyebrow]')
  while (!((await heading.textContent()) ?? '').toLowerCase().includes(kind)) {
    const before = await heading.textContent()
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await expect(heading).not.toHaveText(before ?? '')
  }
  await expect(page.locator('[data-part=structured]')).toBeVisible()
}

async function leftEdgesAreOne(page: Page): Promise<void> {
  const lefts = await page
    .locator(
      '[data-part=eyebrow], [data-part=world-folded], [data-part=stem], [data-part=answer-head], [data-part=answer-field], [data-part~=verdict], [data-part=answer-actions]',
    )
    .evaluateAll(all => all.map(element => element.getBoundingClientRect().left))
  expect(lefts.length).toBeGreaterThanOrEqual(7)
  expect(Math.max(...lefts) - Math.min(...lefts), lefts.join(' ')).toBeLessThanOrEqual(1)
}

for (const [by, sizes] of Object.entries({ 'a mouse': large, 'a finger': small }))
  test.describe(`with ${by}`, () => {
    const touch = sizes === small
    const [first] = sizes
    test.use({ viewport: first, hasTouch: touch, isMobile: touch })

    test('everything has its place: few controls, one left edge, one scroll, most room for the verdict', async ({
      page,
    }) => {
      const atEach = async (look: (width: number, height: number) => Promise<void>) => {
        for (const { width, height } of sizes)
          await test.step(`at ${width} × ${height}`, async () => {
            await page.setViewportSize({ width, height })
            await look(width, height)
          })
      }
      await page.goto('./')
      await openBundled(page, 'Ferry')
      await test.step('few controls are in sight at first, each with a word', () =>
        atEach(async (width, height) => {
          if (width >= 760 && height > 480)
            await expect(page.locator('[data-part=state-pane] [data-part=way-title]')).toBeVisible()
          const all = await controls(page)
          // Among them are Paste a response, which is to be at hand wherever a question is, a link for each workspace, and
          // a tab for each view of the stage.
          expect(all.length, all.map(({ name }) => name).join(' | ')).toBeLessThanOrEqual(39)
          expect(all.length).toBeGreaterThan(9)
          expect(all.filter(({ isLanguageFree }) => isLanguageFree).length).toBeLessThanOrEqual(3)
          if (!touch) return
          const tiny = all.filter(control => control.width < 44 || control.height < 44)
          expect(tiny.map(({ name, ...box }) => `${name} ${box.width}×${box.height}`)).toEqual([])
        }))
      await test.step('the left edges of question, answer, verdict and bar are one line', async () => {
        await check(page, '[(sail l0 l1)]')
        await atEach(() => leftEdgesAreOne(page))
        if (touch) return
        await page.setViewportSize({ width: 1920, height: 1080 })
        await page.getByRole('button', { name: 'Menu' }).click()
        await page.getByRole('menuitem', { name: 'Hide the list' }).click()
        await leftEdgesAreOne(page)
        await page.getByRole('button', { name: 'Menu' }).click()
        await page.getByRole('menuitem', { name: 'Show the list' }).click()
      })
      await test.step('after Check there is room for the verdict: below the question, or the world is a line', async () => {
        await page.getByRole('link', { name: 'Planground, home' }).click()
        await openBundled(page, 'Logistics')
        await atEach(async () => {
          expect(await check(page, '(drive nowhere)')).not.toBe('right')
          const folded = page.locator('[data-part=world-folded]')
          await expect.poll(async () => (await folded.count()) > 0 || (await roomForVerdict(page)) >= 240).toBe(true)
          if ((await folded.count()) === 0) return
          await expect.poll(() => verdictShare(page)).toBeGreaterThanOrEqual(0.6)
          expect((await scrollersIn(page)).filter(name => name !== 'desk-scroll')).toEqual([])
          await inReach(checkButton(page))
          await scroller(page).evaluate(element => element.scrollTo(0, 0))
          await folded.click()
          await expect(page.locator('[data-part=context]')).toBeVisible()
          await expect(verdict(page)).toBeAttached()
        })
      })
      await test.step('question, answer and verdict share one scroll, and nothing of them is cut', async () => {
        await drop(page, fileOf(fixture('courier.gen.json')))
        // Until it is there, the question before it is, and is of the same kind.
        await expect(page.locator('[data-part=context]')).toContainText('kitchen')
        for (const kind of ['applicability', 'validation', 'justification']) {
          await goOnTo(page, kind)
          await atEach(() => oneScroll(page))
        }
      })
    })
  })

test.describe('under a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('names on offer leave Check free, and are reported of without keys', async ({ page }) => {
    await page.goto('./')
    await openBundled(page, 'Ferry')
    await page.getByRole('button', { name: 'Answer', exact: true }).tap()
    const field = page.getByRole('combobox').first()
    await field.tap()
    const offer = page.locator('[data-part=offer]')
    await expect(offer).toBeVisible()
    await expect(offer).toContainText('Tap a name to add it')
    await expect(offer.locator('kbd')).toHaveCount(0)
    await inReach(checkButton(page))
    const list = (await offer.boundingBox())!
    const text = (await page.locator('[data-part=answer-field]').boundingBox())!
    expect(list.y + list.height).toBeLessThanOrEqual(text.y + 1)
    await offer.getByRole('option').first().tap()
    await expect(page.locator('[data-part=answer-chip]')).toHaveCount(1)
    await inReach(checkButton(page))
    await checkButton(page).tap()
    await expect(page.locator('[data-part=verdict-word]')).toBeVisible()
    await expect(offer).toHaveCount(0)
  })

  test('a message leaves Check free, and nothing of More is cut off', async ({ page }) => {
    await page.goto('./')
    await openBundled(page, 'Ferry')
    await drop(page, { name: 'notes.txt', bytes: Buffer.from('// no questions') })
    await expect(page.locator('[data-part=notice]')).toBeVisible()
    await inReach(checkButton(page))
    await page.getByRole('button', { name: 'More', exact: true }).tap()
    await expect(page.locator('[data-part~=more-places]')).toBeVisible()
    const edges = await page
      .locator('[data-part=more-actions] > button, [data-part~=more-row] > *')
      .evaluateAll(all => all.map(element => element.getBoundingClientRect().right))
    expect(edges.length).toBeGreaterThanOrEqual(9)
    expect(Math.max(...edges)).toBeLessThanOrEqual(390 - 8)
  })
})

test('with a mouse, each row shows which question it is, what is reported moves no button, and names on offer end above Check', async ({
  page,
}) => {
  await page.goto('./')
  await openBundled(page, 'Ferry')
  await expect(page.locator('[data-part=virtual-row]').nth(1)).toContainText('after (board c0 l0)')
  await expect(page.locator('[data-part=virtual-row]').nth(4)).toContainText('6 steps')

  const next = page.getByRole('button', { name: 'Next', exact: true })
  await untilTypefaces(page)
  const before = await next.boundingBox()
  await checkButton(page).click()
  await expect(page.getByRole('alert')).toBeVisible()
  expect(await next.boundingBox()).toEqual(before)
  await page.getByRole('button', { name: /^Hint/ }).click()
  await expect(page.getByRole('region', { name: 'Hints' })).toBeVisible()
  expect((await next.boundingBox())!.y).toBe(before!.y)

  await page.setViewportSize({ width: 1366, height: 768 })
  await page.locator('[data-part=chip-row] input').click()
  await expect(page.locator('[data-part=offer]')).toBeVisible()
  await inReach(checkButton(page))
})

test('built-in problems count as problems, and one that was only looked at gives way', async ({ page }) => {
  await page.goto('./')
  await openBundled(page, 'Ferry')
  await check(page, '[]')
  for (const domain of ['Grid', 'Depot']) {
    await page.getByRole('link', { name: 'Planground, home' }).click()
    await openBundled(page, domain)
  }
  await expect(page.getByRole('combobox', { name: 'File' })).toContainText('All 2 problems')
  await drop(page, fileOf(fixture('courier.gen.json')))
  await expect(page.getByRole('combobox', { name: 'File' })).toContainText('All 1 file and 2 problems')
})

test.describe('published questions', () => {
  test.skip(!existsSync(data), 'the published questions are not here')

  test('steps are numbered, a domain has one name, and the longest world and plan are reported whole', async ({
    page,
  }) => {
    await page.goto('./')
    await test.step('a yes/no question on a sequence shows its steps by number', async () => {
      await drop(page, fileOf(`${data}/val.bool.json`))
      await expect(page.locator('[data-part=steps][data-english] li').first()).toBeVisible()
      expect(await page.locator('[data-part=steps] li').count()).toBeGreaterThan(3)
      await expect(page.locator('[data-part=steps] li').first()).toContainText(/^0/)
      // In lines that are read, not a word in each.
      const box = (await page.locator('[data-part=steps][data-english] li').first().boundingBox())!
      expect(box.height).toBeLessThanOrEqual(60)
    })
    await test.step('a domain that the words alone tell has one name in head and list', async () => {
      await drop(page, fileOf(`${data}/app.bool.json`))
      await expect(page.locator('[data-part=eyebrow]')).toContainText('applicability')
      const list = page.getByRole('listbox', { name: 'Questions' })
      await expect(list).toContainText('Ferry')
      await expect(page.locator('[data-part=place-name]')).toContainText('Ferry')
      for (let i = 0; i < 5; i++) await page.getByRole('button', { name: 'Next', exact: true }).click()
      await expect(page.locator('[data-part=place-name]')).toContainText('Logistics')
      await expect(page.getByText('Unnamed domain')).toHaveCount(0)
    })
    await test.step('the longest world and plan are told whole at 1366 × 768', async () => {
      await page.setViewportSize({ width: 1366, height: 768 })
      await drop(page, fileOf(`${data}/just.gen.json`))
      await expect(page.locator('[data-part=eyebrow]')).toContainText('justification')
      await page.getByRole('listbox', { name: 'Questions' }).focus()
      await page.keyboard.press('End')
      await expect(page.locator('[data-part=place-name]')).toContainText('Alfworld')
      await expect(page.locator('[data-part=step-row]').first()).toBeVisible()
      for (const part of ['[data-part=stem]', '[data-block=goal]']) expect(await fitsInto(page, part)).toBe(true)
      expect((await scrollersIn(page)).filter(name => name !== 'desk-scroll')).toEqual([])
      await inReach(checkButton(page))
    })
  })
})
