// A long answer that is pasted: nothing of it or of what was there is lost, however it is pasted, edited and brought back.

import { seriousFindings } from './axe'
import { answerBox, expect, openByAddress, test, untilStored, verdict, verdictWord } from './support'

test('a long pasted answer is read, copied, undone, kept and judged as a whole', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const long = '(sail l0 l1) and then\n'.repeat(2_300)
  const box = page.getByRole('group', { name: 'Your answer', exact: true })
  const paste = async (text: string): Promise<void> => {
    await page.evaluate(text => navigator.clipboard.writeText(text), text)
    await page.keyboard.press('Control+v')
  }
  const whole = async (): Promise<string> => {
    await box.press('Control+a')
    await box.press('Control+c')
    return page.evaluate(() => navigator.clipboard.readText())
  }
  const part = (number: number) => page.getByRole('textbox', { name: `Your answer, part ${number} of` })
  const select = (from: number, to: number): Promise<void> =>
    answerBox(page).evaluate(
      (field, [from, to]) => {
        if (field instanceof HTMLTextAreaElement) field.setSelectionRange(from!, to!)
      },
      [from, to],
    )
  await openByAddress(page, 'Ferry')
  await test.step('before, in and after what is there, and back', async () => {
    await answerBox(page).click()
    await page.keyboard.type('one two')
    for (const [from, to] of [
      [0, 0],
      [3, 4],
      [7, 7],
    ] as const) {
      await select(from, to)
      await paste(long)
      await expect(box).toBeFocused()
      await expect(page.getByText(/^A long answer: 50,60\d characters/)).toBeVisible()
      expect(await whole()).toBe(`${'one two'.slice(0, from)}${long}${'one two'.slice(to)}`)
      await box.press('Control+z')
      await expect(answerBox(page)).toBeFocused()
      await expect(answerBox(page)).toHaveValue('one two')
    }
    await page.keyboard.press('Control+z')
    await expect(answerBox(page)).not.toHaveValue('one two')
  })
  await test.step('pasted over, edited and cleared', async () => {
    await page.keyboard.press('Control+a')
    await paste(long)
    await expect(box).toBeFocused()
    // Neither selection nor caret is in the box.
    await page.evaluate(() => getSelection()?.removeAllRanges())
    await paste('more')
    expect(await whole()).toBe(`${long}more`)
    await box.press('Control+z')
    await box.press('Control+a')
    await paste(`${long}!`)
    expect(await whole()).toBe(`${long}!`)
    await box.press('Control+z')
    expect(await whole()).toBe(long)
    expect(await seriousFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await expect(part(1)).toBeFocused()
    expect(await seriousFindings(page)).toEqual([])
    await page.keyboard.press('Control+End')
    await page.keyboard.type('end')
    expect(await whole()).toBe(`${long}end`)
    await box.press('Control+z')
    expect(await whole()).toBe(long)
    await box.press('Enter')
    await page.keyboard.press('Control+Home')
    await page.keyboard.press('Delete')
    await part(1).evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(9e9, 9e9))
    await part(1).press('ArrowRight')
    await expect(part(2)).toBeFocused()
    await page.keyboard.press('Backspace')
    await page.keyboard.type('|')
    await page.keyboard.press('Escape')
    await expect(box).toBeFocused()
    const edited = await whole()
    expect(edited.replace('|', '\n')).toBe(long.slice(1))
    await page.getByRole('button', { name: 'Clear', exact: true }).click()
    await expect(answerBox(page)).toHaveValue('')
    await page.getByRole('log').getByRole('button', { name: 'Undo' }).click()
    await expect(box).toBeVisible()
    await box.press('Control+a')
    await paste(long)
    await box.press('Enter')
    await page.keyboard.press('Control+End')
    await page.keyboard.type('end')
  })
  await test.step('kept and judged', async () => {
    await untilStored(page, `${long}end`, 'Ferry p01')
    await page.reload()
    await expect(box).toBeVisible()
    expect(await whole()).toBe(`${long}end`)
    await page.keyboard.press('Control+Enter')
    await expect(verdictWord(page)).toHaveText('Wrong')
    await expect(verdict(page)).toBeVisible()
    await page.getByRole('button', { name: 'Clear', exact: true }).click()
    await expect(answerBox(page)).toBeFocused()
  })
})
