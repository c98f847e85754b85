// Opening files: result files of harnesses with their responses, the same file twice, and a large file that is stopped.

import { readFileSync, writeFileSync } from 'node:fs'
import { answerBox, type Dropped, drop, expect, fixture, test, verdictWord } from './support'

const rows = (): Record<string, unknown>[] =>
  JSON.parse(readFileSync(fixture('courier.gen.json'), 'utf8')) as Record<string, unknown>[]

const file = (name: string, text: string): Dropped => ({ name, bytes: Buffer.from(text) })

test('a samples file opens as its questions, each with the response in its box, not yet checked', async ({ page }) => {
  await page.goto('./')
  const lines = rows().map((doc, i) =>
    JSON.stringify({ doc_id: i, doc, resps: [[`I think (go hall kitchen), number ${i}`]] }),
  )
  await drop(page, file('samples_acp_app_gen.jsonl', lines.join('\n')))
  await expect(answerBox(page)).toHaveValue('I think (go hall kitchen), number 0')
  await expect(verdictWord(page)).toHaveCount(0)
  await expect(page.getByText('Each response is in the answer box of its question')).toBeVisible()
  await answerBox(page).fill('my own')
  await drop(page, file('samples_acp_app_gen.jsonl', lines.join('\n')))
  await expect(page.getByText('samples_acp_app_gen.jsonl is open already')).toBeVisible()
  await expect(answerBox(page)).toHaveValue('my own')
})

test('a large file shows how much of it is read, and Stop leaves everything as it was', async ({ page }, info) => {
  await page.goto('./')
  const [row] = rows()
  const many = Array.from({ length: 15_000 }, (_, id) => ({ ...row, id: `${id}` }))
  const path = info.outputPath('many.json')
  writeFileSync(path, JSON.stringify(many))
  // A person needs a moment to reach Stop; a fast machine would have read the file by then.
  await page.evaluate(() => {
    const look = (): void => {
      const line = document.querySelector('[data-part=opening-line]')
      const share = /many\.json, (\d+)% done/.exec(line?.textContent ?? '')?.[1]
      if (share === undefined || share === '0') requestAnimationFrame(look)
      else {
        document.title = `stopped at ${share}`
        line!.querySelector('button')!.click()
      }
    }
    look()
  })
  await page.locator('input[type=file]').setInputFiles(path)
  await expect(page.getByText('Stopped opening many.json')).toBeVisible()
  await expect(page).toHaveTitle(/stopped at \d+/)
  await expect(page.locator('[data-part=card-problems] button').first()).toBeVisible()
})
