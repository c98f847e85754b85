// An answer in a few words, for *Read as …*; and whether two answers claim the same.

import { counted, quoted } from '#base/words'
import { type Answer, type PlanStatement, itemsOfPlan } from './reading'

/** More items than this are counted. */
const MAX_ITEMS = 6

/** `(sail l0 l1)`, `index 4 (step 5)`, `None`, `[2 actions]`: names in backticks. */
export function renderAnswer(answer: Answer): string {
  switch (answer.kind) {
    case 'none':
      return 'None'
    case 'item':
      return quoted(answer.item.text)
    case 'list':
      return listed(answer.items)
    case 'two-lists':
      return answer.of === 'state'
        ? `holds: ${listed(answer.pos)}; does not hold: ${listed(answer.neg)}`
        : `becomes true: ${listed(answer.pos)}; becomes false: ${listed(answer.neg)}`
    case 'verification':
      return renderPlanStatement(answer)
    case 'problem':
      return `a problem of ${counted(answer.text.split('\n').length, 'line')}`
    case 'index':
      return answer.index < 0 ? `index ${answer.index}` : `index ${answer.index} (step ${answer.index + 1})`
    case 'yes-no':
      return answer.yes ? 'yes' : 'no'
    case 'choice':
      return answer.label
    default:
      return answer satisfies never
  }
}

/** `invalid, step 3: (stack a b), unmet: (holding a)`. */
function renderPlanStatement({ valid, failure, step, action, facts }: PlanStatement): string {
  if (valid) return 'valid'
  const where = step === null ? '' : `, step ${step + 1}`
  const which = action === null ? '' : `: ${quoted(action.text)}`
  const what = failure === null ? '' : `, unmet ${failure}: ${listed(facts)}`
  return `invalid${where}${which}${what}`
}

function listed(items: readonly { readonly text: string }[]): string {
  if (items.length === 0) return 'an empty list'
  const names = items.slice(0, MAX_ITEMS).map(({ text }) => quoted(text))
  const rest = items.length - names.length
  return rest === 0 ? names.join(', ') : `${names.join(', ')} and ${rest} more`
}

/** Do both make the same claim, in the same form? */
export const isSameAnswer = (one: Answer, other: Answer): boolean =>
  one.kind === other.kind && claimOf(one) === claimOf(other)

/** What an answer claims, without its places: equal texts claim the same. */
export function claimOf(answer: Answer): string {
  const names = (items: readonly { readonly text: string }[]): string => items.map(({ text }) => text).join(' ')
  switch (answer.kind) {
    case 'none':
      return 'none'
    case 'item':
      return answer.item.text
    case 'list':
      return `[${names(answer.items)}]`
    case 'two-lists':
      return `[${names(answer.pos)}] [${names(answer.neg)}]`
    case 'verification':
      return JSON.stringify([answer.valid, answer.failure, answer.step, names(itemsOfPlan(answer))])
    case 'problem':
      return answer.text
    case 'index':
      return String(answer.index)
    case 'yes-no':
      return String(answer.yes)
    case 'choice':
      return answer.label
    default:
      return answer satisfies never
  }
}
