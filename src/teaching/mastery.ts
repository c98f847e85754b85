// How well a learner has mastered each kind of question, computed from the answers stored in this browser. Pure: no
// clock, and only counts.

/** One answer to a question, with the data needed for mastery and review. */
export interface Answered {
  /** Increases with time. */
  readonly id: string
  /** Time of the answer, in milliseconds since 1970. */
  readonly time: number
  /** Identifies the question: equal for all answers to it. */
  readonly question: string
  readonly kind: string
  readonly format: 'gen' | 'bool' | 'mcq'
  /** Name of the question's domain. */
  readonly domain: string
  readonly isRight: boolean
  /** True if hints were used, or the key was shown before. */
  readonly isHelped: boolean
  /** 1 to 4; null if unknown. */
  readonly level: number | null
  /** The misreading that leads to this wrong answer; null if none is known. */
  readonly misreading: string | null
}

/**
 * `secure`: enough recent right answers without help, at sufficient level; `shaky`: the same misreading occurred
 * repeatedly.
 */
export type MasteryLevel = 'untouched' | 'begun' | 'shaky' | 'secure'

export interface Mastery {
  readonly kind: string
  readonly level: MasteryLevel
  /** Points for the recent answers, 0 to 6 in steps of a quarter. */
  readonly points: number
  /** The answers that count: the last six first attempts. */
  readonly recent: readonly Answered[]
  readonly answers: number
  /** Domains in which a question of level 2 or more was answered right without help. */
  readonly domains: readonly string[]
  /** The recurring misreading; null if there is none. */
  readonly misreading: string | null
  /** The recommended level of the next question. */
  readonly nextLevel: 1 | 2 | 3 | 4
  /** The missing steps to be secure, in a sentence. */
  readonly missing: string
}

/** Number of recent answers that count, and the requirements for a kind to be secure. */
const LAST = 6
export const ENOUGH = 4
const LEVEL = 2
const DOMAINS = 2

/** Points for a right answer without help: the lower the chance of guessing it, the more. */
const worth: Readonly<Record<Answered['format'], number>> = { gen: 1, mcq: 0.75, bool: 0.5 }

/** The points of an answer. */
export const pointsOf = ({ isRight, isHelped, format }: Answered): number => (isRight && !isHelped ? worth[format] : 0)

/** The mastery of a kind; `answers` may include other kinds, in any order. */
export function masteryOf(kind: string, answers: readonly Answered[]): Mastery {
  const own = answers.filter(answer => answer.kind === kind).sort(byTime)
  const recent = firstTries(own).slice(-LAST)
  const points = recent.reduce((sum, answer) => sum + pointsOf(answer), 0)
  const good = recent.filter(answer => pointsOf(answer) > 0)
  const high = good.filter(({ level }) => level !== null && level >= LEVEL)
  const domains = [...new Set(high.map(({ domain }) => domain))]
  const misreading = recurring(own)
  const isSecure = points >= ENOUGH && domains.length >= DOMAINS
  const level: MasteryLevel =
    own.length === 0 ? 'untouched' : misreading !== null ? 'shaky' : isSecure ? 'secure' : 'begun'
  return {
    ...{ kind, level: level, points, recent, domains, misreading },
    answers: own.length,
    nextLevel: nextLevel(recent),
    missing: missingOf({ level: level, points, domains }),
  }
}

const byTime = (a: Answered, b: Answered): number => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

/**
 * The first answer in each series of attempts at a question, since repeating until it is right proves little. A
 * question that comes back on another day counts again.
 */
function firstTries(answers: readonly Answered[]): Answered[] {
  const before = new Map<string, number>()
  return answers.filter(({ question, time }) => {
    const last = before.get(question)
    before.set(question, time)
    return last === undefined || time - last >= DAY / 2
  })
}

/** Milliseconds per day. */
export const DAY = 86_400_000

/** A misreading that occurs twice among the recent wrong answers, unless enough questions were answered right since. */
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

/** One level up after two consecutive right answers at the level, one down after two wrong ones. */
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

function missingOf({ level, points, domains }: Pick<Mastery, 'level' | 'points' | 'domains'>): string {
  if (level === 'secure') return ''
  if (level === 'untouched') return ''
  if (level === 'shaky') return 'The same wrong rule came up twice: two right answers in a row settle it.'
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

/** For example `2½`, `¾`, `3`. */
export function shownPoints(points: number): string {
  const whole = Math.floor(points)
  const part = { 0: '', 0.25: '¼', 0.5: '½', 0.75: '¾' }[points - whole] ?? ''
  return whole === 0 && part !== '' ? part : `${whole}${part}`
}
