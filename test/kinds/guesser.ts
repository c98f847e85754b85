// A small guesser: naive Bayes over the visible features of an option, trained on one half and tested on the other.

/** The visible features of each option, by name; `right` is the index of the right one, -1 if the answer is no. */
export interface Guessed {
  readonly seen: readonly Readonly<Record<string, string>>[]
  readonly right: number
}

/** How many are guessed right when each half is guessed after the other; halves of chance count as such. */
export function guessedRight(cases: readonly Guessed[], isYesNo: boolean): number {
  const even = cases.filter((_, i) => i % 2 === 0)
  const odd = cases.filter((_, i) => i % 2 === 1)
  return triedOn(even, learned(odd), isYesNo) + triedOn(odd, learned(even), isYesNo)
}

type Score = (seen: Readonly<Record<string, string>>) => number

function learned(cases: readonly Guessed[]): Score {
  const times = new Map<string, [number, number]>()
  const all: [number, number] = [0, 0]
  for (const { seen, right } of cases)
    seen.forEach((option, place) => {
      const side = place === right ? 0 : 1
      all[side]++
      for (const [name, value] of Object.entries(option)) {
        const known = times.get(`${name}=${value}`) ?? [0, 0]
        known[side]++
        times.set(`${name}=${value}`, known)
      }
    })
  return option =>
    Object.entries(option).reduce((sum, [name, value]) => {
      const [yes, no] = times.get(`${name}=${value}`) ?? [0, 0]
      return sum + Math.log((yes + 1) / (all[0] + 2)) - Math.log((no + 1) / (all[1] + 2))
    }, 0)
}

function triedOn(cases: readonly Guessed[], score: Score, isYesNo: boolean): number {
  let right = 0
  for (const each of cases) {
    const scores = each.seen.map(score)
    if (isYesNo) right += scores[0] === 0 ? 0.5 : Number(scores[0]! > 0 === (each.right === 0))
    else {
      const max = Math.max(...scores)
      const best = scores.flatMap((value, place) => (value > max - 1e-9 ? [place] : []))
      right += best.includes(each.right) ? 1 / best.length : 0
    }
  }
  return right
}
