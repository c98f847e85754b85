// Reads a state from a response: the facts stated to hold, and those stated not to.

import type { Span } from '#base/text'
import { anyPhrase, phrasesIn } from '../discourse/tongue-phrases'
import { moodOf } from '../discourse/moods'
import { withoutOldParts } from '../discourse/old-parts'
import { isWithdrawn } from '../discourse/versions'
import { type Item, scanItems } from '../items'
import { lineIndex } from '../labels'
import { type Doc, type Line, sentencesFrom } from '../lines'
import { blanked } from '../mask'
import { type Choice, nothing } from '../mention'
import type { Names } from '../names'
import type { Answer, Doubt, ReadItem } from '../reading'
import { columnHead } from '../rows'
import { amendedFacts } from './corrected-state'
import type { EditOp } from './edit-rules'
import { editedPlan } from './edited-plan'
import { ownEnd } from './made-up'
import type { ObjectWords } from './object-words'
import { type PlanEdit, planEdits } from './plan-edits'
import { type Sentences, sentencesOf } from './sentences'
import type { Step } from './step-clauses'
import { type Token, tokensOf } from './tokens'
import { FactScan, type StatedFact } from './stated-facts'

/** The facts claimed and the facts denied; what is stated about objects and fits no fact is kept as it is written. Linear; never throws. */
export function stateAnswer(whole: Doc, names: Names): Choice {
  const doc = statedOnly(withoutOldParts(whole))
  const { from, to } = stateRegion(doc.text)
  const parts = partsOf(doc, names, from, to)
  const read = (start: number, end: number, within: readonly Part[]): readonly StatedFact[] =>
    factsIn(doc, names, start, end, within)
  const first = doc.sentences.find(
    one => one.to > from && read(one.from, one.to, [{ ...one, denied: false }]).length > 0,
  )
  const changes =
    first === undefined
      ? []
      : stateEdits(doc, first.to, to, span => factSteps(read(span.from, span.to, [{ ...span, denied: false }])))
  const facts = read(
    from,
    to,
    parts.flatMap(part => withoutSpans(part, changes)),
  ).filter(one => !changes.some(edit => one.from < edit.to && edit.from < one.to))
  const end = Math.max(...facts.map(one => one.to))
  if (!facts.some(({ text }) => text !== undefined)) return nothing
  const state = (some: readonly StatedFact[]): Answer => ({
    kind: 'two-lists',
    of: 'state',
    pos: once(some.filter(({ denied }) => !denied).map(fact => itemOf(doc, fact))),
    neg: once(some.filter(({ denied }) => denied).map(fact => itemOf(doc, fact))),
  })
  const edits = changes.filter(edit => edit.from >= facts[0]!.from)
  if (edits.length === 0 && isWithdrawn(sentencesFrom(doc, end, to)))
    return {
      answer: null,
      doubt: { text: 'The text takes its state back, and gives no other.', others: [state(facts)] },
    }
  const left = amendedFacts(doc, names, facts)
  if (typeof left === 'string') return { answer: null, doubt: { text: left, others: [state(facts)] } }
  if (edits.length === 0) return { answer: state(left), doubt: null }
  const edited = editedState(left, edits)
  const doubt: Doubt = { text: 'Behind its list the text takes back or adds entries by name.', others: [state(facts)] }
  return edited === undefined ? { answer: null, doubt } : { answer: state(edited), doubt }
}

/** Begins a sentence on the state before. */
const atFirst =
  /^\W*(?:initially|originally|at (?:first|the (?:start|beginning|outset))|(?:in|from) the (?:initial|starting|original) (?:state|situation)|before (?:the|these|any|executing|performing)\b[^,]{0,60}),/u

/** Drops questions, and what is described as the state before. */
function statedOnly(doc: Doc): Doc {
  const { low, sentences, lines } = doc
  const asked = sentences.filter(
    (one, i) =>
      atFirst.test(low.slice(one.from, one.to).replace(/^(\W*(?:initially|originally)) /, '$1, ')) ||
      (moodOf(low, one) === 'asked' && lines[lineIndex(lines, one.from)]!.marker !== 'table') ||
      (i > 0 && moodOf(low, sentences[i - 1]!) === 'asked' && /^\W*yes\b/.test(low.slice(one.from, one.to))),
  )
  return asked.length === 0 ? doc : { ...doc, text: blanked(doc.text, asked), low: blanked(doc.low, asked) }
}

/** Words that change a state, beyond those that describe one. */
const changing = new RegExp(
  String.raw`\b(?:wait|actually|correct\w*|fix|edit|remov\w*|delet\w*|strik\w*|scratch|drop\w*|forgot\w*|missing|missed|instead of|replac\w*|should not|shouldn't|belongs?|reflection|mistake|sorry|oops|typo|add|left out)\b|${anyPhrase([...phrasesIn('wait'), ...phrasesIn('drop')])}`,
  'u',
)
const stateEdits = (doc: Doc, from: number, to: number, stepsIn: (span: Span) => readonly Step[]): PlanEdit[] =>
  planEdits(doc, from, to, stepsIn).filter(
    edit => changing.test(doc.low.slice(edit.from, edit.to)) && edit.op !== 'swap' && edit.op !== 'stop',
  )

const factSteps = (facts: readonly StatedFact[]): Step[] =>
  facts.flatMap(({ text, from, to }) => (text === undefined ? [] : [{ text, from, to, others: [], hasAgent: false }]))

/** A state is a set, so added facts come last. */
function editedState(facts: readonly StatedFact[], edits: readonly PlanEdit[]): readonly StatedFact[] | undefined {
  const seen = new Set<string>()
  const held = facts.filter(
    ({ text, denied }) => !denied && (text === undefined || (!seen.has(text) && seen.add(text))),
  )
  const steps = held.map(
    (fact): Step => ({ text: fact.text, from: fact.from, to: fact.to, others: [], hasAgent: false }),
  )
  const added = new Set<EditOp>(['somewhere', 'as', 'first', 'before', 'behind', 'between'])
  const asSet = edits.map((edit): PlanEdit => {
    if (!added.has(edit.op)) return edit
    return { ...edit, op: 'last', marks: edit.marks.filter(mark => 'steps' in mark).slice(0, 1) }
  })
  const edited = editedPlan(steps, asSet)
  return edited === undefined
    ? undefined
    : [
        ...edited.map(({ text, from, to }) => ({ text, from, to, denied: false })),
        ...facts.filter(({ denied }) => denied),
      ]
}

/** The facts that a stretch of a response describes or denies, by sentences or in PDDL, in order. `parts`: of it, with what headings state about them. */
export function factsIn(
  doc: Doc,
  names: Names,
  from: number,
  to: number,
  parts: readonly Part[] = [{ from, to, denied: false }],
): StatedFact[] {
  const sentences = sentencesOf(names)
  const words = sentencesOf(names)?.words
  const formal = scanItems(doc.text, doc.raw, from, to, names)
    .map(item => words?.inOwnNames(calledIn(doc.text, item, words)) ?? item)
    .filter(
      item =>
        item.role === 'fact' &&
        (sentences === undefined ||
          doc.text[item.from] === '(' ||
          item.text.includes(' ') === /[(_]/.test(doc.text.slice(item.from, item.to))),
    )
    .map(item => ({
      text: item.text,
      denied: item.negated || falseBehind(doc.low, item.to),
      from: item.from,
      to: item.to,
      isExact: isExact(doc.text, item, names),
    }))
  if (sentences === undefined) return formal
  const statedFacts: StatedFact[] = []
  for (const part of parts) {
    const words = part.words
    const written =
      words === undefined
        ? sentences.tokens(doc.text, part.from, part.to)
        : sentences.tokens(words, 0, words.length).map(({ word }) => ({ word, from: part.from, to: part.to }))
    const tokens = firstPerson(written, sentences).filter(({ word }) => !/^[()[\]{}]$/.test(word))
    const facts = new FactScan(sentences, tokens).facts()
    statedFacts.push(...(part.denied ? facts.map(fact => ({ ...fact, denied: !fact.denied })) : facts))
  }
  const firm = formal.filter(
    item =>
      item.isExact || !statedFacts.some(one => one.text !== undefined && one.from < item.to && item.from < one.to),
  )
  if (firm.length === 0) return statedFacts
  const apart = statedFacts.filter(
    one => !firm.some(item => (item.isExact || one.text === undefined) && one.from < item.to && item.from < one.to),
  )
  return [...apart, ...firm].sort((a, b) => a.from - b.from)
}

/** `on(blue block, red block)`: its arguments are divided by commas. */
function calledIn(text: string, item: Item, words: ObjectWords): Item {
  const match = /^([\w-]+)\s?\(([^()]{1,120})\)$/.exec(text.slice(item.from, item.to))
  if (match === null || !/[a-z] [a-z]/i.test(match[2]!)) return item
  const args = match[2]!.split(',').map(arg => {
    const tokens = tokensOf(arg, 0, arg.length)
    return words.at(tokens, tokens[0]?.word === 'the' ? 1 : 0).find(({ next }) => next === tokens.length)?.name
  })
  return args.includes(undefined) ? item : { ...item, text: `(${[match[1]!.toLowerCase(), ...args].join(' ')})` }
}

/** `(on a b)` or `on(a, b)`, with a predicate and objects that there are: no sentence is written so, whatever words it shares with one. */
function isExact(
  text: string,
  item: { readonly from: number; readonly to: number; readonly text: string },
  { hints }: Names,
): boolean {
  if (!/^(?:\(|[\w-]+\s?\()/.test(text.slice(item.from, item.from + 60)) || text[item.to - 1] !== ')') return false
  const [head = '', ...objects] = item.text.slice(1, -1).split(' ')
  return hints.predicates.get(head) === objects.length && objects.every(each => hints.objects.has(each))
}

const falseBehind = (low: string, at: number): boolean =>
  /^["'`*_\s]{0,4}(?::|=|->|is|\|)\s{0,2}["'`*]{0,3}(?:false|no longer|not true)\b/.test(low.slice(at, at + 40))

interface Part {
  readonly from: number
  readonly to: number
  readonly denied: boolean
  /** What it states, where that is not written in one piece. */
  readonly words?: string
}

/** "I'm holding …" as "I am holding", "my hand" as "the hand", "holds" as "is holding", "sits on" as "is on", and who holds nothing has an empty hand. */
function firstPerson(tokens: readonly Token[], sentences: Sentences): readonly Token[] {
  if (!tokens.some(({ word }) => /^(?:i'm|i’m|i|my|nothing|anything|sits?|rests?|lies|stands|holds?)$/.test(word)))
    return tokens
  const found: Token[] = []
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!
    const put = (words: string): void => {
      found.push(...words.split(' ').map(word => ({ ...token, word })))
    }
    const ahead = tokens
      .slice(i, i + 9)
      .map(({ word }) => word)
      .join(' ')
    const holding = sentences.states('holding') && !sentences.states('hold') ? holds.exec(ahead) : null
    const empty = sentences.states('hand') ? handEmpty.exec(ahead) : null
    if (empty !== null) {
      put('the hand is empty')
      i += empty[0].split(' ').length - 1
    } else if (holding !== null) {
      put(holding[1] === undefined ? 'is holding' : 'is not holding')
      i += holding[0].split(' ').length - 1
    } else if (/^(?:sits?|rests?|lies|stands)$/.test(token.word) && !sentences.states(token.word)) put('is')
    else if (/^i['’]m$/.test(token.word)) put('i am')
    else if (token.word === 'my') put('the')
    else found.push(token)
  }
  return found
}
const holds = /^(?:holds|(?:to|must) hold|(does not|doesn['’]t) hold)(?= (?:the|a|any)? ?[a-z])/
const handEmpty =
  /^(?:(?:i|the hand|my hand|the robot|the arm)(?:['’]m| am| is)? (?:now |currently )?(?:(?:not|no longer) holding (?:anything|any blocks?|a block)|holding nothing)|i (?:do not|don['’]t|no longer) hold anything|(?:there is )?nothing (?:is )?in (?:my|the) hand)(?= |$)/

const oldHead = /\b(?:before|initial(?:ly)?|previous(?:ly)?|original(?:ly)?|starting|old|given|for comparison)\b/
const newHead = /\b(?:after|final|resulting|new|now|end|result)\b/
const deniedHead = /\b(?:false|no longer|not (?:true|hold)|untrue|removed|deleted|do not hold|don't hold)\b/
const givenHead =
  /\b(?:unchanged|remain\w*|stay\w*|still|same|as before|true|hold|holds|state|facts?|conditions?|added)\b/

/** Stretches under headings that state whether what follows holds, or held before; and rows of tables. */
function partsOf(doc: Doc, names: Names, from: number, to: number): Part[] {
  const { low, lines } = doc
  const parts: (Part & { isOld: boolean; isNew: boolean })[] = []
  const rows: Part[] = []
  let start = from
  let [denied, isOld, isNew] = [false, false, false]
  const close = (end: number): void => {
    if (end > start) parts.push({ from: start, to: end, denied, isOld, isNew })
  }
  for (const head of headsIn(doc, from, to)) {
    const words = low.slice(head.from, head.to)
    const old = oldHead.test(words) && !newHead.test(words.replace(/\bafter\b[^:]*\bbefore\b/, ''))
    const now: boolean = deniedHead.test(words) ? true : givenHead.test(words) ? false : denied
    const fresh = newHead.test(words)
    if (now === denied && old === isOld && fresh === isNew) continue
    close(head.from)
    start = head.to
    ;[denied, isOld, isNew] = [now, old, fresh]
  }
  close(to)
  const current =
    parts.some(part => part.isNew && !part.isOld) || !parts.every(part => part.isOld)
      ? parts.filter(part => !part.isOld)
      : parts
  for (const line of lines)
    if (line.marker === 'table' && line.from >= from && line.to <= to) rows.push(...rowParts(doc, names, line))
  if (rows.length === 0) return current
  // What rows state is read row by row, all else as it is.
  const cut = current.flatMap(part => withoutSpans(part, rows))
  return [...cut, ...rows.filter(row => current.some(part => row.from < part.to && part.from < row.to))].sort(
    (a, b) => a.from - b.from,
  )
}

/** `No longer true: (a b)` */
const labelDenied =
  /^\W*(?:(?:facts|what) )?(?:(?:is |are )?(?:no longer|not|un)[ -]?(?:true|holds?|holding|hold anymore|the case)|false|removed|deleted)(?: (?:now|facts|any ?more))?\s?:/

/** Lines that end with a colon, or begin with a label that denies, headings, and keys of JSON with a list. */
function headsIn({ low, lines }: Doc, from: number, to: number): Span[] {
  const found: Span[] = []
  for (const line of lines) {
    if (line.to <= from || line.from >= to || line.blank) continue
    const [start, end] = [Math.max(line.from, from), Math.min(line.to, to)]
    const head = low.slice(start, end).slice(0, 160)
    const label = labelDenied.exec(head)
    if (/:["'*_`\s]*$/.test(head) || line.marker === 'heading') found.push({ from: start, to: end })
    else if (label !== null) found.push({ from: start, to: start + label[0].length })
    else
      for (const match of low.slice(start, end).matchAll(/"[\w -]{1,40}"\s?:\s?\[/g))
        found.push({ from: start + match.index, to: start + match.index + match[0].length })
  }
  return found
}

function withoutSpans(part: Part, spans: readonly Span[]): Part[] {
  const found: Part[] = []
  let { from } = part
  for (const span of spans) {
    if (span.to <= from || span.from >= part.to) continue
    if (span.from > from) found.push({ ...part, from, to: span.from })
    from = Math.max(from, span.to)
  }
  return from < part.to ? [...found, { ...part, from }] : found
}

const yesNo = /^\W*(yes|true|no|false|✓|✔|✅|✗|✘|❌)\W*$/u
const isYes = (cell: string): boolean => /yes|true|[✓✔✅]/u.test(cell)

/** Of a subject, what a column states: `on the table`, `red` under `On`. */
function factWords(sentences: Sentences, subject: string, head: string, cell: string): string {
  const ways = [cell, `${head} ${cell}`, `on ${cell}`, `on the ${cell}`].map(way => `${subject} is ${way}`)
  const fits = (way: string): boolean => sentences.at(sentences.tokens(way, 0, way.length), 0, 'fact') !== undefined
  return `${ways.find(fits) ?? ways[0]!}.`
}

/** A row that ends with yes or no, or has the subject of its columns in its first cell. */
function rowParts(doc: Doc, names: Names, line: Line): Part[] {
  const { text, low } = doc
  const words = sentencesOf(names)?.words
  const cells = low
    .slice(line.from, line.to)
    .split('|')
    .map(cell => cell.trim())
  const filled = cells.flatMap((cell, i) => (cell === '' ? [] : [i]))
  const [first, ...others] = filled
  if (first === undefined || words === undefined || others.length === 0) return []
  const span = { from: line.from, to: line.to }
  const heads = filled.map(i =>
    columnHead(doc, line.from + low.slice(line.from, line.to).split('|').slice(0, i).join('|').length + 1),
  )
  if (heads.every(head => head === ''))
    return filled.some(i => yesNo.test(cells[i]!)) || words === undefined ? [] : [{ ...span, denied: false, words: '' }]
  const last = cells[filled.at(-1)!]!
  const tokens = sentencesOf(names)!
    .tokens(cells[first]!, 0, cells[first]!.length)
    .filter(({ word }) => word !== 'the')
  const isSubject = words.at(tokens, 0).some(({ next }) => next === tokens.length)
  if (!isSubject) {
    if (!yesNo.test(last)) return []
    return [
      {
        from: line.from,
        to: line.from + text.slice(line.from, line.to).toLowerCase().lastIndexOf(last),
        denied: !isYes(last),
      },
    ]
  }
  return others.flatMap((i, place): Part[] => {
    const cell = cells[i]!
    if (!/\p{L}|[✓✔✅✗✘❌]/u.test(cell)) return []
    const head = heads[place + 1]!
    return yesNo.test(cell)
      ? [{ ...span, denied: !isYes(cell), words: `${cells[first]} is ${head.replace(/\?/g, '')}.` }]
      : [{ ...span, denied: false, words: factWords(sentencesOf(names)!, cells[first]!, head, cell) }]
  })
}

const label =
  /\[\s?RESULTING STATE\s?\]|\b(?:resulting|final|new|end|current|ending|updated|last) (?:state|situation|configuration)\b[^.\n:]{0,60}(?::|\bis\b|\n)|\b(?:state|situation)\b[^.\n:]{0,40}\b(?:is|after|becomes)\b[^.\n:]{0,60}:|\bafter (?:the )?(?:actions?|steps?|moves?)\b[^.\n:]{0,80}:|\bafter (?:executing|performing|applying|carrying out|completing|doing|all|the|these|this|that|those|every)\b[^.\n:]{0,60}:|\b(?:final )?answer\s*:/gi

/** Where the state is described: after the last label that something follows, and before a task made up after it. */
function stateRegion(text: string): { from: number; to: number } {
  const to = Math.min(ownEnd(text), actionsEnd(text))
  let from = 0
  label.lastIndex = 0
  for (let match = label.exec(text); match !== null && match.index < to; match = label.exec(text)) {
    const end = match.index + match[0].length
    if (/[\p{L}]{3,}[^\n]{0,400}[\p{L}]/u.test(text.slice(end, Math.min(to, end + 1_000)))) from = end
  }
  return { from, to }
}

/** A second sequence of actions is a task made up. */
function actionsEnd(text: string): number {
  const at = text.search(/\[\s?ACTION SEQUENCE\s?\]/i)
  return at > 0 && /\S/.test(text.slice(0, at)) ? at : text.length
}

const longestRaw = 300

function itemOf({ raw }: Doc, { text, from, to }: StatedFact): ReadItem {
  const span = { from, to }
  return {
    text:
      text ??
      raw
        .slice(from, Math.min(to, from + longestRaw))
        .replace(/\s+/g, ' ')
        .trim(),
    span,
  }
}

/** Repetition is harmless. */
function once(items: readonly ReadItem[]): ReadItem[] {
  const seen = new Set<string>()
  return items.filter(({ text }) => !seen.has(text) && seen.add(text) !== undefined)
}
