// Each format is read by a published parser or schema, and returns what went in, whatever the texts are.

import { fromMarkdown } from 'mdast-util-from-markdown'
import { parse } from 'gift-pegjs'
import { expect, test } from 'vitest'
import { Cells } from '#base/csv'
import { uncsv } from '#base/csv-field'
import { csv } from '#teaching/exports/formats/csv'
import { gift } from '#teaching/exports/formats/gift'
import { kahoot } from '#teaching/exports/formats/kahoot'
import { markdown } from '#teaching/exports/formats/markdown'
import { moodleXml } from '#teaching/exports/formats/moodle'
import { qti } from '#teaching/exports/formats/qti'
import { type ClassItem, type ItemOption, yesNoOptions } from '#teaching/exports/item'
import type { Written } from '#teaching/exports/options'
import { wordsIn } from '#teaching/exports/rich'
import { hostileItems as items } from './hostile'
import { type Element, faultsOf, fragmentsOf, partsOf, textIn, treeOf, under } from './read-xml'

const TITLE = 'Class 1/2 & <ferry> # {a}: ~'
const onlyText = ({ files }: Written): string => files[0]!.text

/** The expected parts of a question's text. */
function expectedParts({ text }: ClassItem): Record<string, string> {
  return {
    context: text.context,
    stem: text.stem,
    ...(text.how === '' ? {} : { how: text.how }),
    ...(text.pddl === null ? {} : { pddl: `${text.pddl.domain}|${text.pddl.problem}` }),
  }
}

/** The same of a part of HTML. `html`: a line break right after `<pre>` does not count, as in browsers. */
function readOf(element: Element, html = true): Record<string, string> {
  const parts = partsOf(element)
  const pres = under(element, 'pre').map(pre => textIn(pre).replace(html ? /^\n/ : /^(?!)/, ''))
  return {
    context: parts.get('context') ?? '',
    stem: parts.get('stem') ?? '',
    ...(parts.has('how') ? { how: parts.get('how')! } : {}),
    ...(pres.length === 0 ? {} : { pddl: pres.join('|') }),
  }
}

const optionsOf = ({ answer }: ClassItem): readonly ItemOption[] =>
  answer.form === 'yes-no' ? yesNoOptions(answer) : 'options' in answer ? answer.options : []

test('Moodle XML fits its schema and returns every text', async () => {
  const xml = onlyText(moodleXml.write(items, TITLE))
  expect(await faultsOf('moodle', [xml])).toEqual([])
  const [category, ...questions] = under(await treeOf(xml), 'question')
  expect(textIn(category!).replace('$course$/top/', '').replaceAll('//', '/')).toBe(TITLE)
  expect(questions).toHaveLength(items.length)
  const stems = await fragmentsOf(questions.map(each => textIn(under(under(each, 'questiontext')[0]!, 'text')[0]!)))
  expect(stems.map(each => readOf(each))).toEqual(items.map(expectedParts))
  expect(questions.map(each => textIn(under(each, 'name')[0]!))).toEqual(items.map(({ name }) => name))
  const answers = questions.flatMap(each =>
    each.attributes.get('type') === 'multichoice' ? under(each, 'answer') : [],
  )
  const options = items.flatMap(optionsOf)
  const texts = await fragmentsOf(
    answers.flatMap(each => [textIn(under(each, 'text')[0]!), textIn(under(under(each, 'feedback')[0]!, 'text')[0]!)]),
  )
  expect(texts.map(textIn)).toEqual(options.flatMap(({ text, feedback }) => [wordsIn(text), wordsIn(feedback)]))
  expect(answers.map(each => Number(each.attributes.get('fraction')) > 0)).toEqual(options.map(({ right }) => right))
})

test('a schema refuses what does not fit it', async () => {
  const xml = onlyText(moodleXml.write(items.slice(0, 4), TITLE))
  const broken = [
    xml.replace('fraction="100"', 'fraction="99"'),
    xml.replace('<hidden>0</hidden>', ''),
    xml.replace('type="multichoice"', 'type="yesno"'),
  ]
  const faults = await faultsOf('moodle', broken)
  for (const [i] of broken.entries())
    expect(
      faults.some(each => each.startsWith(`${i}.xml`)),
      `${i}`,
    ).toBe(true)
})

test('a QTI package fits its schemas, holds together and returns every text', async () => {
  const { files } = qti.write(items, TITLE)
  const named = new Map(files.map(({ name, text }) => [name, text]))
  const paths = items.map((_, i) => `items/q${i + 1}.xml`)
  const texts = paths.map(path => named.get(path)!)
  const [list, whole] = [named.get('imsmanifest.xml')!, named.get('test.xml')!]
  expect(await faultsOf('qti-package', [list, whole])).toEqual([])
  expect(await faultsOf('qti-item', texts)).toEqual([])
  // One document, so that the parser starts once.
  const all = await treeOf(`<all>${[list, ...texts].map(text => text.replace(/^<\?.*\?>/, '')).join('')}</all>`)
  const resources = under(under(under(all, 'manifest')[0]!, 'resources')[0]!, 'resource')
  const listed = resources.flatMap(each => under(each, 'file').map(file => file.attributes.get('href')))
  expect(listed.sort()).toEqual([...named.keys()].filter(name => name !== 'imsmanifest.xml').sort())
  const read = under(all, 'assessmentItem')
  expect(read.map(each => each.attributes.get('title'))).toEqual(items.map(({ name }) => name))
  expect(read.map(each => readOf(under(each, 'itemBody')[0]!))).toEqual(items.map(expectedParts))
  for (const [i, item] of read.entries()) {
    const body = under(item, 'itemBody')[0]!
    const choices = under(body, 'choiceInteraction').flatMap(each => under(each, 'simpleChoice'))
    const options = optionsOf(items[i]!)
    if (options.length > 0) expect(choices.map(textIn)).toEqual(options.map(({ text }) => wordsIn(text)))
    const key = under(item, 'responseDeclaration')
      .flatMap(each => under(each, 'correctResponse'))
      .flatMap(each => under(each, 'value').map(textIn))
    const right = choices.filter((_, c) => options[c]?.right).map(each => each.attributes.get('identifier'))
    if (options.length > 0) expect(key).toEqual(right)
    const byName = new Map(under(item, 'modalFeedback').map(each => [each.attributes.get('identifier'), textIn(each)]))
    for (const [c, { feedback }] of options.entries())
      expect(byName.get(choices[c]!.attributes.get('identifier'))).toBe(wordsIn(feedback))
  }
})

test('GIFT is read by its parser and returns every text', async () => {
  const [category, ...questions] = parse(onlyText(gift.write(items, TITLE)))
  expect(category).toMatchObject({ type: 'Category' })
  const types = {
    'yes-no': 'MC',
    one: 'MC',
    several: 'MC',
    number: 'Numerical',
    essay: 'Essay',
  }
  expect(questions.map(({ type }) => type)).toEqual(items.map(({ answer }) => types[answer.form]))
  expect(questions.map(({ title }) => title)).toEqual(items.map(({ name }) => name.replaceAll('&&058;', '& &058;')))
  const stems = questions.map(each => ('stem' in each ? each.stem.text : ''))
  expect((await fragmentsOf(stems)).map(each => readOf(each))).toEqual(items.map(expectedParts))
  const choices = questions.flatMap(each => (each.type === 'MC' ? each.choices : []))
  const options = items.flatMap(optionsOf)
  const read = await fragmentsOf(choices.flatMap(({ text, feedback }) => [text.text, feedback!.text]))
  expect(read.map(textIn)).toEqual(options.flatMap(({ text, feedback }) => [wordsIn(text), wordsIn(feedback)]))
  expect(choices.map(({ isCorrect, weight }) => isCorrect || (weight ?? 0) > 0)).toEqual(
    options.map(({ right }) => right),
  )
  for (const [i, each] of questions.entries()) {
    const { answer } = items[i]!
    if (answer.form === 'number')
      expect(each).toMatchObject({
        choices: [
          { isCorrect: true, weight: null, text: { number: answer.right } },
          ...answer.wrong.map(({ number }) => ({ weight: 0, text: { number } })),
          { isCorrect: false },
        ],
      })
  }
})

interface Node {
  readonly type: string
  readonly value?: string
  readonly children?: readonly Node[]
}
const readMarkdown = (text: string): readonly Node[] => fromMarkdown(text).children as readonly Node[]
const plainText = ({ type, value, children }: Node): string =>
  type === 'break' ? '\n' : (value ?? (children ?? []).map(plainText).join(''))

test('Markdown shows every text as it is, and the key after all questions', () => {
  const nodes = readMarkdown(onlyText(markdown.write(items, TITLE)))
  const heads = nodes.filter(({ type }) => type === 'heading').map(plainText)
  const names = items.map(({ name }, i) => `${i + 1}. ${name}`)
  expect(heads).toEqual([TITLE, ...names, 'Key', ...names])
  expect(new Set(nodes.map(({ type }) => type))).toEqual(new Set(['heading', 'paragraph', 'list', 'code']))
  const paragraphs = new Set(nodes.filter(({ type }) => type === 'paragraph').map(plainText))
  const spaced = (text: string): string => text.replace(/[ \t]*\n[ \t]*/g, '\n').trim()
  const wanted = items.flatMap(({ text, explanation }) =>
    [text.context, text.stem, wordsIn(explanation)].flatMap(part => part.split(/\n{2,}/)),
  )
  expect(wanted.map(spaced).filter(each => !paragraphs.has(each))).toEqual([])
  const codes = new Set(nodes.filter(({ type }) => type === 'code').map(({ value }) => value))
  const texts = items.flatMap(({ text }) => (text.pddl === null ? [] : [text.pddl.domain]))
  expect(texts.filter(each => !codes.has(each))).toEqual([])
})

/** Rows of a table, read by our reader of result files, which knows nothing of the writer. */
function rowsOf(text: string): string[][] {
  const rows: string[][] = []
  const cells = new Cells(',', Infinity, row => rows.push(row.cells.map(uncsv)))
  cells.push(text)
  expect(cells.end().swallowed).toBeUndefined()
  return rows
}

test('CSV returns every text, and no cell is a formula', () => {
  const written = csv.write(items, 'Class')
  const [head, ...rows] = rowsOf(onlyText(written))
  const column = (name: string): string[] => rows.map(row => row[head!.indexOf(name)]!)
  expect(column('name')).toEqual(items.map(({ name }) => name))
  expect(column('context')).toEqual(items.map(({ text }) => text.context))
  expect(column('question')).toEqual(items.map(({ text }) => text.stem))
  expect(column('domain PDDL')).toEqual(items.map(({ text }) => text.pddl?.domain ?? ''))
  expect(column('domain')).toEqual(items.map(({ domain }) => domain))
  for (const [i, item] of items.entries())
    for (const [o, { text, right, feedback }] of (item.answer.form === 'yes-no' ? [] : optionsOf(item)).entries()) {
      expect(column(`option ${o + 1}`)[i]).toBe(wordsIn(text))
      expect(column(`option ${o + 1} is`)[i]).toBe(right ? 'right' : 'wrong')
      expect(column(`why ${o + 1}`)[i]).toBe(wordsIn(feedback))
    }
  for (const cell of onlyText(written).split(/,|\r\n/)) expect(cell).not.toMatch(/^"?[=+@]/)
  const pictured = items.filter(({ text }) => text.picture !== null)
  expect(written.left.map(({ key }) => key)).toEqual(pictured.map(({ key }) => key))
  expect(pictured.length).toBeGreaterThan(2)
})

test('Kahoot has what is short enough, and all else is reported with the reason', () => {
  const short: ClassItem = {
    ...items[2]!,
    text: { ...items[2]!.text, stem: 'Which are applicable?' },
  }
  const written = kahoot.write([short, ...items], 'Class')
  const [head, ...rows] = rowsOf(onlyText(written))
  expect(head).toHaveLength(7)
  expect(rows.length + written.left.length).toBe(items.length + 1)
  expect(new Set(written.left.map(({ reason }) => reason.replace(/\d+/, 'N')))).toEqual(
    new Set([
      'It is answered with a number, and Kahoot’s spreadsheet has no column for numbers.',
      'It is answered at length, and Kahoot’s spreadsheet has no column for texts.',
    ]),
  )
  const long = { ...short, text: { ...short.text, stem: 'x'.repeat(121) } }
  expect(kahoot.write([long], 'Class').left).toMatchObject([{ reason: expect.stringContaining('121') }])
  for (const [question, ...answers] of rows) {
    expect(question!.length).toBeLessThanOrEqual(120)
    const right = answers[5]!.split(',').map(Number)
    for (const place of right) expect(answers[place - 1]).not.toBe('')
    expect(answers.slice(0, 4).every(each => each.length <= 75)).toBe(true)
  }
  expect(rows[0]![0]).toBe('Which are applicable? Select every right answer.')
  expect(rows[0]!.slice(6)).toEqual(['1,3'])
})
