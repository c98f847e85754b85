// The context of an expression in a lesson, which determines the known names, the required type, and the state and plan
// that it refers to.

import type { Lesson, LessonExpression, LivePart, Prediction } from '#teaching/lesson'
import { checkTree } from './check'
import type { ShownRun } from './function'
import { parseExpression } from './parse'
import type { ExpressionMistake } from './syntax'
import { type Checked, isMistake, type Scope, type Typed } from './typed'
import { isList, type Type } from './types'

/** The context that determines names and types. */
export interface Setting {
  readonly role: LessonExpression['role'] | 'rows' | 'names'
  /** For `right`: the kind of answer. */
  readonly ask?: Prediction['ask'] | undefined
  /** Names of the lesson's plans. */
  readonly plans: readonly string[]
  readonly hasPlan: boolean
  readonly hasRun: boolean
  /** For the right answer of a table: the expression for its rows. */
  readonly rows?: string | undefined
}

/** The live part that the expression belongs to, if any. */
export function partOf(lesson: Lesson, expression: number): LivePart | undefined {
  for (const { blocks } of lesson.parts)
    for (const block of blocks)
      if (block.kind === 'live') {
        const { predict, more } = block.part
        const isOf = [predict?.right, predict?.rows, more.until?.expression].includes(expression)
        if (isOf || predict?.mistakes?.some(({ answer }) => answer === expression)) return block.part
      }
  return undefined
}

/** The setting of an expression of a lesson. */
export function settingOf(lesson: Lesson, index: number): Setting {
  const expression = lesson.expressions[index]!
  const part = partOf(lesson, index)
  return {
    role: part?.predict?.rows === index ? 'rows' : expression.role,
    ask: expression.role === 'right' ? part?.predict?.ask : undefined,
    plans: lesson.plans.map(({ name }) => name),
    hasPlan: expression.plan !== undefined,
    hasRun: shownRun(part) !== undefined,
    rows: expression.rows,
  }
}

/** The search that a part shows and asks about. */
export function shownRun(part: LivePart | undefined): ShownRun | undefined {
  const run = part?.more.run
  if (part === undefined || run === undefined) return undefined
  return { run, without: part.more.without ?? null, at: part.predict?.at ?? 0 }
}

/** The typed tree of an expression, or its mistake; needs no problem. */
export function readExpression(text: string, setting: Setting): Checked {
  const parsed = parseExpression(text)
  if (parsed.kind === 'mistake') return parsed
  const row = setting.rows === undefined ? undefined : rowType(setting.rows, setting)
  const wanted = wantedTypes(setting)
  const scope: Scope = {
    plans: new Set(setting.plans),
    hasPlan: setting.hasPlan,
    hasRun: setting.hasRun,
    row,
    it: undefined,
    offered: setting.ask === 'action' || setting.ask === 'actions' ? 'action' : 'fact',
    isOneOfMany: false,
  }
  let first: Checked | undefined
  for (const type of wanted) {
    const found = checkTree(parsed.tree, type, scope)
    if (!isMistake(found)) return found
    first ??= found
  }
  return first!
}

/** The mistakes of an expression that can be found without its problem. */
export function mistakesOf(text: string, setting: Setting): readonly ExpressionMistake[] {
  const found = readExpression(text, setting)
  return isMistake(found) ? [found.mistake] : []
}

/** The type of the members of the rows. */
function rowType(rows: string, setting: Setting): Type {
  const found = readExpression(rows, { ...setting, role: 'rows', rows: undefined })
  return !isMistake(found) && isList((found as Typed).type)
    ? ((found as Typed).type as { readonly list: Type }).list
    : 'any'
}

/** The types that the value may have; messages mention the first one. */
function wantedTypes({ role, ask }: Setting): readonly Type[] {
  if (role === 'claim') return ['truth']
  if (role === 'rows' || role === 'names') return [{ list: 'any' }]
  if (role === 'inline' || ask === undefined) return ['any']
  return wantedBy[ask]
}

const wantedBy: Readonly<Record<Prediction['ask'], readonly Type[]>> = {
  number: ['number'],
  choice: ['number'],
  action: ['action', { list: 'action' }, { test: 'action' }],
  actions: [{ list: 'action' }, { test: 'action' }, { list: { list: 'action' } }],
  steps: [{ list: 'number' }, { list: { list: 'number' } }],
  fact: ['condition', { list: 'condition' }, { test: 'fact' }],
  facts: [{ list: 'condition' }, { test: 'fact' }, { list: { list: 'condition' } }],
  state: ['node'],
  pairs: [{ list: 'pair' }, { test: 'pair' }],
  table: ['any'],
}
