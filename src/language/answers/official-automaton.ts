// The published grammar's parser with its error recovery, as one automaton. Text that the state accepts is consumed; else a name is dropped whole, else one unit is dropped. At the end an open action
// that has a name is closed; anything else unfinished loses the answer.

/** Rules of the grammar that yield actions, facts or lists. */
export type ActionRule = 'act' | 'action_name' | 'action_list' | 'progression_list'

export interface Parsed {
  readonly value: null | string | string[] | string[][]
  /** Consumed units of the parsed text, as pairs from, to in order. */
  readonly kept: readonly number[]
  /** A closing bracket was put in at the end. */
  readonly closed: boolean
}

/** Outside of actions: where in the rule we are. */
type Outer =
  | 'one' // a single item is due
  | 'done' // nothing more is taken
  | 'list' // between actions of a list
  | 'open' // `[` is due
  | 'first' // in a bracketed list, no comma yet
  | 'comma' // after a comma: an action is due
  | 'rest' // after a comma and an action: `,` or `]` is due
/** Inside an action: after `(`, after a name, after a blank. */
type Inner = 'head' | 'name' | 'blank' | null

/** Parses a text without newlines and outer blanks by one rule. Linear. */
export function parseOfficial(rule: ActionRule, text: string): Parsed {
  const two = rule === 'progression_list'
  const one = rule === 'act' || rule === 'action_name'
  const lists: string[][] = two ? [] : [[]]
  const kept: number[] = []
  let outer = (two ? 'open' : one ? 'one' : 'list') as Outer
  let inner = null as Inner
  let names: string[] = []
  let none = false

  const consume = (from: number, to: number): void => {
    if (kept.length > 0 && kept.at(-1) === from) kept[kept.length - 1] = to
    else kept.push(from, to)
  }
  const finishAction = (): void => {
    lists.at(-1)!.push(`(${names.join(' ')})`)
    names = []
    inner = null
    if (outer === 'one') outer = 'done'
    else if (outer === 'comma') outer = 'rest'
  }

  let at = 0
  while (at < text.length) {
    const code = text.charCodeAt(at)
    const letter = isLetter(code)
    const from = at
    if (inner !== null) {
      if (inner === 'name' && code === SPACE) {
        inner = 'blank'
        consume(from, ++at)
      } else if (inner === 'name' && code === CLOSE) {
        consume(from, ++at)
        finishAction()
      } else if (letter) {
        at = endOfName(text, at)
        if (inner === 'name') continue
        names.push(text.slice(from, at))
        inner = 'name'
        consume(from, at)
      } else at++
      continue
    }
    if (code === OPEN && takesAction(outer)) {
      inner = 'head'
      consume(from, ++at)
    } else if (rule === 'act' && outer === 'one' && text.startsWith('None', at)) {
      none = true
      outer = 'done'
      at += 4
      consume(from, at)
    } else if (outer === 'open' && code === OPEN_LIST) {
      lists.push([])
      outer = 'first'
      consume(from, ++at)
    } else if ((outer === 'first' || outer === 'rest') && code === CLOSE_LIST) {
      outer = lists.length === 2 ? 'done' : 'open'
      consume(from, ++at)
    } else if ((outer === 'first' || outer === 'rest') && code === COMMA) {
      outer = 'comma'
      consume(from, ++at)
    } else if (letter) at = endOfName(text, at)
    else at++
  }

  const lost: Parsed = { value: null, kept: [], closed: false }
  const closed = inner === 'name'
  if (closed && !two) finishAction()
  else if (inner !== null) return lost
  if (none) return { value: 'None', kept, closed }
  if (rule === 'action_list') return { value: lists[0]!, kept, closed }
  if (outer !== 'done') return lost
  if (one) return { value: lists[0]![0]!, kept, closed }
  const [first, second] = lists as [string[], string[]]
  const same = first.length === second.length && first.every((item, i) => item === second[i])
  return { value: same ? [first] : [first, second], kept, closed }
}

const SPACE = 32
const OPEN = 40
const CLOSE = 41
const COMMA = 44
const OPEN_LIST = 91
const CLOSE_LIST = 93

const takesAction = (outer: Outer): boolean =>
  outer === 'one' || outer === 'list' || outer === 'first' || outer === 'comma'

const isLetter = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 65 && code <= 90)

function endOfName(text: string, from: number): number {
  let at = from + 1
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (!isLetter(code) && !(code >= 48 && code <= 57) && code !== 45 && code !== 95) break
  }
  return at
}
