// A wrong answer that a common wrong rule gives: the rule is reported, and both rules are gone through by keys.

import { answerBox, expect, openByAddress, test, verdict, verdictWord } from './support'

test.use({ motion: 'moving' })

test('a wrong answer names the wrong rule behind it, and shows both rules', async ({ page }) => {
  await openByAddress(page, 'Ferry')
  await page.locator('[data-part=virtual-row]', { hasText: 'action reachability' }).first().click()
  await expect(page.locator('[data-part=eyebrow]')).toContainText('action reachability')
  await answerBox(page).fill('(debark c0 l1)')
  await page.keyboard.press('Control+Enter')
  await expect(verdictWord(page)).toHaveText('Wrong')
  const shownText = verdict(page).getByRole('region', { name: 'Where the answer may come from' })
  await expect(shownText).toContainText('what is not true now could never become true')
  await expect(shownText.getByRole('link')).toHaveAttribute('href', '#learn/reachable')

  const both = shownText.getByRole('button', { name: 'See both rules' })
  await both.focus()
  await page.keyboard.press('Enter')
  await expect(shownText.getByRole('region', { name: 'By that rule' })).toContainText('So it never will')
  await expect(shownText.getByRole('region', { name: 'By the right rule' })).toContainText('can be taken')
  await shownText.getByRole('button', { name: 'Next line' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(shownText).toContainText('Line 2 of')
  await expect(shownText.locator('[aria-current=step]')).toHaveCount(2)
  if (process.env.SHOTS !== undefined)
    for (const [width, height] of [
      [1440, 900],
      [1024, 900],
      [390, 844],
    ] as const)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await page.setViewportSize({ width, height })
        await shownText.scrollIntoViewIfNeeded()
        await page.screenshot({ path: `${process.env.SHOTS}/${width}-${colorScheme}.png` })
      }
})
