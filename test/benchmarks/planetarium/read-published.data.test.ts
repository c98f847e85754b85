// The published texts are read: every problem that differs from its text has a known error. A sample of the rows by
// default; all of them if PLANGROUND_ROWS is set.

import { expect, test } from 'vitest'
import { comparePair } from '#planning/equivalence/compare'
import { pairLimits } from '#planning/equivalence/comparison'
import { knownDomainText } from '#questions/benchmarks/planetarium/known/known'
import { readText } from '#questions/benchmarks/planetarium/texts/read-text'
import { parseProblem } from '#planning/pddl/problem'
import { loadDomain } from '#planning/task/load'
import { dataFolder, dataText, dataNote } from '../../support/data'

const step = process.env.PLANGROUND_ROWS === undefined ? 31 : 1

interface Row {
  readonly name: string
  readonly domain: string
  readonly init: string
  readonly goal: string
  readonly problem_pddl: string
  readonly natural_language: string
  readonly init_is_abstract: number
  readonly goal_is_abstract: number
  readonly is_placeholder: number
}

/** Towers counted by the list that rows are made from, rows taken for columns, and hands that hold nothing. */
const isKnownDefect = ({ init, goal, init_is_abstract, goal_is_abstract }: Row): boolean =>
  ['equal_towers', 'holding', 'checkerboard'].some(
    layout => (init === layout && init_is_abstract === 1) || (goal === layout && goal_is_abstract === 1),
  )

test.skipIf(dataFolder() === undefined)(
  `published texts read as their problems${dataNote}`,
  { timeout: 120_000 },
  () => {
    const lines = dataText('planetarium/nl-sample.jsonl.gz').trim().split('\n')
    const counts = { equal: 0, defect: 0 }
    const faults: string[] = []
    for (const line of lines.filter((_, i) => i % step === 0)) {
      const row = JSON.parse(line) as Row
      const { domain } = loadDomain(knownDomainText(row.domain)!)
      const read = readText(domain, row.natural_language)
      if (read.kind === 'unread') {
        faults.push(`${row.name}: ${read.places[0]!.message}`)
        continue
      }
      if (Number(read.placeholder) !== row.is_placeholder) faults.push(`${row.name}: placeholder`)
      const [a, b] = [row.problem_pddl, read.problem].map(text => parseProblem(text, domain).problem)
      const mode = row.is_placeholder === 1 ? 'placeholder' : 'strict'
      const found = comparePair({ domain, a: a!, b: b! }, mode, pairLimits({ maxStates: 50_000 }))
      if (found.equivalent === true) counts.equal++
      else if (found.equivalent === false && isKnownDefect(row)) counts.defect++
      else faults.push(`${row.name}: ${found.left ?? 'differs'}`)
    }
    expect(faults).toEqual([])
    expect(counts.equal).toBeGreaterThan(counts.defect)
    if (step === 1) expect(counts).toEqual({ equal: 1256, defect: 108 })
  },
)
