// Stored work: it is restored after the tab was closed, a verdict comes from the cache, and broken or closed storage
// never stops the page.

import { answerBox, check, drop, expect, fileOf, fixture, goToQuestion, test, verdict, untilStored } from './support'

test('closing the tab and coming back restores files, answers, verdicts and the place', async ({ page, context }) => {
  await page.goto('./')
  await drop(page, fileOf(fixture('courier.gen.json')))
  expect(await check(page, '[(go hall kitchen)]')).toBe('wrong')
  await goToQuestion(page, 9)
  await answerBox(page).fill('(take blue')
  await Promise.all([page.waitForEvent('close'), page.close({ runBeforeUnload: true })])

  const again = await context.newPage()
  await again.goto('./')
  await expect(again.locator('[data-part=eyebrow]')).toContainText('next action')
  await expect(answerBox(again)).toHaveValue('(take blue')
  await goToQuestion(again, 1)
  await expect(answerBox(again)).toHaveValue('[(go hall kitchen)]')
  await expect(verdict(again)).toContainText('take blue hall')
})

test('starting over forgets everything, and can be undone; the same answer is judged once, by the browser', async ({
  page,
  context,
}) => {
  await page.goto('./')
  await drop(page, fileOf(fixture('courier.gen.json')))
  await test.step('starting afresh', async () => {
    await answerBox(page).fill('(go hall kitchen)')
    await page.getByRole('button', { name: 'Find a command' }).click()
    await page.getByRole('combobox', { name: 'Find a command' }).fill('moodle')
    await expect(page.getByRole('listbox', { name: 'Commands' }).getByRole('option')).toHaveText(/^Export for class/)
    await page.getByRole('combobox', { name: 'Find a command' }).fill('start over')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(answerBox(page)).toHaveValue('(go hall kitchen)')
  })
  await test.step('the second verdict comes from the cache', async () => {
    await check(page, '[(go hall kitchen)]')
    await expect(page.locator('[data-part=verdict-source]')).not.toHaveText('(remembered)')
    await check(page, '[]')
    await check(page, '[(go hall kitchen)]')
    await expect(page.locator('[data-part=verdict-source]')).toHaveText('(remembered)')

    // Kept by the browser, not by the page alone.
    await untilStored(page, '[(go hall kitchen)]', 'courier.gen.json')
    const other = await context.newPage()
    await other.goto('./')
    await check(other, '[]')
    await expect(other.locator('[data-part=verdict-source]')).toHaveText('(remembered)')
  })
})

test('a denied database is reported, and the page continues', async ({ page, watch }) => {
  await page.addInitScript(() => {
    Object.defineProperty(IDBFactory.prototype, 'open', {
      value: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await page.goto('./')
  await drop(page, fileOf(fixture('courier.gen.json')))
  expect(await check(page, '[(go hall kitchen), (take blue hall)]')).toBe('right')
  await expect(page.locator('[data-part=footer-warning]')).toContainText('not kept')
  expect(watch.complaints).toEqual([])
})

test('stored things of the wrong shape are left out and counted', async ({ page }) => {
  await page.goto('./')
  await drop(page, fileOf(fixture('courier.gen.json')))
  await answerBox(page).fill('kept')
  await expect(page.getByText('saved in this browser')).toBeVisible()
  await untilStored(page, 'kept', 'courier.gen.json')
  await page.evaluate(
    () =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open('planground-session')
        opening.onerror = () => failed(opening.error)
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(['files', 'works'], 'readwrite')
          transaction.objectStore('files').put({ questions: 7 }, 'bad')
          transaction.objectStore('works').put('<b>no</b>', 'bad too')
          transaction.oncomplete = () => {
            opening.result.close()
            done()
          }
        }
      }),
  )
  await page.reload()
  await expect(page.getByText('2 stored items could not be read')).toBeVisible()
  await expect(answerBox(page)).toHaveValue('kept')
})

test('a malformed preference does not prevent the page from opening', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('planground', '{"theme": "dark", listWi'))
  await page.goto('./')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
