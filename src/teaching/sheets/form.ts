// The serialised form of a sheet in links and files; parsing it, with a message for each mistake; and its hash.

import * as v from 'valibot'
import { quoted } from '#base/words'
import { shippedIds } from '#teaching/shipped-ids'
import { fourFor } from './letters'
import { MAX_POINTS } from './points'
import { readRecipe, recipeLine } from './recipe-line'
import { MAX_ATTEMPTS, MAX_ITEMS, type Sheet, type SheetItem, type SheetPane, sheetPanes, usual } from './sheet'

const text = (max: number) => v.pipe(v.string(), v.maxLength(max))
const whole = (from: number, to: number) => v.pipe(v.number(), v.integer(), v.minValue(from), v.maxValue(to))
/** Maximum nesting depth of a form. */
const DEEPEST = 40
const packed = v.pipe(
  v.record(v.string(), v.unknown()),
  v.check(form => isShallow(form)),
)
const sealed = v.strictObject({ salt: text(100), iv: text(100), text: text(60_000) })

const points = whole(0, MAX_POINTS)

/** A recipe is stored as its line, and a step of a lesson as `step landmarks 3`. */
const itemSchema = v.union([
  text(400),
  v.strictObject({ question: packed, points: v.exactOptional(points) }),
  v.strictObject({ question: packed, response: text(200_000), points: v.exactOptional(points) }),
])

const formSchema = v.strictObject({
  title: v.pipe(text(200), v.minLength(1)),
  says: v.exactOptional(text(4_000)),
  seed: v.pipe(v.string(), v.regex(/^[\w.+-]{1,40}$/)),
  items: v.pipe(v.array(itemSchema), v.minLength(1), v.maxLength(MAX_ITEMS)),
  panes: v.exactOptional(v.array(v.picklist(sheetPanes))),
  hints: v.exactOptional(v.picklist([0, 1, 2, 3])),
  attempts: v.exactOptional(whole(0, MAX_ATTEMPTS)),
  reveal: v.exactOptional(v.union([v.picklist(['never', 'checked']), sealed])),
  variants: v.exactOptional(v.picklist(['same', 'by-name'])),
  partial: v.exactOptional(v.boolean()),
  named: v.exactOptional(v.boolean()),
  due: v.exactOptional(v.pipe(v.string(), v.isoDateTime())),
  notes: v.exactOptional(v.union([text(20_000), sealed])),
})
export type SheetForm = v.InferOutput<typeof formSchema>
type ItemForm = v.InferOutput<typeof itemSchema>

/** Serialises a sheet; default values are left out, and the order of fields is fixed. */
export function formOf(sheet: Sheet): SheetForm {
  const { title, says, seed, items, panes, hints, attempts, reveal, variants, partial, named, due, notes } = sheet
  return {
    title,
    ...(says === usual.says ? {} : { says }),
    seed,
    items: items.map(itemForm),
    ...(samePanes(panes, usual.panes) ? {} : { panes: sheetPanes.filter(e => panes.includes(e)) }),
    ...(hints === usual.hints ? {} : { hints }),
    ...(attempts === usual.attempts ? {} : { attempts }),
    ...(reveal === usual.reveal ? {} : { reveal }),
    ...(variants === usual.variants ? {} : { variants }),
    ...(partial === usual.partial ? {} : { partial }),
    ...(named === usual.named ? {} : { named }),
    ...(due === usual.due ? {} : { due }),
    ...(notes === null ? {} : { notes }),
  }
}

const samePanes = (one: readonly SheetPane[], other: readonly SheetPane[]): boolean =>
  sheetPanes.every(pane => one.includes(pane) === other.includes(pane))

function itemForm(item: SheetItem): ItemForm {
  switch (item.item) {
    case 'recipe':
      return recipeLine(item)
    case 'question':
      return { question: item.form, ...worth(item) }
    case 'response':
      return { question: item.form, response: item.response, ...worth(item) }
    case 'step':
      return `step ${item.lesson} ${item.step}`
  }
}

const worth = ({ points }: { readonly points?: number }) => (points === undefined ? {} : { points })

/** True if the form is not nested too deeply. Not recursive, since the form may be anything. */
function isShallow(form: unknown): boolean {
  let level: readonly unknown[] = [form]
  for (let depth = 0; depth < DEEPEST; depth++) {
    level = level.flatMap(each => (typeof each === 'object' && each !== null ? Object.values(each) : []))
    if (level.length === 0) return true
  }
  return false
}

/** The expected value of each field, for messages. */
const wants: Readonly<Record<keyof SheetForm, string>> = {
  title: 'a text of 1 to 200 characters',
  says: 'a text of at most 4,000 characters',
  seed: 'letters and digits, up to 40',
  items: `a list of 1 to ${MAX_ITEMS} items, each a recipe such as \`app gen ferry p01\`, a step such as \`step landmarks 3\`, or a question`,
  panes: `a list of some of ${sheetPanes.map(quoted).join(', ')}`,
  hints: 'a number from 0 to 3',
  attempts: `a whole number from 0 (as often as students want) to ${MAX_ATTEMPTS}`,
  reveal: '`never`, `checked`, or a text sealed with a password',
  variants: '`same` or `by-name`',
  partial: '`true` or `false`',
  named: '`true` or `false`',
  due: 'a date and time, such as `2026-12-03T18:00`',
  notes: 'a text, or a text sealed with a password',
}

/** Parses a form, which may be anything; returns the sheet or an error message. */
export function readSheet(form: unknown): Sheet | string {
  const read = v.safeParse(formSchema, form)
  if (!read.success) return describeIssue(read.issues[0], form)
  const { items, panes, notes = null, ...fields } = read.output
  const found: SheetItem[] = []
  for (const [index, each] of items.entries()) {
    const item = readItem(each)
    if (typeof item === 'string') return `Item ${index + 1}: ${item}`
    found.push(item)
  }
  return {
    ...usual,
    ...fields,
    items: found,
    panes: panes === undefined ? usual.panes : sheetPanes.filter(pane => panes.includes(pane)),
    notes,
  }
}

function describeIssue(issue: v.BaseIssue<unknown>, form: unknown): string {
  if (typeof form !== 'object' || form === null || Array.isArray(form)) return 'It holds no fields of a sheet.'
  const path = issue.path ?? []
  const key = String(path[0]?.key ?? '')
  if (!Object.hasOwn(wants, key)) return `It has a part ${quoted(key.slice(0, 40))} that is not known here.`
  if ((form as Record<string, unknown>)[key] === undefined) return `It lacks its ${quoted(key)}.`
  const at = path[1]?.key
  const where = key === 'items' && typeof at === 'number' ? `Item ${at + 1} of ` : 'Its '
  return `${where}${quoted(key)} is not as it should be: expected ${wants[key as keyof SheetForm]}.`
}

/** The item, or an error message. */
function readItem(form: ItemForm): SheetItem | string {
  if (typeof form !== 'string')
    return 'response' in form
      ? { item: 'response', form: form.question, response: form.response, ...worth(form) }
      : { item: 'question', form: form.question, ...worth(form) }
  return /^\s*step\s/.test(form) ? readStep(form) : readRecipe(form)
}

function readStep(line: string): SheetItem | string {
  const [, lesson = '', step = ''] = line.trim().split(/\s+/)
  if (!shippedIds.includes(lesson))
    return `${quoted(lesson.slice(0, 40))} is no lesson; there are ${shippedIds.map(quoted).join(', ')}.`
  return /^[1-9]\d?$/.test(step)
    ? { item: 'step', lesson, step: Number(step) }
    : 'After the lesson the number of a step was expected, from 1: `step landmarks 3`.'
}

/**
 * Eight letters that identify the questions and rules of a sheet. They do not depend on its title, its instructions to
 * students, its points and due date, or the teacher's notes.
 */
export function sheetHash(sheet: Sheet): string {
  const items = sheet.items.map(item => (item.item === 'step' ? item : withoutPoints(item)))
  const { partial, due } = usual
  const { title: _, says: _says, notes: _notes, ...rest } = formOf({ ...sheet, items, partial, due })
  const text = JSON.stringify(rest)
  return fourFor(text) + fourFor(`sheet/${text}`)
}

function withoutPoints(item: Exclude<SheetItem, { item: 'step' }>): SheetItem {
  const { points: _, ...rest } = item
  return rest
}
