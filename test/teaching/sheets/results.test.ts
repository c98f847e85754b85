// Students' results: found in any container, judged again, and never trusted.

import { zipSync } from 'fflate'
import { beforeAll, expect, test, vi } from 'vitest'
import { makeRng } from '#base/rng'
import { sheets } from '#engine/sheets'
import { defaultLimits } from '#questions/kinds/judging/draft'
import type { SheetResult } from '#teaching/sheets/result'
import type { Sheet } from '#teaching/sheets/sheet'
import { answerOf, ENGINE, questionOf, resultOf, sheetOf } from './class'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
let sheet: Sheet
let right: readonly string[]
let misread: readonly string[]

beforeAll(() => {
  sheet = sheetOf(['app gen ferry p01', 'prog gen ferry small', 'step world 1'])
  const [app, prog] = [questionOf(sheet, 0, ''), questionOf(sheet, 1, '')]
  right = ['(board c0 l0) (sail l0 l1)', answerOf(prog, 'no-delete')]
  misread = [answerOf(app, 'one-condition'), answerOf(prog, 'no-delete')]
})

const judged = (result: SheetResult) => sheets.judge(sheet, result, defaultLimits)
const here = () => ({ sheet: sheets.pack(sheet).hash, engine: ENGINE, items: 3 })

test('a code comes through mails, chats, and quotes, and shows when it did not', () => {
  const result = resultOf(sheet, 'Zoë', right)
  const { code } = sheets.packResult(result)
  expect(code).toMatch(/^PGR1-[0-9A-HJKMNP-TV-Z]+$/)
  const found = (text: string) => {
    const { found, unread } = sheets.gatherText('chat', text)
    return { results: found.map(each => each.result), why: unread.map(({ why }) => why) }
  }
  const wrapped = code.replace(/.{40}/g, '$&\r\n> ')
  for (const text of [code, `hi (${code}) bye`, code.toLowerCase(), wrapped, `${code}\nThanks`])
    expect(found(text)).toEqual({ results: [result], why: [] })
  expect(found(`${code.slice(0, -9)}\nThanks`)).toMatchObject({
    results: [],
    why: [expect.stringContaining('cut off')],
  })
  for (let at = 5; at < code.length; at += 7) {
    const flipped = `${code.slice(0, at)}${code[at] === 'Q' ? 'W' : 'Q'}${code.slice(at + 1)}`
    expect(found(flipped).results).toEqual([])
    expect(found(flipped).why).toHaveLength(1)
  }
})

test('answers are judged again, whatever a file states of them', () => {
  const result = resultOf(sheet, 'Mallory', [...misread])
  const file = JSON.parse(sheets.packResult(result).file)
  const forged = { ...file, verdict: 'right', score: 100 }
  forged.answers = file.answers.map((each: object) => ({
    ...each,
    word: 'right',
    verdict: 'right',
  }))
  const { found } = sheets.gatherText('forged', JSON.stringify(forged))
  expect(found).toEqual([{ result, from: 'forged', isChanged: false }])
  const [app, prog, step] = judged(found[0]!.result).items
  expect(app).toMatchObject({ word: 'wrong', misreading: { id: 'one-condition' } })
  expect(prog).toMatchObject({ word: 'wrong', misreading: { id: 'no-delete' } })
  expect(step!.word).toBe('nothing')
  expect(judged(resultOf(sheet, 'Ana', right)).items[0]).toMatchObject({ word: 'right' })
  // An answer that was changed in the file is judged as it is now, and the file states that it was changed.
  forged.answers[0].answer = right[0]
  const [changed] = sheets.gatherText('changed', JSON.stringify(forged)).found
  expect(changed!.isChanged).toBe(true)
  expect(judged(changed!.result).items[0]!.word).toBe('right')
})

test('what is odd is reported, and nothing is lost', () => {
  const other = sheetOf(['app gen ferry p01'], { seed: 'other' })
  const results = [
    resultOf(sheet, 'Ana', right),
    resultOf(sheet, 'Bo', right),
    resultOf(sheet, 'ana', misread),
    resultOf(sheet, '', misread.slice(0, 1)),
    resultOf(other, 'Cem', right),
    resultOf(sheet, 'Dee', ['(sail l0 l1)', '', ''], { engine: 'older' }),
    resultOf(sheet, 'Ana', right),
  ]
  const found = results.map((result, i) => ({ result, from: `f${i}`, isChanged: false }))
  const flags = sheets.flagged(found, here())
  expect(flags.map(({ result, from, flags }) => [result.handle, from.length, flags.map(each => each.flag)])).toEqual([
    ['Ana', 2, ['other-length', 'same-name', 'same-content']],
    ['Bo', 1, ['other-length', 'same-content']],
    ['ana', 1, ['other-length', 'same-name']],
    ['', 1, ['no-name', 'other-length']],
    ['Cem', 1, ['other-sheet']],
    ['Dee', 1, ['other-engine']],
  ])
  expect(flags[1]!.flags[1]!.message).toContain('Ana')
})

test('200 mixed files, an archive of them, and a long chat: all codes found, none made up', () => {
  const rng = makeRng('mixed')
  const other = sheetOf(['app gen ferry p01'], { seed: 'other' })
  const files: { name: string; bytes: Uint8Array }[] = []
  const wanted: SheetResult[] = []
  let broken = 0
  for (let n = 0; n < 200; n++) {
    const answers = rng.pick([right, misread, ['(sail l0 l1)', 'I do not know'], ['', '']])
    const result = resultOf(rng.below(9) === 0 ? other : sheet, `Student ${n}`, answers)
    const { code, file } = sheets.packResult(result)
    const form = rng.below(6)
    const text = [file, code, `<p>${code}</p>`, `Dear all,\n\n> ${code}\n`][form] ?? code
    // A sixth is cut off, and a sixth has one letter that is another.
    const at = 6 + rng.below(code.length - 6)
    const bad =
      form === 4 ? code.slice(0, at) : `${code.slice(0, at)}${code[at] === 'Z' ? 'Y' : 'Z'}${code.slice(at + 1)}`
    if (form < 4) wanted.push(result)
    else broken++
    files.push({ name: `hand-in ${n}.txt`, bytes: bytes(form < 4 ? text : bad) })
  }
  const { found, unread } = sheets.gather(files)
  expect(found.map(each => each.result)).toEqual(wanted)
  expect(unread).toHaveLength(broken)
  const archive = zipSync(Object.fromEntries(files.map(each => [`course/${each.name}`, each.bytes])))
  const zipped = sheets.gather([{ name: 'all.zip', bytes: archive }])
  expect(zipped.found.map(each => each.result)).toEqual(wanted)
  expect(zipped.unread).toHaveLength(broken)
  const talk = 'Who has the sheet? PG and PGR1 are the codes, I think. Ünïcödé 😀 (sail l0 l1) '.repeat(60)
  const chat = wanted.map(result => talk.repeat(10) + sheets.packResult(result).code).join('\n')
  expect(chat.length).toBeGreaterThan(5_000_000)
  const read = sheets.gatherText('chat', chat)
  expect(read.found.map(each => each.result)).toEqual(wanted)
  expect(read.unread).toEqual([])
  const flags = sheets.flagged(found, here())
  const rows = flags.filter(({ isHere }) => isHere).map(({ result }) => judged(result))
  expect(flags).toHaveLength(wanted.length)
  const [app] = sheets.summaries(rows, 3)
  const count = (text: string): number =>
    wanted.filter(({ sheet, answers }) => sheet === here().sheet && answers[0]!.answer === text).length
  expect(app!.counts).toMatchObject({
    right: count(right[0]!),
    wrong: count(misread[0]!) + count('(sail l0 l1)'),
    empty: count(''),
  })
  expect(app!.wrong.find(({ id }) => id === 'one-condition')?.rows).toHaveLength(count(misread[0]!))
})

test('hostile files get a sentence', () => {
  const deep = `{"planground":"result","version":1,"answers":${'['.repeat(200_000)}`
  for (const [name, content] of [
    ['deep.json', deep],
    ['empty.txt', ''],
    ['no.zip', 'PK\u0003\u0004 and nothing more'],
    ['picture.png', '\u0089PNG'],
    ['other.json', '{"planground":"result","version":1,"sheet":7,"answers":[]}'],
    ['newer.json', '{"planground":"result","version":9}'],
    ['null.json', '{"planground":"result","version":1,"sheet":"x","engine":"y","answers":null}'],
  ] as const) {
    const { found, unread } = sheets.gather([{ name, bytes: bytes(content) }])
    expect(found).toEqual([])
    expect(unread, name).toHaveLength(1)
    expect(unread[0]!.why).toMatch(/^[A-Z].*\.$/)
  }
})

test('a name is never a formula in the table for spreadsheets', () => {
  const result = resultOf(sheet, "=cmd|'/C calc'!A0", ['@SUM(1)', 'a,"b"\n+1'])
  const [flagged] = sheets.flagged([{ result, from: 'f', isChanged: false }], here())
  const csv = sheets.csv([{ flagged: flagged!, judged: judged(result) }])
  const [head, first] = csv.split('\r\n')
  expect(head).toBe('name,item,verdict,misreading,answer,hints,revealed,attempts,level,flags,from')
  expect(first).toContain(`"'=cmd|'/C calc'!A0",1,`)
  expect(csv).toContain(`"'@SUM(1)"`)
  expect(csv).toContain('"a,""b""\n+1"')
})

test('a sealed text is opened with its password alone', async () => {
  const sealed = await sheets.seal('The second is a trap.', 'Bridge  of sighs')
  expect(await sheets.unseal(sealed, ' bridge of Sighs')).toBe('The second is a trap.')
  expect(await sheets.unseal(sealed, 'bridge')).toBeNull()
})

test('where the browser has no cryptography, that is reported, and the password is not called wrong', async () => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes })
  await expect(sheets.seal('Text', 'word')).rejects.toThrow(/https/)
  await expect(sheets.unseal({ salt: '', iv: '', text: '' }, 'word')).rejects.toThrow(/https/)
  vi.unstubAllGlobals()
})
