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
  readonly response: 'right' | 'wrong' | null
  readonly isForger: boolean
  /** The expected figures about the items in the teacher's table. */
  readonly words: readonly [Word, Word, Word]
  /** The share of each item's points, once the student has answered. */
  readonly credits: [number, number, number]
}

const misread = 'wrong, by a known wrong rule'
const actionIn = (text: string): string => /What does the action "(\([^)]*\))"/.exec(text)![1]!
const namesIn = (answer: string): string[] => answer.match(/\([^()]*\)/g) ?? []

/** The part of the points that a list gets: what is right less what is superfluous, of what was asked for. */
function partOf(answer: string, right: string): number {
  const [given, wanted] = [namesIn(answer), namesIn(right)]
  const hits = given.filter(name => wanted.includes(name)).length
  return Math.max(0, hits - (given.length - hits)) / wanted.length
}

function student(n: number): Student {
  const loose = n >= 13 && n <= 18
  const keeps = n >= 19 && n <= 23
  const isForger = n === 27 || n === 28
  const credits: Student['credits'] = [0, n === 25 || n === 4 ? 0 : 1, 0]
  return {
    name: `Student ${n}`,
    sheet: n === 30 ? OTHER_SHEET : SHEET,
    first(text) {
      if (n === 4) return ''
      if (n === 26) return 'I do not know'
      const right = applicable(worldIn(text))
      // Only where the ferry is can anything board.
      const list = isForger
        ? ['(board c0 l0)', '(board c0 l1)']
        : loose
          ? looselyApplicable(worldIn(text))
          : right.slice(n === 2 ? 1 : 0)
      credits[0] = partOf(list.join(' '), right.join(' '))
      return list.join(' ')
    },
    last(text) {
      if (n === 24 || n === 4) return ''
      credits[2] = partOf(changes(actionIn(text), keeps), changes(actionIn(text)))
      return changes(actionIn(text), keeps)
    },
    response: n === 4 ? null : n === 25 ? 'right' : 'wrong',
    isForger,
    words: [
      n === 4 ? 'no answer' : n === 26 ? 'unreadable' : isForger || n === 2 ? 'wrong' : loose ? misread : 'right',
      n === 4 ? 'no answer' : n === 25 ? 'wrong' : 'right',
      n === 24 || n === 4 ? 'no answer' : keeps ? misread : 'right',
    ],
    credits,
  }
}

const students = Array.from({ length: 30 }, (_, i) => student(i + 1))
/** What the first student handed in before, with nothing in the last item. */
const before: Student = { ...student(24), name: 'Student 1', words: ['right', 'right', 'no answer'] }
/** Student 29's code is cut off, and student 30 answers another sheet. */
const judged = students.slice(0, 28)

/** The student's hand-in: a code, or the text of a file. */
async function handIn(page: Page, who: Student): Promise<string> {
  await page.goto(`./#${who.sheet}`)
  await page.getByRole('textbox', { name: /^Your name/ }).fill(who.name)
  await page.getByRole('button', { name: 'Start' }).tap()
  await answer(page, who.first)
  if (who.sheet === SHEET) {
    await page.getByRole('button', { name: 'Next' }).tap()
    if (who.response !== null) await page.getByRole('radio', { name: `It is ${who.response}` }).check()
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

/** A mail as it is saved: headers, and the code in lines of 76 characters, quoted or with the breaks of its encoding. */
function mailOf(who: Student, code: string, at: number): string {
  const lines = (who.name === 'Student 29' ? code.slice(0, 60) : code).match(/.{1,75}/g)!
  const body = at % 2 === 0 ? lines.map(line => `> ${line}`).join('\n') : lines.join('=\n')
  return `From: ${who.name} <s${at}@uni.example>\nDate: Mon, 30 Nov 2026 10:0${at % 10}:00 +0100\nSubject: =?utf-8?Q?The_sheet?=\nContent-Transfer-Encoding: quoted-printable\n\nHere it is:\n${body}\n`
}

/** The rows of a table by RFC 4180. */
function rowsIn(csv: string): string[][] {
  const cells = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/y
  const rows: string[][] = [[]]
  while (cells.lastIndex < csv.length) {
    const [, quoted, plain, end] = cells.exec(csv)!
    rows.at(-1)!.push(quoted?.replaceAll('""', '"') ?? plain!)
    if (end === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}

const POINTS = [4, 1, 2] as const
const pointsOf = ({ credits }: Student): number[] =>
  POINTS.map((most, at) => Math.round(100 * most * credits[at]!) / 100)
const totalOf = (who: Student): number => Math.round(100 * pointsOf(who).reduce((sum, each) => sum + each, 0)) / 100

/** The teacher gives the items their points, and the sheet passes its check; its link. */
async function handOut(page: Page): Promise<void> {
  await page.goto('./#class/results')
  await paste(page, `The sheet: ${page.url().replace(/#.*/, '')}#${SHEET}`)
  await expect(page.getByLabel('The sheet that was answered')).toContainText('Class of thirty')
  await page.getByRole('button', { name: 'Go on with this sheet' }).click()
  for (const [at, most] of POINTS.entries()) {
    const field = page.getByLabel(`Points of item ${at + 1}`)
    await field.fill(String(most))
    await field.blur()
  }
  await page.getByLabel('A list with mistakes gets a part of its points').check()
  await page.getByLabel('Due').fill('2026-11-30T10:00')
  await expect(page.getByRole('region', { name: 'Check of the sheet' })).toContainText('Every item can be answered.')
  await page.getByRole('button', { name: 'Copy the link' }).click()
  await page.goto('./#class/results')
}

async function paste(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Or paste any text/ }).fill(text)
  await page.getByRole('button', { name: 'Find the results' }).click()
}

test('a class of thirty hands in, and the table is right in each place', async ({ browser, page, baseURL }) => {
  test.setTimeout(within(180))
  const handedIn = new Map<Student, string>()
  const context = await browser.newContext({
    ...{ baseURL: baseURL!, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    ...{ reducedMotion: 'reduce', serviceWorkers: 'block' },
  })
  const phone = await context.newPage()
  for (const who of [before, ...students]) handedIn.set(who, await handIn(phone, who))
  await context.close()

  await handOut(page)
  // The third student is late: the mail comes alone.
  const mails = [before, ...students].filter(({ isForger, name }) => !isForger && name !== 'Student 3')
  await paste(page, mails.map((who, at) => mailOf(who, handedIn.get(who)!, at)).join('\n'))
  for (const who of students.filter(({ isForger }) => isForger))
    await drop(page, { name: `${who.name}.json`, bytes: forged(handedIn.get(who)!) })
  await paste(page, mailOf(students[2]!, handedIn.get(students[2]!)!, 2))
  await expect(page.getByText('29 results judged.')).toBeVisible()

  const marks = page.locator('[data-part=result-cell]')
  const statements = await marks.evaluateAll(all => all.map(each => each.getAttribute('aria-label')))
  const wanted = [before, ...judged].flatMap(({ name, words }) =>
    words.map((word, at) => `${name}, item ${at + 1}: ${word}`),
  )
  expect(statements.sort()).toEqual(wanted.sort())
  const shares = [0, 1, 2].map(at => {
    const right = judged.filter(({ words }) => words[at] === 'right').length
    return `${Math.round((100 * right) / judged.length)}%`
  })
  await expect(page.getByRole('row', { name: /^Share right/ })).toHaveText(new RegExp(shares.join('\\s*')))
  await expect(page.getByRole('row', { name: /^Student 30/ })).toContainText('another sheet')
  await expect(page.getByText('The code is cut off.')).toBeVisible()
  const groups = page.getByRole('region', { name: 'Item by item' })
  await expect(groups).toContainText('6 answers: That follows if one true condition is enough.')
  await expect(groups).toContainText('5 answers: That follows if nothing is ever deleted.')

  const table = async (button: string): Promise<string[][]> => {
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: button }).click()
    return rowsIn(await readFile(await (await saved).path(), 'utf8'))
  }
  const answers = await table('Answers as CSV')
  expect(answers.filter(row => row[2] === 'wrong' && row[3] === 'one-condition')).toHaveLength(6)
  expect(answers.filter(row => row[0] === 'Student 27' && row[1] === '1').map(row => row[2])).toEqual(['wrong'])

  const grades = page.getByRole('region', { name: 'Grades' })
  await expect(grades).toContainText('The sheet was due Monday')
  await page.getByText('Class list').click()
  const roster = judged.filter(({ name }) => name !== 'Student 5').map(({ name }) => name.toLowerCase())
  await page.getByRole('textbox', { name: /One name per line/ }).fill([...roster, 'Zoe Q'].join('\n'))
  await expect(page.getByText('Not handed in: Zoe Q. Not on the list: Student 5.')).toBeVisible()
  const byName = (rows: string[][]) => new Map(rows.map(row => [row[0]!.toLowerCase(), row.slice(1)]))
  const [head, ...points] = await table('Points as CSV')
  expect(head).toEqual(['name', '1 (of 4)', '2 (of 1)', '3 (of 2)', 'total (of 7)', 'to grade'])
  expect(byName(points)).toEqual(
    new Map([
      ...judged.map(who => [who.name.toLowerCase(), [...pointsOf(who), totalOf(who), ''].map(String)] as const),
      ['zoe q', ['', '', '', '', '']],
    ]),
  )
  const totals = new Map([...judged.map(who => [who.name.toLowerCase(), String(totalOf(who))] as const), ['zoe q', '']])
  const [, ...moodle] = await table('Grades for Moodle')
  expect(new Map([...byName(moodle)].map(([name, row]) => [name, row[0]!]))).toEqual(totals)
  const [, possible, ...canvas] = await table('Grades for Canvas')
  expect(possible).toEqual(['    Points Possible', '', '', '', '', '7'])
  expect(new Map([...byName(canvas)].map(([name, row]) => [name, row.at(-1)!]))).toEqual(totals)
  expect(canvas.every(row => row.length === 6 && row[0] === row[3])).toBe(true)

  // The earlier hand-in is ticked instead of the later one.
  await page.getByRole('checkbox', { name: 'Student 1 counts' }).first().check()
  await expect(page.getByRole('checkbox', { name: 'Student 1 counts' }).last()).not.toBeChecked()
  const again = byName(await table('Grades for Moodle'))
  expect(again.get('student 1')).toEqual([String(totalOf(before))])
  expect(await seriousFindings(page)).toEqual([])
})
