// The counts of docs/published-answers.md are those that come out. A long run looks at all files, the usual one at one
// that has a difference.

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readQuestions } from '#questions/benchmarks/reading'
import { familyOf } from '#questions/benchmarks/cores'
import { partOf } from '#questions/benchmarks/parts'
import { withContext } from '#questions/benchmarks/question-context'
import { defaultLimits } from '#questions/kinds/judging/draft'
import { dataFolder, dataText, dataNote } from '../../support/data'
import { samplesOf } from '../../support/long'

const page = readFileSync(resolve('docs/published-answers.md'), 'utf8')

/** The cells of a table's rows, by how its first column is headed. */
function rowsOf(head: string): string[][] {
  const lines = page.split('\n')
  const at = lines.findIndex(line => new RegExp(`^\\| ${head} +\\|`).test(line))
  const end = lines.findIndex((line, i) => i > at && !line.startsWith('|'))
  return lines.slice(at + 2, end).map(line =>
    line
      .split('|')
      .slice(1, -1)
      .map(cell => cell.trim()),
  )
}

/** Differences caused by ambiguous wording. */
const wordings = ['which-occurrence', 'state-now', 'trivial-landmark', 'valid-means-more']

interface PublishedAnswer {
  readonly kind: string
  readonly format: string
  readonly domain: string
  readonly decided: boolean
  readonly agrees: boolean
  readonly types: readonly string[]
  readonly checked: boolean
}

function foundIn(kind: string, format: string): PublishedAnswer[] {
  const file = `${kind}.${format}.json`
  return readQuestions(file, dataText(`acpbench/${file}`)).questions.map(question => {
    const found = partOf(familyOf(question), 'conformance')!(withContext(question), defaultLimits)
    const { decided, agrees, differences } = found
    const types = [...new Set(differences.map(({ type }) => type))]
    const checked = differences.every(({ evidence }) => evidence === null || evidence.checked)
    return { kind, format, domain: question.domain, decided, agrees, types, checked }
  })
}

const kinds = rowsOf('kind').filter(([, format]) => /^(?:bool|mcq|gen)$/.test(format ?? ''))

describe('the page of published answers', () => {
  it('adds up', () => {
    const sum = (rows: readonly string[][], at: number): number =>
      rows.reduce((total, row) => total + Number(row[at]), 0)
    const closed = kinds.filter(([, format]) => format !== 'gen')
    const open = kinds.filter(([, format]) => format === 'gen')
    const domains = rowsOf('domain')
    expect([1, 2, 3].map(at => sum(domains, at))).toEqual([2, 3, 4].map(at => sum(closed, at)))
    expect([4, 5].map(at => sum(domains, at))).toEqual([2, 4].map(at => sum(open, at)))
    for (const [, , questions, decided, agree, wording, fact] of kinds) {
      expect(Number(decided)).toBe(Number(agree) + Number(wording) + Number(fact))
      expect(Number(questions)).toBeGreaterThanOrEqual(Number(decided))
    }
    const sums = [sum(closed, 2), sum(closed, 3), sum(closed, 4)]
    expect(page).toContain(
      `Of ${sums[0]} questions, ${sums[1]} are decided, and ${sums[2]} published answers are proven`,
    )
    expect(page).toContain(`Of ${sum(open, 2)} published answers, ${sum(open, 4)} are proven`)
  })

  const looked = kinds.filter(([kind, format]) => samplesOf(0, 1) === 1 || (kind === 'just' && format === 'mcq'))

  it.skipIf(dataFolder() === undefined)(
    `counts what comes out${dataNote}`,
    () => {
      const all: PublishedAnswer[] = []
      for (const [kind, format, ...counts] of looked) {
        const found = foundIn(kind!, format!)
        all.push(...found)
        const differ = found.filter(({ decided, agrees }) => decided && !agrees)
        const loose = differ.filter(({ types }) => types.every(type => wordings.includes(type)))
        expect([kind, format, ...counts.map(Number)]).toEqual([
          kind,
          format,
          found.length,
          found.filter(({ decided }) => decided).length,
          found.filter(({ agrees }) => agrees).length,
          loose.length,
          differ.length - loose.length,
        ])
        expect(found.every(({ checked }) => checked)).toBe(true)
      }
      if (looked.length < kinds.length) return
      for (const [domain, , decided, agree, , openAgree, differs] of rowsOf('domain')) {
        const own = all.filter(each => each.domain === domain)
        const closed = own.filter(({ format }) => format !== 'gen')
        expect([decided, agree, openAgree].map(Number)).toEqual([
          closed.filter(each => each.decided).length,
          closed.filter(each => each.agrees).length,
          own.filter(each => each.format === 'gen' && each.agrees).length,
        ])
        const types = own.flatMap(each => each.types)
        const counted = [...new Set(types)].map(type => `${types.filter(each => each === type).length} \`${type}\``)
        expect(differs!.split(', ').filter(Boolean).sort()).toEqual(counted.sort())
      }
    },
    600_000,
  )
})
