// A first visit over a slow line, on a slow machine with a large screen and on a phone.

import { barOf, type Reached } from '../bars/bars'
import { table } from './measure'
import { CPU, LINE, RUNS, visits, type Way } from './slow-visit'

const EXAMPLE: Way = { hash: '', answer: '(sail l0 l1)' }
const slowness = `1.6 Mbit/s and ${LINE.latency} ms, the page's thread slowed ${CPU} times: milliseconds from navigation, median of ${RUNS}`

export async function benchSlow(): Promise<Reached> {
  const [seen] = await visits([EXAMPLE], { viewport: { width: 1440, height: 900 } })
  const { firstPaint, usable, question, verdict } = seen!
  table(
    `A first visit at ${slowness}`,
    ['what stands there', 'ms', 'goal'],
    [
      ['something to read', firstPaint, ''],
      ['the example can be pressed', usable, ''],
      ['the first question', question, ''],
      ['the first verdict', verdict, barOf('slowVerdict') * 1000],
    ],
  )
  return { slowVerdict: verdict / 1000 }
}

/** The purpose of a visitor with a phone. */
const PHONE_WAYS: readonly (Way & { readonly title: string })[] = [
  { title: 'the first page, its example pressed', ...EXAMPLE },
  ...(
    [
      ['nexta', '(sail l0 l1)'],
      ['prog', 'none'],
      ['val', '1'],
      ['land', '(at c0 l0)'],
      ['areach', '(sail l0 l0)'],
    ] as const
  ).map(([kind, answer]) => ({
    title: `a link to a question, ${kind}`,
    hash: `#open?domain=ferry&problem=p01&kind=${kind}`,
    answer,
  })),
]

/** A mid-range phone. */
const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
}

export async function benchPhone(): Promise<Reached> {
  const only = process.env.PLANGROUND_WAY
  const ways = PHONE_WAYS.filter(({ title }) => only === undefined || title.includes(only))
  const seen = await visits(ways, PHONE)
  table(
    `A first visit with a phone at ${slowness}`,
    ['way in', 'first paint', 'usable', 'question', 'verdict', 'engine, not slowed'],
    ways.map(({ title }, i) => {
      const { firstPaint, usable, question, verdict, engine } = seen[i]!
      return [title, firstPaint, usable, question, verdict, engine]
    }),
  )
  // The bars are about the way that visitors without a link take.
  const [first] = seen
  return { phoneReadable: first!.question / 1000, phoneJudged: first!.verdict / 1000 }
}
