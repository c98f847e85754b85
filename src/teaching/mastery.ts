// How well a learner knows each kind of question, from the answers that this browser remembers. Pure: no clock, and
// nothing that is not counted.

/** One answer to a question, as mastery and review see it. */
export interface Answered {
  /** Grows with time. */
  readonly id: string
  /** Milliseconds since 1970, as noted when it was given. */
  readonly time: number
  /** Names the question: answers to the same one have the same. */
  readonly question: string
  readonly kind: string
  readonly format: 'gen' | 'bool' | 'mcq'
  /** The name of its domain. */
  readonly domain: string
  readonly isRight: boolean
  /** With hints, or after the key was shown. */
  readonly isHelped: boolean
  /** 1 to 4; null if it is not known. */
  readonly level: number | null
  /** The misreading that gives the wrong answer; null if none is known to. */
  readonly misreading: string | null
}

/** `secure`: enough unaided right answers recently, at a level that counts; `shaky`: the same wrong rule again. */
export type MasteryLevel = 'untouched' | 'begun' | 'shaky' | 'secure'

export interface Mastery {
  readonly kind: string
  readonly standing: MasteryLevel
  /** Points of the last answers, 0 to 6 in quarters. */
  readonly points: number
  /** Answers that count: the last six first tries. */
  readonly recent: readonly Answered[]
  readonly answers: number
  /** Domains in which a question of level 2 or more was answered right without help. */
  readonly domains: readonly string[]
  /** The misreading that recurs; null if none does. */
  readonly misreading: string | null
  /** The level of the next question that is worth asking. */
  readonly nextLevel: 1 | 2 | 3 | 4
  /** The remaining requirement for it to be secure, in a sentence. */
  readonly missing: string
}

/** Answers that are examined, points that make a kind secure, and what belongs to them. */
const LAST = 6
export const ENOUGH = 4
const LEVEL = 2
const DOMAINS = 2

/** What an unaided right answer is worth: the less can be guessed, the more. */
const worth: Readonly<Record<Answered['format'], number>> = { gen: 1, mcq: 0.75, bool: 0.5 }

/** The points of an answer. */
export const pointsOf = ({ isRight, isHelped, format }: Answered): number => (isRight && !isHelped ? worth[format] : 0)

/** How a kind is; `answers` of all kinds, in any order. */
export function masteryOf(kind: string, answers: readonly Answered[]): Mastery {
  const own = answers.filter(answer => answer.kind === kind).sort(byTime)
  const recent = firstTries(own).slice(-LAST)
  const points = recent.reduce((sum, answer) => sum + pointsOf(answer), 0)
  const good = recent.filter(answer => pointsOf(answer) > 0)
  const high = good.filter(({ level }) => level !== null && level >= LEVEL)
  const domains = [...new Set(high.map(({ domain }) => domain))]
  const misreading = recurring(own)
  const isSecure = points >= ENOUGH && domains.length >= DOMAINS
  const standing: MasteryLevel =
    own.length === 0 ? 'untouched' : misreading !== null ? 'shaky' : isSecure ? 'secure' : 'begun'
  return {
    ...{ kind, standing, points, recent, domains, misreading },
    answers: own.length,
    nextLevel: nextLevel(recent),
    missing: missingOf({ standing, points, domains }),
  }
}

const byTime = (a: Answered, b: Answered): number => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

/**
 * The first answer to each question in a row of tries: trying again until it is right proves little. A question that
 * comes back on another day counts again.
 */
function firstTries(answers: readonly Answered[]): Answered[] {
  const before = new Map<string, number>()
  return answers.filter(({ question, time }) => {
    const last = before.get(question)
    before.set(question, time)
    return last === undefined || time - last >= DAY / 2
  })
}

/** Milliseconds of a day. */
export const DAY = 86_400_000

/** A misreading found twice among the last wrong answers, unless questions were answered right since. */
function recurring(answers: readonly Answered[]): string | null {
  const last = answers.slice(-LAST)
  const seen = new Map<string, number>()
  for (const { misreading } of last) if (misreading !== null) seen.set(misreading, (seen.get(misreading) ?? 0) + 1)
  const since = (name: string): number => {
    const at = last.map(({ misreading }) => misreading).lastIndexOf(name)
    return last.slice(at + 1).filter(answer => pointsOf(answer) > 0).length
  }
  for (const [name, times] of seen) if (times >= 2 && since(name) < 2) return name
  return null
}

/** Up after two right answers in a row at the level, down after two wrong ones. */
function nextLevel(recent: readonly Answered[]): 1 | 2 | 3 | 4 {
  const last = recent.at(-1)
  if (last === undefined) return 1
  const level = last.level ?? 1
  const pair = recent.slice(-2)
  const isWhole = pair.length === 2
  const step =
    isWhole && pair.every(answer => pointsOf(answer) > 0)
      ? 1
      : isWhole && pair.every(({ isRight }) => !isRight)
        ? -1
        : 0
  return Math.max(1, Math.min(4, level + step)) as 1 | 2 | 3 | 4
}

function missingOf({ standing, points, domains }: Pick<Mastery, 'standing' | 'points' | 'domains'>): string {
  if (standing === 'secure') return ''
  if (standing === 'untouched') return ''
  if (standing === 'shaky') return 'The same wrong rule came up twice: two right answers in a row settle it.'
  const parts: string[] = []
  if (points < ENOUGH) parts.push(`${shownPoints(ENOUGH - points)} more ${ENOUGH - points === 1 ? 'point' : 'points'}`)
  if (domains.length < DOMAINS)
    parts.push(
      domains.length === 0
        ? 'right answers of level 2 in two domains'
        : `a right answer of level 2 in another domain than ${domains[0]!}`,
    )
  return `Still to come: ${parts.join(', and ')}.`
}

/** `2½`, `¾`, `3`. */
export function shownPoints(points: number): string {
  const whole = Math.floor(points)
  const part = { 0: '', 0.25: '¼', 0.5: '½', 0.75: '¾' }[points - whole] ?? ''
  return whole === 0 && part !== '' ? part : `${whole}${part}`
}
