// The published answers, pair by pair, compared with recordings of the published program.

import { describe, expect, test } from 'vitest'
import { compareSpecified, specifiedGoal } from '#questions/benchmarks/planetarium/official/compare'
import { rulesOf } from '#questions/benchmarks/planetarium/official/domains/rules'
import { reduced } from '#questions/benchmarks/planetarium/official/edges'
import { officialEvaluation } from '#questions/benchmarks/planetarium/official/evaluate'
import { isomorphic, sceneStructure } from '#questions/benchmarks/planetarium/official/isomorphism'
import { officialParse } from '#questions/benchmarks/planetarium/official/parse'
import { atomKey, type OfficialProblem } from '#questions/benchmarks/planetarium/official/problem'
import { officialSolvability } from '#questions/benchmarks/planetarium/official/solvable'
import { knownDomainText } from '#questions/benchmarks/planetarium/known/known'
import { dataFolder, dataText, type DataRecord, dataNote } from '../../../support/data'

const limits = { maxStates: 100_000 }

const evaluated = (a: string, b: string, placeholder: boolean) => {
  const { parseable, solvable, equivalent } = officialEvaluation(null, a, b, placeholder, limits)
  return { parseable, solvable, equivalent }
}

const problemOf = (text: string): OfficialProblem => {
  const parse = officialParse(text)
  if (parse.kind === 'refused') throw new Error(parse.reason)
  return parse.problem
}

describe.skipIf(dataFolder() === undefined)(`recorded pairs${dataNote}`, () => {
  const data = dataFolder() === undefined ? {} : JSON.parse(dataText('planetarium/cases.json'))
  const text = (name: string): string => data.problems[name].pddl

  test('what the published tests assert of pairs', () => {
    const whole = (problem: OfficialProblem) =>
      sceneStructure(problem, [
        ...problem.init.map(([name, ...args]) => [`init ${name}`, ...args] as const),
        ...problem.goal.map(([name, ...args]) => [`goal ${name}`, ...args] as const),
      ])
    const answer = ({ level, a, b, is_placeholder }: DataRecord): unknown => {
      if (level === 'evaluate') return evaluated(text(a), text(b), is_placeholder)
      const [one, other] = [problemOf(text(a)), problemOf(text(b))]
      if (level === 'equals_after_fully_specify')
        return { equivalent: compareSpecified(one, other, is_placeholder).equivalent }
      const apart = is_placeholder
        ? isomorphic(sceneStructure(one, one.init), sceneStructure(other, other.init)) &&
          isomorphic(sceneStructure(one, one.goal), sceneStructure(other, other.goal))
        : isomorphic(whole(one), whole(other))
      return { equivalent: apart }
    }
    const wrong = data.cases.filter((each: DataRecord) => JSON.stringify(answer(each)) !== JSON.stringify(each.expect))
    expect(data.cases.length).toBeGreaterThan(60)
    expect(wrong).toEqual([])
  })

  test('pairs of fixture problems', () => {
    const wrong = data.derived.filter(
      ({ a, b, is_placeholder, repo }: DataRecord) =>
        JSON.stringify(evaluated(text(a), text(b), is_placeholder)) !== JSON.stringify(repo),
    )
    expect(data.derived.length).toBeGreaterThan(300)
    expect(wrong).toEqual([])
  })

  test('what is added to each goal, and whether the fixed plan works', () => {
    const answers = Object.entries<DataRecord>(data.problems).flatMap(([name, problem]) => {
      const rules = rulesOf(problem.domain)
      if (problem.repo_fully_specify_adds === undefined || rules === undefined) return []
      const read = problemOf(problem.pddl)
      const before = new Set(read.goal.map(atomKey))
      const adds = specifiedGoal(read, rules).filter(atom => !before.has(atom))
      return [{ name, adds, recorded: problem.repo_fully_specify_adds }]
    })
    expect(answers.length).toBeGreaterThan(40)
    for (const { name, adds, recorded } of answers) expect([name, adds]).toEqual([name, recorded])
  })

  test('which problems are solvable', () => {
    const wrong = Object.entries<DataRecord>(data.problems).filter(
      ([, { pddl, domain, parseable, solvable }]) =>
        parseable &&
        solvable !== null &&
        officialSolvability(knownDomainText(domain)!, problemOf(pddl), limits).solvable !== solvable,
    )
    expect(wrong.map(([name]) => name)).toEqual([])
  })

  test('the graphs of fixture problems keep what was written', () => {
    for (const { kind, problem, expect: counts } of data.unary)
      if (kind === 'reduce_inflate_roundtrip') {
        const read = problemOf(text(problem))
        const graph = reduced(read, rulesOf(read.domain)!)
        expect(graph.init.list.length).toBe(read.init.length)
        expect(graph.goal.list.length).toBe(read.goal.length)
      } else if (kind === 'graph_counts') {
        const { objects, init, goal } = problemOf(text(problem))
        const edges = (atoms: typeof init): number => atoms.reduce((sum, [, ...args]) => sum + args.length, 0)
        expect({
          init_nodes: objects.length + init.length,
          init_edges: edges(init),
          goal_nodes: objects.length + goal.length,
          goal_edges: edges(goal),
          constants: objects.length,
        }).toEqual(counts)
      } else if (kind === 'fully_specify_unchanged') {
        const read = problemOf(text(problem))
        const same = specifiedGoal(read, rulesOf(read.domain)!).length === read.goal.length
        expect([problem, same]).toEqual([problem, counts])
      }
  })

  test('adversarial and large pairs of any domain', () => {
    const { adversarial, large } = JSON.parse(dataText('planetarium/equivalence.json'))
    const wrong = [...adversarial, ...large].flatMap(({ id, a, b, is_placeholder, repo }) => {
      const none = { parseable: null, solvable: null, equivalent: null }
      const actual = evaluated(a, b, is_placeholder)
      return JSON.stringify(actual) === JSON.stringify(repo ?? none) ? [] : [{ id, ours: actual, repo }]
    })
    expect(adversarial.length + large.length).toBeGreaterThan(250)
    expect(wrong).toEqual([])
  })
})
