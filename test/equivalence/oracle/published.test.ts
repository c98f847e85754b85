// The brute-force oracle, tested on pairs with exact answers from another enumeration.

import { describe, expect, test } from 'vitest'
import { dataFolder, dataText, skipMessage, type DataRecord } from '../../support/data'
import { modelsOf } from '../../support/task'
import { answerOf } from './plain-pair'
import { PlainProblem } from './plain-problem'

/** Larger pairs are left out: all bijections are tried. */
const MAX_STATES = 700
const MAX_OBJECTS = 12

describe.skipIf(dataFolder() === undefined)(
  dataFolder() === undefined ? skipMessage : 'all states, all bijections',
  () => {
    const cases = dataFolder() === undefined ? {} : JSON.parse(dataText('planetarium/cases.json'))
    const equivalence = dataFolder() === undefined ? {} : JSON.parse(dataText('planetarium/equivalence.json'))

    test('give the recorded answers, numbers of states and distances', () => {
      const answers = new Map<string, ReturnType<typeof answerOf>>()
      let compared = 0
      for (const each of equivalence.adversarial as DataRecord[]) {
        if (each.exact_equivalent === null) continue
        const domain = equivalence.domains[each.domain] ?? cases.domains[each.domain]
        const key = [each.domain, each.a, each.b].join('\n')
        if (!answers.has(key)) {
          const [a, b] = [each.a, each.b].map(text => new PlainProblem(...modelsOf(domain, text)))
          if (a!.objects.length > MAX_OBJECTS) continue
          answers.set(key, answerOf(a!, b!, MAX_STATES))
        }
        const answer = answers.get(key)
        if (answer === undefined) throw new Error(`${each.id} has too many states`)
        expect(answer.states, each.id).toEqual(each.states)
        expect(answer.goalStates, each.id).toEqual(each.goal_states)
        expect(answer.goalDistance, each.id).toEqual(each.goal_distance)
        expect(answer[each.is_placeholder ? 'placeholder' : 'strict'], each.id).toBe(each.exact_equivalent)
        compared++
      }
      expect(compared).toBeGreaterThan(200)
    })
  },
)
