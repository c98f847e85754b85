// A class of thirty: each student opens the sheet at phone size, on a phone that knows nothing of the one before, and
// answers the questions that are made for their name; the teacher's page makes the same questions and judges again what came.

import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { seriousFindings } from './axe'
import { applicable, changes, looselyApplicable, worldIn } from './class-ferry'
import { drop, expect, test } from './support'
import { within } from './pace'

/** Questions by name on what is applicable and what an action changes, between them a model's answer, which is wrong. */
const SHEET =
  'sheet=1.B_VpNAAAAeeVWE1vwjAM_StV70NllLbjMk277rgjE-oQQkjQTW21iSH--96z3SQtH2MnGpM4rvNiv9dD3G7aLd4vft6WjTRZ9L26ZYqaFTMSLycJBrh7O-4ZoxFFyKmxT0neIXgXFxPm3X4Mr5qUK7CeVye4VpMBm4PIMCzQVYPCPbjruoiI1gkeyMFY0OzGHtJmCm-CmXpQH9gUxrrxn2DHPKRlCIeiSNLiPn3Is0mW5Uk-zVLM6iDiucHC6MxC0-3h9mTnhcTUlDBUAUob3P1HTeyewUwogVDF2Tshm3Yim2ggMVHkC68Up1LmUI3BD8iitG83ZDnOuXTpM5qFLJ1uladWVE1-mvA2RgXSYKH4CE88-pkD3z2fjN9uqogL0qjQzQwSxUUjr0INdXlX2Ssq14BlqMq4jdQLyTFVT5jnsoIiFDrmPX-Dn5EQ8hecl-SqrEfz6kbthoJurkS-qXQb6_qehnRx_FtGiq8zykjh8MhUm2yx0kiDgci3XjxB8tgRhIu6-nlllWTUd-OZSKLgPPqA1onlsv5AYQvQzbUj3I6gAL9QsSjd7QkWPX5m4JJciY-ulrbj6U-yp6FeNZ_IEMtqr2vgL1S29aB-vsGKjwusrngkJNF72MkQD8L8KusNyRtM7_u7CtcqPv4C'
/** The first question alone, of another seed. */
const OTHER_SHEET =
  'sheet=1.lXJcswAAAF2rVirJLMkB-k_JOSexGFzJAuu9ohJQEBWngkJEKR9UbwC5wNyXC7JVCVgVKQBDFdr-BAVfLNC3wOYxSBbILALWG8DQA8UFsAIB6ixLLMoEFT9AoaRK3TxgvlSqBQA'

type Word = 'right' | 'wrong' | 'wrong, by a known wrong rule' | 'no answer' | 'unreadable'

interface Student {
  readonly name: string
  readonly sheet: string
  /** The students' answers to the first and the last question, as they understand them. */
  readonly first: (text: string) => string
  readonly last: (text: string) => string
  readonly response: 'right' | 'wrong'
  readonly isForger: boolean
  /** The expected figures about the items in the teacher's table. */
  readonly words: readonly [Word, Word, Word]
}

const misread = 'wrong, by a known wrong rule'
const actionIn = (text: string): string => /What does the action "(\([^)]*\))"/.exec(text)![1]!

function student(n: number): Student {
  const loose = n >= 13 && n <= 18
  const keeps = n >= 19 && n <= 23
  const isForger = n === 27 || n === 28
  return {
    name: `Student ${n}`,
    sheet: n === 30 ? OTHER_SHEET : SHEET,
    first(text) {
      if (n === 26) return 'I do not know'
      // Only where the ferry is can anything board.
      if (isForger) return '(board c0 l0) (board c0 l1)'
      return (loose ? looselyApplicable : applicable)(worldIn(text)).join(' ')
    },
    last: text => (n === 24 ? '' : changes(actionIn(text), keeps)),
    response: n === 25 ? 'right' : 'wrong',
    isForger,
    words: [
      n === 26 ? 'unreadable' : isForger ? 'wrong' : loose ? misread : 'right',
      n === 25 ? 'wrong' : 'right',
      n === 24 ? 'no answer' : keeps ? misread : 'right',
    ],
  }
}

const students = Array.from({ length: 30 }, (_, i) => student(i + 1))

/** The student's hand-in: a code, or the text of a file. */
async function handIn(page: Page, who: Student): Promise<string> {
  await page.goto(`./#${who.sheet}`)
  await page.getByRole('textbox', { name: /^Your name/ }).fill(who.name)
  await page.getByRole('button', { name: 'Start' }).tap()
  await answer(page, who.first)
  if (who.sheet === SHEET) {
    await page.getByRole('button', { name: 'Next' }).tap()
    await page.getByRole('radio', { name: `It is ${who.response}` }).check()
    await page.getByRole('button', { name: 'Next' }).tap()
    await answer(page, who.last)
  }
  await page.getByRole('button', { name: 'To handing in' }).tap()
  const code = page.getByRole('textbox', { name: /^The code/ })
  let handedIn = await code.inputValue()
  if (who.isForger) {
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save the file' }).tap()
    handedIn = await readFile(await (await saved).path(), 'utf8')
  }
  await forget(page)
  return handedIn
}

/** The phone continues to the next student, and has kept nothing of this one. */
async function forget(page: Page): Promise<void> {
  await page.goto('./#class')
  await expect(page.locator('[data-part=taking]')).toHaveCount(0)
  await page.evaluate(() => localStorage.clear())
}

async function answer(page: Page, say: Student['first']): Promise<void> {
  const text = await page.getByRole('article', { name: 'Question' }).textContent()
  await page.getByRole('textbox', { name: 'Your answer' }).fill(say(text!))
}

/** A forger writes into the file that all is right. */
function forged(file: string): Uint8Array {
  const fields = JSON.parse(file)
  const answers = fields.answers.map((each: object) => ({
    ...each,
    word: 'right',
    verdict: 'right',
  }))
  const text = JSON.stringify({ ...fields, answers, verdict: 'right', score: 100 })
  // As it is in files: with what states what it is in front.
  return new TextEncoder().encode(text)
}

test('a class of thirty hands in, and the table is right in each place', async ({ browser, page, baseURL }) => {
  test.setTimeout(within(180))
  const handedIn = new Map<Student, string>()
  const context = await browser.newContext({
    ...{ baseURL: baseURL!, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    ...{ reducedMotion: 'reduce', serviceWorkers: 'block' },
  })
  const phone = await context.newPage()
  for (const who of students) handedIn.set(who, await handIn(phone, who))
  await context.close()

  await page.goto('./#class/results')
  const paste = page.getByRole('textbox', { name: /^Or paste any text/ })
  await paste.fill(`The sheet: ${page.url().replace(/#.*/, '')}#${SHEET}`)
  await page.getByRole('button', { name: 'Find the results' }).click()
  await expect(page.getByLabel('The sheet that was answered')).toContainText('Class of thirty')
  const chat = students
    .filter(({ isForger }) => !isForger)
    .map(who => `[10:04] ${who.name}: ${handedIn.get(who)!.slice(0, who === students[28] ? 60 : undefined)} ok?`)
  await paste.fill(chat.join('\n'))
  await page.getByRole('button', { name: 'Find the results' }).click()
  for (const who of students.filter(({ isForger }) => isForger))
    await drop(page, { name: `${who.name}.json`, bytes: forged(handedIn.get(who)!) })
  await expect(page.getByText('28 results judged.')).toBeVisible()

  const marks = page.locator('[data-part=result-cell]')
  const said = await marks.evaluateAll(all => all.map(each => each.getAttribute('aria-label')))
  const wanted = students
    .slice(0, 28)
    .flatMap(({ name, words }) => words.map((word, at) => `${name}, item ${at + 1}: ${word}`))
  expect(said.sort()).toEqual(wanted.sort())
  await expect(page.getByRole('row', { name: /^Share right/ })).toHaveText(/68%\s*96%\s*79%/)
  await expect(page.getByRole('row', { name: /^Student 30/ })).toContainText('another sheet')
  await expect(page.getByText('The code is cut off.')).toBeVisible()
  const groups = page.getByRole('region', { name: 'Item by item' })
  await expect(groups).toContainText('6 answers: That follows if one true condition is enough.')
  await expect(groups).toContainText('5 answers: That follows if nothing is ever deleted.')
  const table = async (button: string): Promise<readonly string[]> => {
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: button }).click()
    return (await readFile(await (await saved).path(), 'utf8')).split('\r\n')
  }
  const answers = await table('Answers as CSV')
  expect(answers.filter(line => /,wrong,one-condition,/.test(line))).toHaveLength(6)
  expect(answers.filter(line => /^Student 27,1,wrong,/.test(line))).toHaveLength(1)
  await page.getByText('Class list').click()
  await page.getByRole('textbox', { name: /One name a line/ }).fill('student 27\nZoe Q')
  await expect(page.getByText(/Not handed in: Zoe Q\. Not on the list: Student 1,/)).toBeVisible()
  const grades = await table('Grades for Canvas')
  expect(grades.slice(1, 4)).toEqual(['    Points Possible,,,,,3', 'student 27,,,student 27,,2', 'Zoe Q,,,Zoe Q,,'])
  expect(await seriousFindings(page)).toEqual([])
})
