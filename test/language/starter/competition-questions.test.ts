// A starter is put to use: questions on competition problems are described in its English, and judged right by their keys;
// an answer in its English is read.

import { afterAll, expect, test } from 'vitest'
import { core as acpbench } from '#questions/benchmarks/acpbench/core'
import { engineInMemory } from '#engine/engine'
import { describeAction } from '#language/english/describe'
import { readPhrases } from '#language/english/read-phrases'
import { starterPhrases } from '#language/english/starter/starter'
import { parseDomain } from '#planning/pddl/domain'
import { dataFolder, dataText, skipMessage } from '../../support/data'

const engine = engineInMemory()
afterAll(() => engine.session.useDomains([]))
const limits = { maxStates: 200_000 }

const problems: readonly (readonly [string, string])[] = [
  ['gripper', 'prob01.pddl'],
  ['miconic', 's1-1.pddl'],
  ['storage', 'p03.pddl'],
  ['driverlog', 'pfile1.pddl'],
  ['ferry', 'p-10locs-5cars.pddl'],
  ['rovers', 'p01.pddl'],
]
const asked = [
  ['app', 'gen'],
  ['prog', 'gen'],
  ['val', 'gen'],
  ['app', 'bool'],
  ['prog', 'mcq'],
] as const

test.each(problems)('%s', async (folder, file) => {
  if (dataFolder() === undefined) return console.warn(skipMessage)
  const domain = dataText(`ipc/${folder}/domain.pddl`)
  const problem = dataText(`ipc/${folder}/${file}`)
  const phrases = starterPhrases(domain, [problem])
  engine.session.useDomains([
    { id: folder, title: folder, domain, phrases, problems: [{ name: 'p01', text: problem }] },
  ])
  const source = { domain, problem }
  const english = readPhrases(phrases, parseDomain(domain).domain).phrases
  for (const [kind, format] of asked) {
    const { questions } = engine.making.questions({
      ...{ world: { kind: 'given', source }, kind, format, count: 1, seed: folder, block: 0 },
    })
    const [question] = questions
    expect(question, `${kind} ${format}`).toBeDefined()
    // The context begins with the starter's introduction.
    expect(question!.context).toContain(english.introduction)
    const key = acpbench.goldText(question!)!
    const { verdict } = await engine.judging.judge(question!, key, limits)
    expect([kind, format, verdict.verdict]).toEqual([kind, format, 'right'])
    if (kind !== 'app' || format !== 'gen') continue
    const sentences = (key.match(/\([^()]+\)/g) ?? []).map(action => describeAction(english, action).text)
    expect(sentences.length).toBeGreaterThan(0)
    const inWords = await engine.judging.judge(question!, `${sentences.join('\n')}\n`, limits)
    expect([sentences[0], inWords.verdict.verdict]).toEqual([sentences[0], 'right'])
  }
})
