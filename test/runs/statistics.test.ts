// Intervals and tests: values of textbooks and papers, and how often intervals hold the truth.

import { describe, expect, test } from 'vitest'
import { makeRng, type Rng } from '#base/rng'
import { fairCoinsAtMost, logGamma, t95, twoSidedT } from '#results/runs/distributions'
import { mcNemarMidP, newcombePaired, type Pair, pairedDifference } from '#results/runs/paired'
import { addMoments, clusteredVariance, momentsOf, noMoments, share, wilson } from '#results/runs/statistics'

const rounded = ({ low, high }: { low: number; high: number }, places: number): string =>
  `${low.toFixed(places)} to ${high.toFixed(places)}`

describe('distributions', () => {
  test('Student’s t is that of the tables', () => {
    const table: [number, number][] = [
      [1, 12.7062],
      [2, 4.3027],
      [3, 3.1824],
      [5, 2.5706],
      [10, 2.2281],
      [30, 2.0423],
      [120, 1.9799],
      [100_000, 1.96],
    ]
    for (const [df, value] of table) expect(t95(df), `${df}`).toBeCloseTo(value, 4)
    expect(twoSidedT(2.228139, 10)).toBeCloseTo(0.05, 6)
    expect(twoSidedT(0, 7)).toBe(1)
    expect(twoSidedT(Number.POSITIVE_INFINITY, 7)).toBe(0)
  })

  test('factorials and fair coins are exact', () => {
    expect(Math.exp(logGamma(11))).toBeCloseTo(3_628_800, 3)
    expect(fairCoinsAtMost(1, 8)).toBeCloseTo(9 / 256, 12)
    expect(fairCoinsAtMost(60, 100)).toBeCloseTo(0.98239989989, 9)
  })
})

describe('Wilson’s interval', () => {
  // Newcombe 1998, "Two-sided confidence intervals for the single proportion", Table I, method 3.
  test.each([
    [81, 263, '0.2553 to 0.3662'],
    [15, 148, '0.0624 to 0.1605'],
    [0, 20, '0.0000 to 0.1611'],
    [1, 29, '0.0061 to 0.1718'],
  ])('of %i of %i', (right, n, range) => {
    expect(rounded(wilson(right / n, n), 4)).toBe(range)
  })

  test('is taken where each question has one response, and is null without any', () => {
    let moments = noMoments
    for (let i = 0; i < 263; i++) moments = addMoments(moments, momentsOf(1, i < 81 ? 1 : 0))
    expect(share(moments)).toMatchObject({ method: 'wilson', value: 81 / 263 })
    expect(rounded(share(moments)!, 4)).toBe('0.2553 to 0.3662')
    expect(share(noMoments)).toBeNull()
  })
})

describe('clustered by question', () => {
  test('responses that are all alike count as one a question', () => {
    let moments = noMoments
    for (let q = 0; q < 40; q++) moments = addMoments(moments, momentsOf(5, q < 10 ? 5 : 0))
    const found = share(moments)!
    // p = 1/4 of 40 questions: V = p(1−p)/39, so that 39 responses are left of 200.
    expect(clusteredVariance(moments)).toBeCloseTo((0.25 * 0.75) / 39, 12)
    expect(rounded(found, 6)).toBe(rounded(wilson(0.25, 39, t95(39)), 6))
  })

  test('never reaches beyond 0 and 1, and is never of width 0', () => {
    for (const right of [0, 4]) {
      const all = Array.from({ length: 12 }, () => momentsOf(4, right)).reduce(addMoments)
      const found = share(all)!
      expect(rounded(found, 6)).toBe(rounded(wilson(right / 4, 12), 6))
    }
    const one = share(momentsOf(10, 3))!
    expect(rounded(one, 6)).toBe(rounded(wilson(0.3, 1), 6))
  })

  test('sums of disjoint parts are the sums of the whole', () => {
    const parts = [momentsOf(3, 2), momentsOf(1, 1), momentsOf(0, 0), momentsOf(5, 0)]
    expect(parts.reduce(addMoments)).toEqual({ questions: 3, n: 9, s: 3, nn: 35, ns: 7, ss: 5 })
  })
})

/** A question's own chance of being answered rightly: hard and easy ones, with mean `mean`. */
const chanceOf = (rng: Rng, mean: number): number => {
  const easy = rng.fraction() < mean
  return easy ? 0.75 + 0.25 * rng.fraction() : 0.25 * rng.fraction() * (mean / (1 - mean))
}

describe('how often 95 % intervals hold the truth, over 2,000 simulated runs', () => {
  test.each([
    { questions: 20, tries: 4, mean: 0.5 },
    { questions: 60, tries: 5, mean: 0.3 },
    { questions: 130, tries: 3, mean: 0.6 },
  ])('$questions questions, $tries tries each, mean $mean', ({ questions, tries, mean }) => {
    const rng = makeRng(`coverage ${questions}`)
    const many = makeRng('truth')
    let truth = 0
    for (let i = 0; i < 200_000; i++) truth += chanceOf(many, mean) / 200_000
    let clustered = 0
    let naive = 0
    for (let run = 0; run < 2_000; run++) {
      let moments = noMoments
      for (let q = 0; q < questions; q++) {
        const chance = chanceOf(rng, mean)
        let right = 0
        for (let t = 0; t < tries; t++) right += Number(rng.fraction() < chance)
        moments = addMoments(moments, momentsOf(tries, right))
      }
      const holds = ({ low, high }: { low: number; high: number }) => low <= truth && truth <= high
      clustered += Number(holds(share(moments)!))
      naive += Number(holds(wilson(moments.s / moments.n, moments.n)))
    }
    expect(clustered / 2_000).toBeGreaterThan(0.935)
    expect(clustered / 2_000).toBeLessThan(0.985)
    // Taking each response for a question of its own promises too much.
    expect(naive / 2_000).toBeLessThan(0.85)
  })
})

describe('two runs', () => {
  // Airway responsiveness before and after stem cell transplantation, as in Fagerland, Lydersen and Laake 2013 and 2014.
  const bentur = { both: 1, onlyFirst: 1, onlySecond: 7, neither: 12 }

  test('McNemar’s mid-p is that of the paper', () => {
    expect(mcNemarMidP(1, 7)).toBeCloseTo(0.0391, 4)
    expect(mcNemarMidP(7, 1)).toBeCloseTo(0.0391, 4)
    expect([mcNemarMidP(0, 0), mcNemarMidP(3, 3)].map(p => Number(p.toFixed(9)))).toEqual([1, 1])
    expect(mcNemarMidP(0, 10)).toBeCloseTo(2 ** -10, 12)
    expect(mcNemarMidP(4_800, 5_200)).toBeGreaterThan(1e-5)
  })

  test('Newcombe’s interval is that of the paper', () => {
    expect(rounded(newcombePaired(bentur), 3)).toBe('-0.507 to -0.026')
  })

  const pairsOf = (cells: typeof bentur): Pair[] =>
    (
      [
        [cells.both, 1, 1],
        [cells.onlyFirst, 1, 0],
        [cells.onlySecond, 0, 1],
        [cells.neither, 0, 0],
      ] as const
    ).flatMap(([count, firstRight, secondRight]) =>
      Array.from({ length: count }, () => ({ firstRight, first: 1, secondRight, second: 1 })),
    )

  test('one response a question: four cells', () => {
    expect(pairedDifference(pairsOf(bentur))).toMatchObject({
      questions: 21,
      cells: bentur,
      method: 'single',
      difference: expect.closeTo(-6 / 21, 12),
    })
    const none = { firstRight: 1, first: 1, secondRight: 0, second: 0 }
    expect(pairedDifference([none])).toBeNull()
  })

  test('several responses: mean and t over the questions', () => {
    // Differences 1/2, 0, 1, 1/2: mean 1/2, standard error √(1/6)/2 … by hand.
    const pairs = [
      [1, 0],
      [1, 1],
      [2, 0],
      [2, 1],
    ].map(([firstRight, secondRight]) => ({
      firstRight: firstRight!,
      first: 2,
      secondRight: secondRight!,
      second: 2,
    }))
    const found = pairedDifference(pairs)!
    const error = Math.sqrt(0.5 / 3 / 4)
    expect(found).toMatchObject({ method: 'clustered', cells: null, questions: 4, difference: 0.5 })
    expect(found.low).toBeCloseTo(0.5 - 3.18245 * error, 4)
    expect(found.high).toBe(1)
    expect(found.p).toBeCloseTo(twoSidedT(0.5 / error, 3), 12)
  })

  test('zero variance between questions proves nothing: the width is that of single responses', () => {
    const same = Array.from({ length: 30 }, () => ({
      firstRight: 2,
      first: 2,
      secondRight: 2,
      second: 2,
    }))
    const found = pairedDifference(same)!
    expect(found).toMatchObject({ difference: 0, p: 1 })
    expect(found.high).toBeGreaterThan(0.05)
    expect(found.low).toBeLessThan(-0.05)
  })

  test.each([1, 3])('the interval holds the true difference (%i tries)', tries => {
    const rng = makeRng(`pairs ${tries}`)
    let held = 0
    let falseAlarms = 0
    for (let run = 0; run < 1_500; run++) {
      const pairs: Pair[] = []
      const equal: Pair[] = []
      for (let q = 0; q < 80; q++) {
        const chance = 0.2 + 0.5 * rng.fraction()
        const draw = (c: number): number => {
          let right = 0
          for (let t = 0; t < tries; t++) right += Number(rng.fraction() < c)
          return right
        }
        const first = draw(chance + 0.15)
        pairs.push({ firstRight: first, first: tries, secondRight: draw(chance), second: tries })
        equal.push({
          firstRight: draw(chance),
          first: tries,
          secondRight: draw(chance),
          second: tries,
        })
      }
      const { low, high } = pairedDifference(pairs)!
      held += Number(low <= 0.15 && 0.15 <= high)
      falseAlarms += Number(pairedDifference(equal)!.p < 0.05)
    }
    expect(held / 1_500).toBeGreaterThan(0.93)
    expect(held / 1_500).toBeLessThan(0.985)
    expect(falseAlarms / 1_500).toBeLessThan(0.065)
    expect(falseAlarms / 1_500).toBeGreaterThan(0.02)
  })
})
