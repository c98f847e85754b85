// Made texts of every domain, described in every way: each reads back as a problem that is equivalent to its key, and the key is
// right by our own verdict. A few always; as many as PLANGROUND_MADE_TEXTS states where it is set.

import { expect, test } from 'vitest'
import { judgeQuestion } from '#questions/benchmarks/judge-question'
import { conformanceOf } from '#questions/benchmarks/planetarium/scoring/conformance'
import { publishedDomains } from '#questions/benchmarks/planetarium/make/domains'
import { makePlanetarium } from '#questions/benchmarks/planetarium/make/make'
import { recordOf } from '#questions/benchmarks/planetarium/record'
import { readText } from '#questions/benchmarks/planetarium/texts/read-text'
import { comparePair } from '#planning/equivalence/compare'
import { pairLimits } from '#planning/equivalence/comparison'
import { readPair } from '#planning/equivalence/read-pair'
import type { MakeUnit } from '#questions/kinds/asking/making'
import { styleNames } from '#questions/kinds/asking/planning/style'
import type { Question } from '#questions/kinds/question'
import { domains } from '#language/library/domains'
import { loadDomain } from '#planning/task/load'

const wanted = Number(process.env.PLANGROUND_MADE_TEXTS ?? 16)
const isWhole = process.env.PLANGROUND_MADE_TEXTS !== undefined
const limits = { maxStates: 100_000 }
const tellings = styleNames.flatMap(init => styleNames.map(goal => [init, goal] as const))
const places = [
  ...publishedDomains.map(place => ({ ...place, layout: 'official' as const })),
  ...domains().map(place => ({ ...place, layout: 'corrected' as const })),
]

/** The n-th unit of the sweep: every domain, then described in the next way, then larger, then by other seeds. */
function unitAt(n: number): MakeUnit {
  const place = places[n % places.length]!
  const round = Math.floor(n / places.length)
  const [init, goal] = tellings[(n + round) % tellings.length]!
  const isLarge = Math.floor(round / tellings.length) % 3 === 2
  const size = place.presets[isLarge ? 'medium' : 'small']
  return {
    world: { kind: 'folder', domain: place.id, size },
    ...{ kind: 'pddl', format: 'gen', count: isWhole ? 5 : 1, seed: `texts ${round}`, block: 0 },
    style: { layout: place.layout, init: [init], goal: [goal] },
  }
}

/** The fault of a made text; undefined if there is none. */
function faultOf(question: Question): string | undefined {
  const { judged, asked } = question
  const { domain } = loadDomain(judged!.domain)
  const read = readText(domain, question.question)
  if (read.kind === 'unread') return `is not read: ${read.places[0]!.text}`
  const isOpen = asked?.placeholder === true
  if (read.placeholder !== isOpen) return 'leaves other things open'
  if (recordOf(question)?.placeholder !== isOpen) return 'has another flag in its record'
  const pair = readPair({ domain: judged!.domain, a: judged!.problem, b: read.problem })
  if (pair.kind === 'fault') return `reads back with a fault in ${pair.text}`
  const found = comparePair(pair.pair, isOpen ? 'placeholder' : 'strict', pairLimits(limits))
  if (found.equivalent !== true) return `reads back as another problem: ${found.left ?? 'it differs'}`
  if (found.solvable.a.solvable !== true) return 'has no plan'
  const { agrees, message, differences } = conformanceOf(question, limits)
  if (!agrees) return `does not conform: ${message}${differences[0]?.claim ?? ''}`
  const { verdict } = judgeQuestion(question, judged!.problem, limits)
  return verdict === 'right' ? undefined : `has a key that is ${verdict}`
}

test('made texts match their descriptions', { timeout: 7_200_000 }, () => {
  const faults: string[] = []
  const counts = new Map<string, number>()
  let checked = 0
  for (let n = 0; checked < wanted && n < wanted * 3; n++) {
    const unit = unitAt(n)
    for (const question of makePlanetarium(unit).questions) {
      checked++
      counts.set(question.domain, (counts.get(question.domain) ?? 0) + 1)
      const fault = faultOf(question)
      if (fault !== undefined) faults.push(`${question.key} ${unit.seed} ${JSON.stringify(unit.style)} ${fault}`)
    }
  }
  if (isWhole) console.info(`${checked} checked, ${faults.length} faults:`, Object.fromEntries(counts))
  expect(faults).toEqual([])
  expect(checked).toBeGreaterThanOrEqual(wanted)
  expect(counts.size).toBeGreaterThanOrEqual(Math.min(wanted, 14))
})
