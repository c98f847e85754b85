// Where the answer ends: before a task that the response made up after it.

const next = /\[\s?STATEMENT\s?\]|\[\s?QUERY(?: PROBLEM)?\s?\]|\bAs initial conditions,? I have that\b/gi

const planEnd = /\[\s?PLAN[ _]?END\s?\]/i
const nextGoal = /\bMy goal is to have that\b/i

/** The end of the response's own answer. Linear. */
export function ownEnd(text: string): number {
  next.lastIndex = 0
  let isStated = false
  let at = 0
  for (let match = next.exec(text); match !== null; match = next.exec(text)) {
    isStated ||= /\S/.test(text.slice(at, match.index).replace(/\[\s?PLAN\s?\]/gi, ''))
    if (isStated) return match.index
    at = match.index + match[0].length
  }
  const plan = text.search(planEnd)
  const goal = plan < 0 ? -1 : text.slice(plan).search(nextGoal)
  return goal < 0 ? text.length : plan + goal
}
