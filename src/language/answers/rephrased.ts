// Wordings made of others: who acts as the subject (`hoist h lifts crate c`), a place in front (`from a, move to b`),
// two ends in the other order (`to b from a`).

import { type Element, stemOf, type Wording } from './wordings'

const word = (text: string): Element => ({ kind: 'word', stem: stemOf(text) })
const is = (element: Element | undefined, ...texts: readonly string[]): boolean =>
  element?.kind === 'word' && texts.some(text => element.stem === stemOf(text))
const isSlot = (element: Element | undefined): boolean => element?.kind === 'slot'

/** What is moved by these moves itself. */
const motions = 'move drive fly navigate travel walk go sail turn rotate transfer point swap'.split(' ')
const motionStems = new Set(motions.map(stemOf))
const frontedBy = ['from', 'at', 'in', 'on', 'with', 'using']

/** The same in other words, for the actions among the wordings of a domain. */
export function rephrased(wordings: readonly Wording[]): Wording[] {
  const actions = wordings.filter(({ role, loose }) => role === 'action' && loose !== true)
  const plain = actions.flatMap(({ full: _, template: __, ...rest }) => {
    const made = (elements: readonly Element[]): Wording => ({ ...rest, elements })
    return [{ ...rest }, ...imperatives(rest.elements).map(made)]
  })
  const turned = plain.flatMap(one => endsTurned(one.elements).map(elements => ({ ...one, elements })))
  const all = [...plain, ...turned]
  const doers = all.flatMap(one =>
    withSubject(one.elements).map(elements => ({ ...one, elements, start: 'doer' as const })),
  )
  const fronted = [...plain, ...doers].flatMap(one =>
    withPlaceInFront(one.elements).map(elements => ({ ...one, elements, start: 'place' as const })),
  )
  return unique([...all.slice(actions.length), ...doers, ...fronted], wordings)
}

/** `use h to lift c` is `lift c with h`. */
function imperatives(elements: readonly Element[]): Element[][] {
  const to = elements.findIndex(one => is(one, 'to'))
  const [first, second, third] = elements
  // `let r go from a to b` is `go from a to b with r`.
  if (is(first, 'let', 'with') && isSlot(second) && motions.some(verb => is(third, verb)))
    return [[...elements.slice(2), word('with'), second!]]
  if (!is(elements[0], 'use') || !isSlot(elements[1]) || to < 2) return []
  const by = elements.slice(1, to)
  const rest = elements.slice(to + 1)
  return [
    [...rest, word('with'), ...by],
    [...rest, word('using'), ...by],
  ]
}

const leadsTo = ['from', 'to', 'at', 'in', 'on', 'with', 'off', 'onto', 'into']
/** Maximum number of parts at the end of a wording that are reordered. */
const MAX_ENDS = 3

/** `lower c onto s at p with h` with its ends in any other order. */
function endsTurned(elements: readonly Element[]): Element[][] {
  const ends: Element[][] = []
  let at = elements.length
  for (; ends.length < MAX_ENDS; ) {
    const size = is(elements[at - 2], 'of') ? 4 : 2
    const end = elements.slice(at - size, at)
    const whole = end.length === size && isSlot(end[1]) && isSlot(end.at(-1))
    if (at - size < 1 || !whole || !is(end[0], ...leadsTo)) break
    ends.unshift(end)
    at -= size
  }
  return ordersOf(ends)
    .slice(1)
    .map(order => [...elements.slice(0, at), ...order.flat()])
}

const ordersOf = (all: readonly Element[][]): Element[][][] =>
  all.length <= 1
    ? [[...all]]
    : all.flatMap((one, i) => ordersOf(all.filter((_, j) => j !== i)).map(rest => [one, ...rest]))

/** `let h lift c`, `with h, lift c`, `lift c with h`, `move r from a to b`: first the agent, then the action. */
function withSubject(elements: readonly Element[]): Element[][] {
  const [first, second, ...rest] = elements
  const found: Element[][] = []
  if (isSlot(second) && rest.length > 1) {
    if (is(first, 'let', 'with') || motions.some(verb => is(first, verb)))
      found.push([second!, ...(is(first, 'let', 'with') ? [] : [first!]), ...rest])
  }
  const [by, doer] = elements.slice(-2)
  if (is(by, 'with', 'using', 'by') && isSlot(doer) && elements.length > 4)
    found.push([doer!, ...elements.slice(0, -2)])
  // `pick up b in a with g of r`
  const [with_, by_, of_, ofObject] = elements.slice(-4)
  if (is(with_, 'with', 'using') && isSlot(by_) && is(of_, 'of') && isSlot(ofObject))
    found.push([ofObject!, ...elements.slice(0, -2)])
  return found.filter(one => one[1]?.kind === 'word')
}

/** `at l, unload p from t`, `from a, move to b`. */
function withPlaceInFront(elements: readonly Element[]): Element[][] {
  let at = elements.length - 2
  while (at > 0 && !(is(elements[at], ...frontedBy) && isSlot(elements[at + 1]))) at--
  if (at < 1) return []
  const others = [...elements.slice(0, at), ...elements.slice(at + 2)]
  if (!others.some(({ kind }) => kind === 'word')) return []
  const front = elements.slice(at, at + 2)
  // `The robot in a can move to b.`
  const stays = is(front[0], 'from') ? ['in', 'at', 'on'] : []
  return [front, ...stays.map(place => [word(place), front[1]!])].map(place => [...place, ...others])
}

const directions = 'up down left right north south east west upward upwards downward downwards forward'.split(' ')

/** Words of direction that mean nothing in an action's wording: no wording with its verb has them. */
export function unusedDirections(wordings: readonly Wording[]): (wording: Wording) => ReadonlySet<string> {
  const used = new Map<string, Set<string>>()
  for (const wording of wordings) {
    const verb = verbOf(wording)
    const own = used.get(verb) ?? new Set()
    for (const one of wording.elements) if (one.kind === 'word') own.add(one.stem)
    used.set(verb, own)
  }
  const free = new Map<string, ReadonlySet<string>>()
  return wording => {
    if (wording.role !== 'action') return none
    const verb = verbOf(wording)
    if (verb === '') return none
    const known = free.get(verb)
    if (known !== undefined) return known
    const own = used.get(verb)
    const made = new Set(directions.filter(one => own?.has(stemOf(one)) !== true))
    free.set(verb, made)
    return made
  }
}
const none: ReadonlySet<string> = new Set()

/** The first word of moving; '' if there is none. */
function verbOf({ elements }: Wording): string {
  for (const one of elements) if (one.kind === 'word' && motionStems.has(one.stem)) return one.stem
  return ''
}

/** Words that lead to an object that is left out with it. */
const leadsIn = ['of', 'by', 'with', 'using', 'let', 'for', 'on', 'board']

const negations = ['not', 'no', 'never', 'neither', 'nor', 'cannot']

/**
 * Wordings without a parameter that only one object of the problem fits: `pick up b in a with g` where there is one robot.
 * `only` describes each parameter that object.
 */
export function withoutOnly(
  wordings: readonly Wording[],
  only: (wording: Wording) => readonly (string | undefined)[],
): Wording[] {
  const found = wordings.flatMap(wording => {
    const fixed = wording.loose === true ? [] : only(wording)
    if (fixed.every(object => object === undefined)) return []
    const { full: _, template: __, ...rest } = wording
    return fixed.flatMap((object, place): Wording[] => {
      const at = wording.elements.findIndex(one => one.kind === 'slot' && one.place === place)
      if (object === undefined || at < 0) return []
      let from = at
      while (from > 0 && is(wording.elements[from - 1], ...leadsIn)) from--
      const elements = wording.elements.filter((_, i) => i < from || i > at)
      // The rest must contain the action or fact, and name another object.
      const says = elements.some(one => one.kind === 'word' && !is(one, ...leadsTo, ...leadsIn, ...negations))
      const words = elements.filter(({ kind }) => kind === 'word').length
      // Bare names lack an object, and are no English.
      if (!elements.some(isSlot) || !says || (wording.role === 'action' && words < 2)) return []
      if (elements.slice(words).every(isSlot)) return []
      return [{ ...rest, elements, fixed: fixed.map((one, i) => (i === place ? one : undefined)) }]
    })
  })
  return unique(found, wordings)
}

/** Each once, without those that are there. */
function unique(made: readonly Wording[], known: readonly Wording[]): Wording[] {
  const key = ({ role, name, elements }: Wording): string =>
    `${role} ${name} ${elements.map(one => (one.kind === 'slot' ? one.place : `:${one.stem}`)).join(' ')}`
  const names = new Set(made.map(({ name }) => name))
  const seen = new Set(known.filter(({ name }) => names.has(name)).map(key))
  return made.filter(one => {
    const { size } = seen
    return seen.add(key(one)).size > size
  })
}
