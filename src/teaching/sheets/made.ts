// Generates the items of a sheet: the same sheet and name give the same questions on every machine.

import { recent } from '#base/recent'
import { makeOf } from '#questions/benchmarks/making'
import type { MakeUnit, MakeWorld } from '#questions/kinds/asking/making'
import { kindName } from '#questions/kinds/codes'
import { defaultLimits } from '#questions/kinds/judging/draft'
import type { Question } from '#questions/kinds/question'
import { domainNamed } from '#language/library/domains'
import { type Bounds, fitting } from '#teaching/bounds'
import { level } from '#teaching/levels/level'
import type { Level } from '#teaching/levels/rated'
import { likenessOf, sibling } from '#teaching/sibling'
import { handleKey } from './handle'
import type { PackedForm, Sheet, SheetItem, SheetRecipe } from './sheet'

/** The question in a form, or an error message. */
export type OpenForm = (form: PackedForm) => Question | string

export type MadeItem =
  | {
      readonly kind: 'question'
      readonly question: Question
      /** Null if unknown. */
      readonly level: Level | null
      /** True if generated only for this name; false if everyone gets the same question. */
      readonly isOwn: boolean
    }
  /** A question with a model's answer, which the student judges as right or wrong. */
  | { readonly kind: 'response'; readonly question: Question; readonly response: string }
  | { readonly kind: 'step'; readonly lesson: string; readonly step: number }
  | { readonly kind: 'none'; readonly message: string }

/** Number of seeds tried to get a question, and to get one within the bounds. */
const SEEDS = 4
const SEEDS_WITHIN = 2
/** Number of cached items. */
const ITEMS = 100

/**
 * The item at an index of the sheet, from 0, for this name. Under _by name_, each name gets a sibling of the same kind,
 * format, level and trap. If none is found within a few attempts, everyone gets the same question, so that levels stay
 * equal.
 */
export function makeItem(sheet: Sheet, index: number, handle: string, open: OpenForm): MadeItem {
  const item = sheet.items[index]
  if (item === undefined) return none(`The sheet has no item ${index + 1}.`)
  if (item.item === 'step') return { kind: 'step', lesson: item.lesson, step: item.step }
  const stem = `sheet/${sheet.seed}/${seedOf(item, index)}`
  const name = sheet.variants === 'by-name' ? handleKey(handle) : ''
  if (item.item === 'recipe') return fromRecipe(item, stem, name)
  const question = opened(item.form, open)
  if (typeof question === 'string') return none(question)
  if (item.item === 'response') return { kind: 'response', question, response: item.response }
  const own = name === '' ? null : sibling(question, `${stem}/${name}`)
  return questionItem(own ?? question, own !== null)
}

/** Caches opened forms, so that their English is parsed only once for all results of a class. */
const opened = recent(
  ITEMS,
  (form: PackedForm, open: OpenForm) => [JSON.stringify(form), open],
  (form, open) => open(form),
)

const none = (message: string): MadeItem => ({ kind: 'none', message })

const seedOf = (item: SheetItem, index: number): string =>
  item.item === 'recipe' && item.seed !== undefined ? item.seed : `${index + 1}`

const questionItem = (question: Question, isOwn: boolean): MadeItem => ({
  kind: 'question',
  question,
  level: level(question, defaultLimits)?.level ?? null,
  isOwn,
})

const fromRecipe = recent(
  ITEMS,
  (recipe: SheetRecipe, stem: string, name: string) => [JSON.stringify(recipe), stem, name],
  (recipe, stem, name): MadeItem => {
    const model = modelOf(recipe, stem)
    if (typeof model === 'string') return none(model)
    if (name === '') return questionItem(model, false)
    const like = likenessOf(model)
    const trap = recipe.trap ?? like?.trap
    const bounds = {
      ...(like === null ? {} : { level: like.level }),
      ...(trap === undefined ? {} : { trap }),
    }
    const own = first(recipe, bounds, `${stem}/${name}`, true)
    return typeof own === 'string' ? questionItem(model, false) : questionItem(own, true)
  },
)

/** The question of a recipe independent of any name; the individual questions are its siblings. */
const modelOf = recent(
  ITEMS,
  (recipe: SheetRecipe, stem: string) => [JSON.stringify(recipe), stem],
  (recipe, stem) => first(recipe, {}, stem),
)

/** Number of questions examined before it is reported that none fits. */
const LOOKED_AT = 160

/** The first question that satisfies the recipe, or why there is none and what to change. */
function first(recipe: SheetRecipe, more: Bounds, stem: string, isShuffled = false): Question | string {
  const { kind, format, goalDistance, most } = recipe
  const world = worldOf(recipe)
  if (typeof world === 'string') return world
  const test = fitting({ ...recipe, ...more })
  let looked = 0
  const fits = test && ((question: Question) => (looked++ < LOOKED_AT ? test(question) : ENOUGH))
  const reasons = new Map<string, number>()
  const seeds = test === undefined ? SEEDS : SEEDS_WITHIN
  for (let attempt = 0; attempt < seeds && looked < LOOKED_AT; attempt++) {
    const unit: MakeUnit = {
      ...{ world, kind, format, count: 1, seed: `${stem}+${attempt}`, block: 0, isShuffled },
      isQuick: true,
      ...(goalDistance && { goalDistance: { from: goalDistance[0], to: goalDistance[1] } }),
      ...(most === undefined ? {} : { maxApplicable: most }),
    }
    const { questions, passedOver } = makeOf(unit, fits)
    if (questions[0] !== undefined) return questions[0]
    for (const { reason, times } of passedOver)
      if (reason !== ENOUGH) reasons.set(reason, (reasons.get(reason) ?? 0) + times)
  }
  const [reason = ''] = [...reasons].sort((a, b) => b[1] - a[1])[0] ?? []
  const because = reason === '' ? '' : `, mostly because ${reason}`
  const known = advice.find(([about]) => reason.includes(about))
  return `No question on ${kindName(kind)} fits this recipe${because}. ${known?.[1] ?? 'Choose another size, another form, or another domain.'}`
}

const ENOUGH = 'enough were looked at'

/** Advice, by a substring of the reason. */
const advice: readonly (readonly [string, string])[] = [
  ['easier or harder', 'Choose another level or another size.'],
  ['the wrong rule', 'Choose another wrong rule as the trap, none, or another size.'],
  ['more actions are applicable', 'Allow more applicable actions, or choose a smaller size.'],
  ['too short or too long', 'Choose other numbers of steps, or another size.'],
  ['at its last step', 'Leave out where the failure has to be.'],
  ['to name', 'Leave out whether there is something to name.'],
  ['goal distance', 'Choose another goal distance or another size.'],
]

function worldOf({ domain, on }: SheetRecipe): MakeWorld | string {
  const folder = domainNamed(domain)
  if (folder === undefined) return `There is no domain \`${domain}\` here.`
  if ('size' in on) {
    const size = typeof on.size === 'string' ? folder.presets[on.size] : on.size
    return { kind: 'folder', domain, size }
  }
  const problem = folder.problems.find(({ name }) => name === on.problem)
  return problem === undefined
    ? `The domain \`${domain}\` has no problem \`${on.problem}\` here.`
    : { kind: 'given', source: { domain: folder.domainText, problem: problem.text } }
}
