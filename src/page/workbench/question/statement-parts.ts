// Splits a question in the layout of PlanBench for display: the state, the goal, the plan or the executed actions, the
// unexpected event. Only the layout changes, not the words.

/** A part of a `[STATEMENT]`, in the order of the text. */
export type StatementPart =
  | { readonly kind: 'now' | 'goal' | 'text'; readonly text: string }
  | { readonly kind: 'steps'; readonly title: string; readonly steps: readonly string[] }

/** The mark at the start of a statement. */
const MARK = '[STATEMENT]'
/** Longer texts are shown as they are. */
const MAX_LENGTH = 100_000

const NOW = /^As initial conditions I have that,? (.+)$/
const GOAL = /^My goal is to have that (.+)$/
/** Lines that only introduce the next ones, and marks without meaning for readers. */
const LEADS =
  /^(?:My plan is as follows:|I have executed the following action sequence:|\[(?:PLAN|PLAN END|ACTION SEQUENCE|ACTION SEQUENCE END|VERIFICATION|RESULTING STATE|STATEMENT)\])$/
const LISTS = [
  { from: '[PLAN]', to: '[PLAN END]', title: 'The plan' },
  { from: '[ACTION SEQUENCE]', to: '[ACTION SEQUENCE END]', title: 'What was executed' },
] as const

/** The parts of a question that starts with the mark; null for others. Linear time. */
export function statementParts(text: string): readonly StatementPart[] | null {
  if (text.length > MAX_LENGTH || !text.trimStart().startsWith(MARK)) return null
  const parts: StatementPart[] = []
  let list: { readonly to: string; readonly title: string; readonly steps: string[] } | undefined
  const end = (): void => {
    if (list !== undefined && list.steps.length > 0) parts.push({ kind: 'steps', ...titled(list) })
    list = undefined
  }
  for (const line of text.split('\n').map(each => each.trim())) {
    if (line === '') continue
    const opened = LISTS.find(({ from }) => line === from)
    if (opened !== undefined) {
      end()
      list = { ...opened, steps: [] }
    } else if (list !== undefined && line === list.to) end()
    else if (list !== undefined) list.steps.push(line)
    else if (!LEADS.test(line)) parts.push(partOf(line))
  }
  end()
  return parts
}

const titled = ({ title, steps }: { readonly title: string; readonly steps: readonly string[] }) => ({
  title,
  steps,
})

function partOf(line: string): StatementPart {
  const now = NOW.exec(line)
  if (now !== null) return { kind: 'now', text: sentence(now[1]!) }
  const goal = GOAL.exec(line)
  return goal === null ? { kind: 'text', text: line } : { kind: 'goal', text: sentence(goal[1]!) }
}

/** Capitalises the first letter, unless the text starts with a name. */
const sentence = (text: string): string =>
  /^[\p{L}]+(?=\s)/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text

/** Separates the text before a question from its worked examples, each without its mark. */
export function introductionParts(context: string): {
  readonly introduction: string
  readonly worked: readonly string[]
} {
  const [introduction = '', ...worked] = context.split(MARK)
  return { introduction: introduction.trim(), worked: worked.map(each => each.trim()) }
}
