// Making questions: choosing, answering what was made, taking it along as files and prompts, stopping.

import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { drop, expect, menu, test, verdict } from './support'
import { within } from './pace'

const forms = { open: /^open/i, yesNo: /^yes\/no/i, choice: /^choice/i } as const

/** Chooses `count` of applicability in one form, in the ferry domain. */
async function chooseOf(page: Page, form: keyof typeof forms, count: number): Promise<void> {
  await page.getByRole('button', { name: 'Make questions' }).first().click()
  const kinds = page.getByRole('group', { name: 'Kinds' })
  await expect(kinds.getByRole('checkbox')).toHaveCount(8)
  for (const box of await kinds.getByRole('checkbox').all()) await box.uncheck()
  await kinds.getByRole('checkbox', { name: /^applicability/i }).check()
  const asked = page.getByRole('group', { name: 'Formats' })
  for (const [name, label] of Object.entries(forms))
    await asked.getByRole('checkbox', { name: label }).setChecked(name === form)
  await page.getByRole('spinbutton', { name: 'How many of each' }).fill(String(count))
  await page.getByRole('textbox', { name: 'Seed' }).fill('journey')
  await expect(page.getByRole('button', { name: /^Make \d+ question/ })).toContainText(`${count}`)
}

async function makeOf(page: Page, form: keyof typeof forms, count: number): Promise<void> {
  await chooseOf(page, form, count)
  await page.getByRole('button', { name: /^Make \d+ question/ }).click()
  await expect(page.locator('[data-part=eyebrow]')).toContainText(`1 of ${count}`)
}

/** Picks an option, checks it, and waits for the verdict's word. */
async function pick(page: Page, place: number, word: string): Promise<void> {
  await page.getByRole('radio').nth(place).click()
  await page.getByRole('button', { name: /^Check/ }).click()
  await expect(page.locator('[data-part~=verdict]:not([data-part~=stale]) [data-part=verdict-word]')).toHaveText(
    new RegExp(word, 'i'),
  )
}

/** The exported file, as text and as its records. */
async function exported(page: Page): Promise<{ text: string; records: { answer: unknown }[] }> {
  await menu(page, 'Prompts and export')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: /^JSON\b/ }).click()
  const text = readFileSync(await (await saving).path(), 'utf8')
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  return { text, records: JSON.parse(text) }
}

test('made questions are answered and judged: yes/no by its own claim, a choice by its letter', async ({ page }) => {
  await page.goto('./')
  await test.step('yes/no', async () => {
    await makeOf(page, 'yesNo', 3)
    const { records } = await exported(page)
    expect(records).toHaveLength(3)
    const key = String(records[0]!.answer)
    await pick(page, key === 'yes' ? 0 : 1, 'right')
    await pick(page, key === 'yes' ? 1 : 0, 'wrong')
  })
  await test.step('choice', async () => {
    await makeOf(page, 'choice', 2)
    const { records } = await exported(page)
    // Earlier questions are exported too.
    const key = records.map(({ answer }) => String(answer)).find(each => 'ABCD'.includes(each))!
    await pick(page, 'ABCD'.indexOf(key), 'right')
    await pick(page, key === 'A' ? 1 : 0, 'wrong')
    await expect(verdict(page)).toContainText(/official/i)
  })
})

test('an exported file opens again as the same questions; a prompt changes with what is asked of it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('./')
  await test.step('files', async () => {
    await makeOf(page, 'open', 3)
    const { text } = await exported(page)
    const made = page.getByRole('log', { name: 'Messages' })
    await expect(made).toContainText('3 questions are made')
    await expect(made).toContainText('Kept in this browser')
    await page.getByRole('button', { name: 'Save or hand out…' }).click()
    await expect(page.getByRole('dialog')).toContainText('for evaluation harnesses')
    for (const [name, form] of [
      [/^JSONL\b/, 'jsonl'],
      [/^CSV\b/, 'csv'],
      [/prompts as JSONL/, 'prompts.jsonl'],
    ] as const) {
      const saving = page.waitForEvent('download')
      await page.getByRole('button', { name }).click()
      const file = await saving
      expect(file.suggestedFilename()).toMatch(new RegExp(`${form.replace('.', '\\.')}$`))
      const lines = readFileSync(await file.path(), 'utf8')
        .trim()
        .split('\n')
      if (form !== 'csv') expect(lines).toHaveLength(3)
    }
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await drop(page, { name: 'again.json', bytes: Buffer.from(text) })
    await expect(page.locator('[data-part=eyebrow]')).toContainText('1 of 3')
    await expect(page.getByRole('combobox', { name: 'File' })).toContainText('again.json (3)')
  })
  await test.step('prompts', async () => {
    await page.keyboard.press('x')
    const prompt = page.getByRole('textbox', { name: 'The prompt' })
    await expect(prompt).toHaveValue(/Answer with the list of actions only/)
    await expect(prompt).not.toHaveValue(/\(define/)
    await page.getByRole('dialog').getByRole('tab', { name: 'Both' }).click()
    await expect(prompt).toHaveValue(/\(define \(domain/)
    await page.getByRole('checkbox', { name: 'Two worked examples' }).check()
    await expect(prompt).toHaveValue(/# Example 2[\s\S]*# Your question/)
    await page.getByRole('button', { name: 'Copy prompt' }).click()
    await expect(page.getByText('Prompt copied')).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe(await prompt.inputValue())
  })
})

test('what cannot be made is reported with its reason; a long making is stopped, and the page continues', async ({
  page,
}) => {
  test.slow()
  await page.goto('./')
  await test.step('what cannot be made is told with its reason', async () => {
    await chooseOf(page, 'open', 1)
    await page.getByRole('spinbutton', { name: 'Steps to the goal, at least' }).fill('900')
    await page.getByRole('button', { name: /^Make \d+ question/ }).click()
    const shownText = page.getByRole('status', { name: 'What was made' })
    await expect(shownText).toContainText('No question could be made', { timeout: within(60) })
    await expect(shownText).toContainText('The goal distance is not as asked for.')
  })
  await test.step('a long making is stopped, and the page goes on', async () => {
    await page.getByRole('spinbutton', { name: 'Steps to the goal, at least' }).fill('')
    for (const name of ['Domains', 'Kinds'])
      await page.getByRole('group', { name }).getByRole('button', { name: 'All' }).click()
    await page.getByRole('spinbutton', { name: 'How many of each' }).fill('50')
    await page.getByRole('tab', { name: 'Large' }).click()
    await page.getByRole('button', { name: /^Make / }).click()
    await expect(page.getByText(/of \d.* made/)).toBeVisible()
    await page.getByRole('button', { name: /^Stop/ }).click()
    await expect(page.getByRole('status', { name: 'What was made' })).toContainText('Stopped')
    await expect(page.getByRole('button', { name: /^Make / })).toBeEnabled()
  })
})
