// Keys and broken answers of records, in every style that responses dress answers in: each is read as the bare text is,
// and judged so. That the bare ones are judged right and wrong, other tests show of every record.

import { describe, expect, test } from 'vitest'
import { claimOf } from '#language/answers/render-answer'
import { goldText } from '#questions/benchmarks/acpbench/gold'
import { importAcpbench } from '#questions/benchmarks/acpbench/import'
import { judgeRecord, readRecord } from '../support/judge-record'
import type { BenchmarkRecord } from '#questions/benchmarks/acpbench/record'
import type { FormatCode } from '#questions/kinds/codes'
import { wordingsFor } from '#language/library/wordings'
import { acpbenchKinds, dataFolder, dataText, skipMessage } from '../support/data'
import { about, brokenText, ownRecords } from '../support/records'
import { styles } from './styles'

const dresses = Object.entries(styles)

const optionsOf = ({ source, context }: BenchmarkRecord) =>
  source === null ? {} : { wordings: () => wordingsFor(source, context) }

function read(record: BenchmarkRecord, text: string): string {
  const { answer, doubt } = readRecord(record, text, optionsOf(record))
  return answer === null ? `nothing: ${doubt?.text ?? ''}` : claimOf(answer)
}

/** Every answer to a record that is known to be right or wrong. */
function answersTo(record: BenchmarkRecord): (readonly [string, 'right' | 'wrong'])[] {
  if (record.format === 'gen')
    return [
      [goldText(record)!, 'right'],
      [brokenText(record), 'wrong'],
    ]
  const key = String(record.gold).toLowerCase()
  return (record.choices?.label ?? ['yes', 'no']).map(
    one => [one, one.toLowerCase() === key ? 'right' : 'wrong'] as const,
  )
}

/** Differences between the reading in a style and without it; one style of each record is judged. */
function missed(records: readonly BenchmarkRecord[], proven: boolean): string[] {
  return records.flatMap((record, place) =>
    answersTo(record).flatMap(([text, word]) => {
      const bare = read(record, text)
      const found = dresses.flatMap(([name, dress]) => {
        const dressed = read(record, dress(text))
        return dressed === bare ? [] : [`${record.kind} ${record.id} ${name}: ${dressed} instead of ${bare}`]
      })
      if (bare.startsWith('nothing')) found.push(`${record.kind} ${record.id}: ${bare}`)
      if (!proven || place % 4 > 0) return found
      const dress = dresses[(place * 7) % dresses.length]![1]
      const verdict = judgeRecord(record, dress(text))
      return verdict.verdict === word ? found : [...found, about(record, verdict)]
    }),
  )
}

const formats: readonly FormatCode[] = ['gen', 'bool', 'mcq']

describe.each(formats)('own records, %s', format => {
  test.each(ownRecords(format))('%s', (_, records) => {
    expect(missed(records, true)).toEqual([])
  })
})

/** Every n-th of the published records; a prime, so that every domain is included. */
const stride: Readonly<Record<FormatCode, number>> = { gen: 23, bool: 23, mcq: 23 }

if (dataFolder() === undefined) test.skip(skipMessage, () => {})
else
  describe.each(formats)('published records, %s', format => {
    const kinds = acpbenchKinds.filter(kind => format === 'gen' || kind !== 'nexta')
    test.each([...kinds])('%s', kind => {
      const { records } = importAcpbench(dataText(`acpbench/${kind}.${format}.json`))
      const some = records.filter(({ index }) => index % stride[format] === 0)
      expect(some.length).toBeGreaterThan(2)
      expect(missed(some, false)).toEqual([])
    })
  })
