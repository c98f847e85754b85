// Explains why an expression is not true: its first failing part, with the computed values.

import { quoted } from '#base/words'
import { isValues } from './equal'
import { type Evaluation, workOut } from './evaluate'
import type { Moment } from './function'
import { valueText } from './value-text'
import type { Typed } from './typed'

/** A sentence on why the expression is false (or, if `wanted` is false, true); '' if there is nothing to add. */
export function because(typed: Typed, text: string, moment: Moment, wanted = true): string {
  const words = (part: Typed): string => quoted(text.slice(part.from, part.to))
  switch (typed.kind) {
    case 'and':
    case 'or': {
      if ((typed.kind === 'and') !== wanted) return `${words(typed)} is ${wanted ? 'false' : 'true'}.`
      const failing = typed.parts.find(part => truthOf(workOut(part, moment)) === !wanted)
      return failing === undefined ? '' : because(failing, text, moment, wanted)
    }
    case 'not':
      return because(typed.of, text, moment, !wanted)
    case 'compare': {
      const [left, right] = [workOut(typed.left, moment), workOut(typed.right, moment)]
      if (left.kind !== 'value' || right.kind !== 'value') return ''
      if (!wanted) return `${words(typed)} is true.`
      const [one, other] = [valueText(left.value), valueText(right.value)]
      if (typed.right.kind !== 'constant')
        return `${words(typed.left)} is ${one}, and ${words(typed.right)} is ${other}.`
      return `${words(typed.left)} is ${one}${typed.sign === '==' ? `, not ${other}` : ''}.`
    }
    case 'call': {
      const test = typed.given.get('test')
      const list = typed.given.get('list')
      if (wanted && typed.function.name === 'each' && test !== undefined && list !== undefined) {
        const first = firstFailing(list, test, moment)
        if (first !== undefined) return `${words(typed)} is false of ${first}.`
      }
      return `${words(typed)} is ${wanted ? 'false' : 'true'}.`
    }
    default:
      return ''
  }
}

const truthOf = (found: Evaluation): boolean | undefined => (found.kind === 'value' ? found.value === true : undefined)

/** The first member for which the test is false. */
function firstFailing(list: Typed, test: Typed, moment: Moment): string | undefined {
  const members = workOut(list, moment)
  const asked = workOut(test, moment)
  if (members.kind !== 'value' || asked.kind !== 'test' || !isValues(members.value)) return undefined
  const first = members.value.find(each => !asked.test(each))
  return first === undefined ? undefined : valueText(first)
}
