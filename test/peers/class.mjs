// Questions for a class: Moodle XML, QTI and GIFT as exported, read by published schemas and parsers, and QTI played in a
// published player.

import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { playItems } from './class/play.mjs'
import { inner } from './support/bundle.mjs'

const SCHEMAS = '5a7230cc9e9972963ec4a815e1b62a0d209dc4ad'
const DOMAINS = ['ferry', 'blocksworld', 'logistics', 'grippers']

export default {
  name: 'Questions for a class',
  needs: [
    'pip:lxml==6.1.3',
    'pip:citolab-qti-convert==0.2.0',
    'pip:moodle-xml-parser==0.3.1',
    'pip:pygiftparser==1.1',
    'npm:gift-pegjs@1.0.2',
    'npm:@citolab/qti-components@7.27.4',
    // The official XML schemas of QTI 2.1 with all that they import.
    `git:shevandrin/rqti@${SCHEMAS}`,
  ],
  async run({ folder, packed, python, log }) {
    const items = await classItems(packed)
    const { classExports } = await inner()
    const files = {}
    for (const format of ['moodle', 'qti', 'gift']) {
      const { ending, bytes, left } = classExports.file(items, format, 'Class 1/2 & <ferry>')
      files[format] = join(folder, `class${ending}`)
      writeFileSync(files[format], bytes)
      for (const { name, reason } of left) log(`${format}: ${name}: ${reason}`)
    }
    const count = form => items.filter(({ answer }) => form.includes(answer.form)).length
    const choices = count(['yes-no', 'one', 'several'])
    const words = [join(import.meta.dirname, 'class/read.py'), folder, join(folder, 'rqti/inst')]
    const found = JSON.parse(execFileSync(python, words, { encoding: 'utf8', maxBuffer: 1e8 }))
    for (const { faults = [] } of Object.values(found)) for (const each of faults.slice(0, 3)) log(each)
    const gift = createRequire(join(folder, 'index.js'))('gift-pegjs').parse(
      new TextDecoder().decode(bytesOf(items, classExports)),
    )
    const row = (tool, version, what, result, passed) => ({ tool, version, what, result, passed })
    const {
      official_schema: schema,
      converted_to_qti_3: converted,
      moodle_choices: moodle,
      gift_questions: pygift,
    } = found
    const total = items.length
    const played = converted.error ? converted : await playItems(folder, items, converted.qti3)
    for (const each of (played.faults ?? []).slice(0, 3)) log(each)
    const or = (each, text) => each.error ?? text
    return [
      row(
        'QTI 2.1, official XSD',
        `imsqti_v2p1p2.xsd (${SCHEMAS.slice(0, 8)})`,
        `${total} items and their test`,
        or(schema, `${schema.valid} valid${faultOf(schema)}`),
        schema.valid === total + 1,
      ),
      row(
        'citolab-qti-convert',
        '0.2.0',
        `${total} items to QTI 3 and back`,
        or(converted, `${converted.valid} valid${faultOf(converted)}`),
        converted.valid === total,
      ),
      row(
        '@citolab/qti-components',
        '7.27.4',
        `${total} items, as QTI 3, answered rightly and wrongly in Chromium`,
        or(played, `${played.answers} answers, ${played.faults?.length} with another score or without feedback`),
        played.faults?.length === 0,
      ),
      row(
        'moodle-xml-parser',
        '0.3.1',
        `${choices} choice questions of Moodle XML`,
        or(moodle, `${moodle.choices} read${moodle.errors}`),
        moodle.choices === choices && moodle.errors === '',
      ),
      row(
        'gift-pegjs',
        '1.0.2',
        `${total} questions of GIFT`,
        `${gift.filter(({ type }) => type !== 'Category').length} read`,
        gift.filter(({ type }) => type !== 'Category').length === total,
      ),
      // Numbers have a reason for all other answers, `~#…` as Moodle writes it, which this parser does not know.
      row(
        'pygiftparser',
        '1.1',
        `${total} questions of GIFT`,
        or(
          pygift,
          `${pygift.questions} read; refuses the ${total - pygift.valid} numbers with feedback for all other answers, as Moodle exports them`,
        ),
        pygift.questions === total && total - pygift.valid === count(['number']),
      ),
    ]
  },
}

const bytesOf = (items, classExports) => classExports.file(items, 'gift', 'Class').bytes
const faultOf = ({ faults }) => (faults.length === 0 ? '' : `; ${faults[0]}`)

/** Items of all kinds and formats about several domains. */
async function classItems(packed) {
  const { classExports, loadKinds, loadParts, questionOf } = await inner()
  await loadKinds()
  await loadParts('making')
  const library = pathToFileURL(join(packed, 'node_modules/planground/dist/library/index.mjs')).href
  const { generate } = await import(library)
  const kinds = ['app', 'prog', 'reach', 'areach', 'val', 'just', 'land', 'nexta']
  const options = { formats: ['gen', 'bool', 'mcq'], count: 2, seed: 'class', size: 'small', kinds }
  const records = (await Promise.all(DOMAINS.map(domain => generate({ ...options, domain })))).flat()
  const questions = records.map(record => questionOf(record))
  const given = { seed: 's', picture: true, pddl: true, maxStates: 100_000, address: 'https://planground.example/' }
  return classExports.items(questions, given, 1).items
}
