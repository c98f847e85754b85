// How models write answers: in the requested form, and in other common forms.

import type { Rng } from '#base/rng'
import { describeAction, describeFact } from '#language/english/describe'
import { plainText, type SampledAnswer } from '#questions/kinds/sampling/sampled'
import { block, type Form, inline, type SampleAnswer, weighed, type Written } from './sample-answer'

/** Writes the answer in a randomly chosen suitable form; returns the text and the name of the form. */
export function write(sampleAnswer: SampleAnswer, rng: Rng): Written & { readonly form: string } {
  const open = [...forms]
  while (open.length > 0) {
    const form = weighed(open, rng)
    const written = form.write(sampleAnswer, rng)
    if (written !== undefined) return { ...written, form: form.name }
    open.splice(open.indexOf(form), 1)
  }
  throw new Error('No form suits the answer.')
}

/** Writes the answer in the requested form. */
export function asAsked({ answer }: SampleAnswer): string {
  if (answer.kind === 'word') return answer.word
  return answer.kind === 'letter' ? answer.letter : plainText(answer)
}

type ListAnswer = Extract<SampledAnswer, { kind: 'list' }>
type ItemAnswer = Extract<SampledAnswer, { kind: 'item' }>

const ofList =
  (make: (items: readonly string[], sampleAnswer: SampleAnswer, rng: Rng) => Written | undefined): Form['write'] =>
  (sampleAnswer, rng) =>
    sampleAnswer.answer.kind === 'list' && sampleAnswer.answer.items.length > 0
      ? make((sampleAnswer.answer as ListAnswer).items, sampleAnswer, rng)
      : undefined

const ofItem =
  (make: (item: string, sampleAnswer: SampleAnswer, rng: Rng) => Written | undefined): Form['write'] =>
  (sampleAnswer, rng) =>
    sampleAnswer.answer.kind === 'item' ? make((sampleAnswer.answer as ItemAnswer).item, sampleAnswer, rng) : undefined

const bare = (name: string): string => name.slice(1, -1)
const words = (name: string): string[] => bare(name).split(' ')
/** Function-call notation: `sail(l0, l1)`. */
const called = (name: string): string => {
  const [head, ...objects] = words(name)
  return `${head}(${objects.join(', ')})`
}

const nones = [
  'none',
  'NONE',
  'None.',
  'none.',
  'There is none.',
  'There is no such one.',
  'No such one exists.',
] as const

const forms: readonly Form[] = [
  { name: 'as asked', weight: 30, write: sampleAnswer => inline(asAsked(sampleAnswer)) },
  {
    name: 'none in words',
    weight: 12,
    write: ({ answer, sort }, rng) => {
      if (answer.kind !== 'none') return undefined
      const noun = sort === 'action' ? 'action' : 'proposition'
      return inline(rng.pick(nones).replace(/\bone\b/, noun))
    },
  },
  { name: 'code', weight: 4, write: ofItem(item => inline(`\`${item}\``)) },
  { name: 'bold', weight: 3, write: ofItem(item => inline(`**${item}**`)) },
  { name: 'quoted', weight: 2, write: ofItem(item => inline(`"${item}"`)) },
  { name: 'upper case', weight: 2, write: ofItem(item => inline(item.toUpperCase())) },
  {
    name: 'function',
    weight: 3,
    write: ofItem((item, { fits }) => (fits ? inline(called(item)) : undefined)),
  },
  {
    name: 'without parentheses',
    weight: 2,
    write: ofItem((item, { fits }) => (fits ? inline(bare(item)) : undefined)),
  },
  { name: 'blank in parentheses', weight: 2, write: ofItem(item => inline(`( ${bare(item)} )`)) },
  {
    name: 'JSON object',
    weight: 4,
    write: ({ answer }) =>
      answer.kind === 'two-lists' ? undefined : block([JSON.stringify({ answer: jsonOf(answer) }, null, 2)]),
  },
  { name: 'in English', weight: 5, write: inEnglish },

  { name: 'without brackets', weight: 8, write: ofList(items => inline(items.join(', '))) },
  { name: 'a line each', weight: 8, write: ofList(items => block(items)) },
  {
    name: 'numbered',
    weight: 8,
    write: ofList(items => block(items.map((name, i) => `${i + 1}. ${name}`))),
  },
  {
    name: 'numbered code',
    weight: 3,
    write: ofList(items => block(items.map((name, i) => `${i + 1}. \`${name}\``))),
  },
  {
    name: 'bulleted',
    weight: 6,
    write: ofList((items, _, rng) => {
      const mark = rng.pick(['-', '*', '•'])
      return block(items.map(name => `${mark} ${name}`))
    }),
  },
  {
    name: 'JSON list',
    weight: 4,
    write: ofList(items => inline(JSON.stringify(items))),
  },
  {
    name: 'fenced',
    weight: 6,
    write: ofList((items, _, rng) => block([`\`\`\`${rng.pick(['', 'pddl', 'lisp', 'text'])}`, ...items, '```'])),
  },
  {
    name: 'plan of a planner',
    weight: 3,
    write: ofList(items => block(items.map((name, i) => `${i}: ${name}`))),
  },
  {
    name: 'table',
    weight: 3,
    write: ofList(items => block(['| # | Action |', '|---|---|', ...items.map((name, i) => `| ${i + 1} | ${name} |`)])),
  },
  {
    name: 'list in upper case',
    weight: 1,
    write: ofList(items => inline(`[${items.join(', ').toUpperCase()}]`)),
  },
  {
    name: 'spread over lines',
    weight: 3,
    write: ofList(items => block(['[', ...items.map(name => `  ${name},`), ']'])),
  },

  { name: 'labelled effects', weight: 12, write: effects },
  { name: 'index in words', weight: 10, write: indexInWords },
  { name: 'word dressed', weight: 12, write: closed },
]

function jsonOf(answer: Exclude<SampleAnswer['answer'], { kind: 'two-lists' }>): unknown {
  switch (answer.kind) {
    case 'none':
      return 'None'
    case 'item':
      return answer.item
    case 'list':
      return answer.items
    case 'index':
      return answer.index
    case 'word':
      return answer.word
    case 'letter':
      return answer.letter
    default:
      return answer satisfies never
  }
}

/** Writes the answer in the domain's English; undefined if it contains names unknown to the domain. */
function inEnglish({ answer, sort, phrases, fits }: SampleAnswer): Written | undefined {
  if (phrases === undefined || !fits || (answer.kind !== 'item' && answer.kind !== 'list')) return undefined
  const names = answer.kind === 'item' ? [answer.item] : answer.items
  const entries = sort === 'action' ? phrases.actions : phrases.predicates
  const statements = names.map(name => {
    const [head = '', ...objects] = words(name.toLowerCase())
    const entry = entries.get(head)
    if (entry === undefined || entry.parameters.length !== objects.length) return undefined
    return (sort === 'action' ? describeAction : describeFact)(phrases, name.toLowerCase()).text
  })
  if (statements.length === 0 || statements.includes(undefined)) return undefined
  return answer.kind === 'item' ? inline(statements[0]!) : block(statements.map(text => `- ${text}`))
}

function effects({ answer }: SampleAnswer, rng: Rng): Written | undefined {
  if (answer.kind !== 'two-lists') return undefined
  const list = (items: readonly string[]): string => `[${items.join(', ')}]`
  const { pos, neg } = answer
  const lines = (items: readonly string[]): string[] => (items.length === 0 ? ['None'] : items.map(name => `- ${name}`))
  switch (rng.below(7)) {
    case 0:
      return block([`Positive effects: ${list(pos)}`, `Negative effects: ${list(neg)}`])
    case 1:
      return block(['**Positive effects:**', ...lines(pos), '', '**Negative effects:**', ...lines(neg)])
    case 2:
      return block([JSON.stringify({ positive: pos, negative: neg }, null, 2)])
    case 3:
      return block([list(pos), list(neg)])
    case 4:
      return block([`Positive effects: ${pos.join(', ') || 'None'}`, `Negative effects: ${neg.join(', ') || 'None'}`])
    case 5:
      return block([`Becomes true: ${list(pos)}`, `Becomes false: ${list(neg)}`])
    default:
      return block([
        '1. Positive effects',
        ...lines(pos).map(line => `   ${line}`),
        '2. Negative effects',
        ...lines(neg).map(line => `   ${line}`),
      ])
  }
}

const ordinals = ['1st', '2nd', '3rd']
const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

function indexInWords({ answer }: SampleAnswer, rng: Rng): Written | undefined {
  if (answer.kind !== 'index') return undefined
  const { index } = answer
  switch (rng.below(6)) {
    case 0:
      return inline(`index ${index}`)
    case 1:
      return inline(`The action at index ${index}`)
    case 2:
      return inline(`The ${ordinals[index] ?? `${index + 1}th`} action (index ${index})`)
    case 3:
      return index < numbers.length ? inline(`index ${numbers[index]}`) : undefined
    case 4:
      return inline(`Index: ${index}`)
    default:
      return inline(String(index).padStart(2, '0'))
  }
}

function closed({ answer }: SampleAnswer, rng: Rng): Written | undefined {
  if (answer.kind === 'word') {
    const { word } = answer
    const capital = word.charAt(0).toUpperCase() + word.slice(1)
    return inline(rng.pick([capital, `${capital}.`, `**${capital}**`, word.toUpperCase()]))
  }
  if (answer.kind !== 'letter') return undefined
  const { letter, text } = answer
  return inline(
    rng.pick([`(${letter})`, `${letter}.`, `${letter})`, `Option ${letter}`, `${letter}. ${text}`, `**${letter}**`]),
  )
}
