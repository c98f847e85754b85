// The plain official form of each kind's answer, as structure and back: `[(a b), (c)]`, `[(p)] [(q)]`, `(a b)`, `None`,
// `3`. What is written in any other way stays text; nothing of it is changed here.

import { type KindCode, wordsOfKind } from '#questions/kinds/codes'
import type { AnswerShape } from '#language/answers/shape'
import type { AnswerList } from '#questions/kinds/kind-words'

export type Formed =
  | { readonly kind: 'blank' }
  /** Items in the lists of the kind: two where both effects are asked for, else one. */
  | { readonly kind: 'items'; readonly lists: readonly (readonly string[])[] }
  /** That there is none. */
  | { readonly kind: 'none' }
  | { readonly kind: 'index'; readonly index: number }
  | PlanVerdictForm
  /** Not in the plain form. */
  | { readonly kind: 'free' }

/** A verdict on a given plan. */
export interface PlanVerdictForm {
  readonly kind: 'said'
  /** What it states about the plan: it is valid, does not reach the goal, or has a step that cannot be executed. */
  readonly of: 'valid' | 'goal' | 'precondition'
  /** From 0; null: not chosen yet. Of a precondition only. */
  readonly step: number | null
  readonly unmet: readonly string[]
}

/** The controls of an answer: how many lists of what, and what is stated if there is none. */
export interface AnswerControls {
  readonly control: 'chips' | 'steps' | 'plan' | 'index' | 'said' | 'problem'
  readonly sort: 'action' | 'fact'
  readonly lists: readonly AnswerList[]
  /** One item or index at most. */
  readonly single: boolean
  /** Label of the toggle, where the kind has such an answer. */
  readonly none: string | null
}

/** A list without a title, where one answers by pointing at given steps. */
const plain: readonly AnswerList[] = [{ title: '', role: 'plain' }]

/** The controls for the answers to questions of a kind, by the shape of these. */
export function controlsOf(kind: KindCode): AnswerControls {
  const { shape, lists, none } = wordsOfKind(kind).answer
  return {
    control: controlOf(shape),
    sort: 'sort' in shape ? shape.sort : shape.form === 'verification' ? 'fact' : 'action',
    lists: lists.length > 0 ? lists : plain,
    single: shape.form === 'item' || shape.form === 'index',
    none,
  }
}

function controlOf(shape: AnswerShape): AnswerControls['control'] {
  if (shape.form === 'index') return 'index'
  if (shape.form === 'verification') return 'said'
  if (shape.form === 'problem') return 'problem'
  if (shape.form !== 'list') return 'chips'
  return shape.of === 'rest' ? 'plan' : shape.of === 'plan' ? 'steps' : 'chips'
}

const word = String.raw`[A-Za-z0-9][\w.-]{0,120}`
const item = new RegExp(String.raw`\(\s{0,9}${word}(?:\s{1,9}${word}){0,30}\s{0,9}\)`, 'y')
const between = /\s{0,99}(?:,\s{0,99})?/y

/** `( a  b )` as `(a b)`; letters stay as they are written. */
const tidy = (name: string): string => `(${name.slice(1, -1).trim().split(/\s+/).join(' ')})`

/** Typed words as an item, brackets or not; undefined if they cannot be one. */
export function itemOf(typed: string): string | undefined {
  const inner = typed.trim().replace(/^\(|\)$/g, '')
  const name = `(${inner
    .split(/[\s,]+/)
    .filter(Boolean)
    .join(' ')})`
  item.lastIndex = 0
  return item.exec(name)?.[0] === name ? name : undefined
}

/** Characters; a longer text is not taken apart while the visitor types. */
export const MAX_TEXT_LENGTH = 40_000

/** The structure of a text in the plain form. Linear; never throws. */
export function readForm(kind: KindCode, text: string): Formed {
  if (text.length > MAX_TEXT_LENGTH) return { kind: 'free' }
  const whole = text.trim()
  if (whole === '') return { kind: 'blank' }
  const { control, single, lists: wanted, none } = controlsOf(kind)
  if (control === 'problem') return { kind: 'free' }
  if (control === 'index') return /^\d{1,9}$/.test(whole) ? { kind: 'index', index: Number(whole) } : { kind: 'free' }
  if (control === 'said') return readSaid(whole)
  if (control === 'steps') return readSteps(whole)
  if (single) {
    if (none !== null && /^none$/i.test(whole)) return { kind: 'none' }
    const { items, end } = itemsAt(whole, 0)
    return items.length === 1 && end === whole.length ? { kind: 'items', lists: [items] } : { kind: 'free' }
  }
  const lists: string[][] = []
  let at = 0
  while (lists.length < wanted.length && whole[at] === '[') {
    const { items, end } = itemsAt(whole, skipBlanks(whole, at + 1))
    const close = skipBlanks(whole, end)
    if (whole[close] !== ']') return { kind: 'free' }
    lists.push(items)
    between.lastIndex = close + 1
    at = close + 1 === whole.length ? whole.length : close + 1 + (between.exec(whole)?.[0].length ?? 0)
  }
  if (lists.length === 0 && wanted.length === 1) {
    const { items, end } = itemsAt(whole, 0)
    if (items.length > 0 && end === whole.length) return { kind: 'items', lists: [items] }
  }
  if (lists.length !== wanted.length || at !== whole.length) return { kind: 'free' }
  const isEmpty = lists.every(list => list.length === 0)
  return isEmpty && none !== null ? { kind: 'none' } : { kind: 'items', lists }
}

/** The structure in the plain form. */
export function writeForm(kind: KindCode, formed: Formed, steps: readonly string[] = []): string {
  const { single, lists, control } = controlsOf(kind)
  switch (formed.kind) {
    case 'blank':
    case 'free':
      return ''
    case 'index':
      return String(formed.index)
    case 'said':
      return writeSaid(formed, steps)
    case 'none':
      if (control === 'steps') return PLAN_END
      return single ? 'None' : lists.map(() => '[]').join(' ')
    case 'items':
      if (single) return formed.lists[0]?.[0] ?? ''
      if (control === 'steps') return (formed.lists[0] ?? []).join('\n')
      return formed.lists.map(list => `[${list.join(', ')}]`).join(' ')
  }
}

/** Items one after another from `at` on, with blanks or a comma in between. */
function itemsAt(text: string, at: number): { readonly items: string[]; readonly end: number } {
  const items: string[] = []
  let end = at
  let next = at
  for (;;) {
    item.lastIndex = next
    const match = item.exec(text)
    if (match === null) return { items, end }
    items.push(tidy(match[0]))
    end = next + match[0].length
    between.lastIndex = end
    next = end + (between.exec(text)?.[0].length ?? 0)
  }
}

function skipBlanks(text: string, at: number): number {
  let next = at
  while (next < text.length && /\s/.test(text[next]!)) next++
  return next
}

/** What ends a plan; alone, it states that no action is needed. */
const PLAN_END = '[PLAN END]'

/** Actions one after another, with the mark of the end or without. */
function readSteps(whole: string): Formed {
  const ends = whole.toUpperCase().endsWith(PLAN_END)
  const steps = ends ? whole.slice(0, -PLAN_END.length).trimEnd() : whole
  if (steps === '') return { kind: 'none' }
  const { items, end } = itemsAt(steps, 0)
  return items.length > 0 && end === steps.length ? { kind: 'items', lists: [items] } : { kind: 'free' }
}

const VALID = 'The plan is valid.'
const GOAL = 'The plan is invalid. These goal conditions are unmet: '
const STEP = /^The plan is invalid\. Step (\d{1,6}), \([^()]{1,300}\), has unmet preconditions: /

function writeSaid({ of, step, unmet }: PlanVerdictForm, steps: readonly string[]): string {
  if (of === 'valid') return VALID
  const facts = unmet.join(', ')
  if (of === 'goal') return `${GOAL}${facts}`
  return step === null
    ? `The plan is invalid. A step has unmet preconditions: ${facts}`
    : `The plan is invalid. Step ${step + 1}, ${steps[step] ?? '(unknown)'}, has unmet preconditions: ${facts}`
}

function readSaid(whole: string): Formed {
  if (whole === VALID) return { kind: 'said', of: 'valid', step: null, unmet: [] }
  const heads = [GOAL.trim(), 'The plan is invalid. A step has unmet preconditions:'] as const
  const step = STEP.exec(`${whole} `)
  const head = step?.[0].trim() ?? heads.find(each => whole.startsWith(each))
  if (head === undefined) return { kind: 'free' }
  const rest = whole.slice(head.length).trim()
  const { items, end } = itemsAt(rest, 0)
  if (end !== rest.length) return { kind: 'free' }
  const of = head === heads[0] ? 'goal' : 'precondition'
  return { kind: 'said', of, step: step === null ? null : Number(step[1]) - 1, unmet: items }
}
