// Parses and writes the plain official form of each kind's answer: `[(a b), (c)]`, `[(p)] [(q)]`, `(a b)`, `None`, `3`.
// Anything else stays unchanged free text.

import { type KindCode, wordsOfKind } from '#questions/kinds/codes'
import type { AnswerShape } from '#language/answers/shape'
import type { AnswerList } from '#questions/kinds/kind-words'

export type Formed =
  | { readonly kind: 'blank' }
  /** The lists of the kind: two if both effects are asked for, else one. */
  | { readonly kind: 'items'; readonly lists: readonly (readonly string[])[] }
  /** The answer that there is none. */
  | { readonly kind: 'none' }
  | { readonly kind: 'index'; readonly index: number }
  | PlanVerdictForm
  /** Not in the plain form. */
  | { readonly kind: 'free' }

/** A verdict on a given plan. */
export interface PlanVerdictForm {
  readonly kind: 'verdict'
  /** The verdict: the plan is valid, does not reach the goal, or has a step that is not applicable. */
  readonly of: 'valid' | 'goal' | 'precondition'
  /** The failing step, counted from 0; null: not chosen yet. Only for 'precondition'. */
  readonly step: number | null
  readonly unmet: readonly string[]
}

/** The controls of an answer: the type of control, the number of lists, and the label of the answer "none". */
export interface AnswerControls {
  readonly control: 'chips' | 'steps' | 'plan' | 'index' | 'verdict' | 'problem'
  readonly sort: 'action' | 'fact'
  readonly lists: readonly AnswerList[]
  /** True if at most one item or index is allowed. */
  readonly single: boolean
  /** Label of the toggle for the answer "none"; null if the kind has no such answer. */
  readonly none: string | null
}

/** A list without a title, for answers chosen among given steps. */
const plain: readonly AnswerList[] = [{ title: '', role: 'plain' }]

/** The controls for the answers of a kind, by their shape. */
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
  if (shape.form === 'verification') return 'verdict'
  if (shape.form === 'problem') return 'problem'
  if (shape.form !== 'list') return 'chips'
  return shape.of === 'rest' ? 'plan' : shape.of === 'plan' ? 'steps' : 'chips'
}

const word = String.raw`[A-Za-z0-9][\w.-]{0,120}`
const item = new RegExp(String.raw`\(\s{0,9}${word}(?:\s{1,9}${word}){0,30}\s{0,9}\)`, 'y')
const between = /\s{0,99}(?:,\s{0,99})?/y

/** Normalises spaces: `( a b )` becomes `(a b)`; letters keep their case. */
const tidy = (name: string): string => `(${name.slice(1, -1).trim().split(/\s+/).join(' ')})`

/** Typed words as an item, with or without brackets; undefined if they cannot be one. */
export function itemOf(typed: string): string | undefined {
  const inner = typed.trim().replace(/^\(|\)$/g, '')
  const name = `(${inner
    .split(/[\s,]+/)
    .filter(Boolean)
    .join(' ')})`
  item.lastIndex = 0
  return item.exec(name)?.[0] === name ? name : undefined
}

/** Maximum number of characters; a longer text is not parsed while the visitor types. */
export const MAX_TEXT_LENGTH = 40_000

/** Parses a text in the plain form. Linear time; never throws. */
export function readForm(kind: KindCode, text: string): Formed {
  if (text.length > MAX_TEXT_LENGTH) return { kind: 'free' }
  const whole = text.trim()
  if (whole === '') return { kind: 'blank' }
  const { control, single, lists: wanted, none } = controlsOf(kind)
  if (control === 'problem') return { kind: 'free' }
  if (control === 'index') return /^\d{1,9}$/.test(whole) ? { kind: 'index', index: Number(whole) } : { kind: 'free' }
  if (control === 'verdict') return readVerdict(whole)
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

/** Writes a structure in the plain form. */
export function writeForm(kind: KindCode, formed: Formed, steps: readonly string[] = []): string {
  const { single, lists, control } = controlsOf(kind)
  switch (formed.kind) {
    case 'blank':
    case 'free':
      return ''
    case 'index':
      return String(formed.index)
    case 'verdict':
      return writeVerdict(formed, steps)
    case 'none':
      if (control === 'steps') return PLAN_END
      return single ? 'None' : lists.map(() => '[]').join(' ')
    case 'items':
      if (single) return formed.lists[0]?.[0] ?? ''
      if (control === 'steps') return (formed.lists[0] ?? []).join('\n')
      return formed.lists.map(list => `[${list.join(', ')}]`).join(' ')
  }
}

/** Reads items from `at` on, separated by blanks or a comma. */
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

/** The end mark of a plan; by itself it means that no action is needed. */
const PLAN_END = '[PLAN END]'

/** Reads a sequence of actions, with or without the end mark. */
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

function writeVerdict({ of, step, unmet }: PlanVerdictForm, steps: readonly string[]): string {
  if (of === 'valid') return VALID
  const facts = unmet.join(', ')
  if (of === 'goal') return `${GOAL}${facts}`
  return step === null
    ? `The plan is invalid. A step has unmet preconditions: ${facts}`
    : `The plan is invalid. Step ${step + 1}, ${steps[step] ?? '(unknown)'}, has unmet preconditions: ${facts}`
}

function readVerdict(whole: string): Formed {
  if (whole === VALID) return { kind: 'verdict', of: 'valid', step: null, unmet: [] }
  const heads = [GOAL.trim(), 'The plan is invalid. A step has unmet preconditions:'] as const
  const step = STEP.exec(`${whole} `)
  const head = step?.[0].trim() ?? heads.find(each => whole.startsWith(each))
  if (head === undefined) return { kind: 'free' }
  const rest = whole.slice(head.length).trim()
  const { items, end } = itemsAt(rest, 0)
  if (end !== rest.length) return { kind: 'free' }
  const of = head === heads[0] ? 'goal' : 'precondition'
  return { kind: 'verdict', of, step: step === null ? null : Number(step[1]) - 1, unmet: items }
}
