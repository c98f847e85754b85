// The smallest edit of the second problem, with a description.

import { spaceOf } from '#planning/equivalence/closure/space'
import { comparePair } from '#planning/equivalence/compare'
import { type Comparison, type Pair, pairLimits } from '#planning/equivalence/comparison'
import type { Diff } from '#planning/equivalence/diff/diff'
import type { LaidOut } from '#planning/equivalence/diff/lay-out'
import { matchNearest } from '#planning/equivalence/diff/match'
import type { ConditionStatus } from '#planning/equivalence/diff/condition-status'
import type { Change } from '#planning/equivalence/repair/changes'
import { type PairTexts, spelling } from '#planning/equivalence/repair/edits'
import { type Matches, repairPair } from '#planning/equivalence/repair/repair'
import { flatten } from '#planning/equivalence/structure/formula-key'
import type { Problem } from '#planning/pddl/model'
import { typeText } from '#planning/task/universe'
import type { Limits } from '#base/limits'
import type { RepairView } from './pair-view'

/** Maximum number of comparisons per match of the objects; fewer if each takes long. */
const comparisons = { most: 24, least: 6, facts: 40_000 }
/** Maximum number of objects, initial facts and goal conditions of both problems for which a change is searched. */
const MAX_ITEMS = 6_000
/** Maximum number of changes named individually in the sentence. */
const MAX_NAMED = 4

/** The problems, and the match of objects under which they were compared. */
export interface ToRepair {
  readonly pair: Pair
  readonly texts: PairTexts
  readonly counted: Comparison
  readonly laid: LaidOut
  readonly statuses: ReadonlyMap<Diff['goal'][number], ConditionStatus>
}

/** The repair of problems that differ; null for equivalent ones, and if none was found. */
export function repairView(wanted: ToRepair, limits: Limits): RepairView | null {
  const { pair, texts, counted, laid, statuses } = wanted
  if (counted.equivalent !== false || sizeOf(pair.a) + sizeOf(pair.b) > MAX_ITEMS) return null
  const { match, goalMatch, diff } = laid
  const known = new Set(
    diff.goal.flatMap(({ a, b }, i) => (statuses.get(diff.goal[i]!)?.kind === 'implied' ? [a ?? b] : [])),
  )
  const isImplied: Matches['isImplied'] = ({ a, b }) => known.has(a ?? b)
  const matches = [
    { match, goalMatch, isImplied },
    ...(goalMatch === match ? [] : [{ match, goalMatch: match, isImplied: () => false }]),
    ...(counted.renaming === null ? [] : [byNames(pair)]),
  ]
  const found = repairPair(pair, texts, matches, {
    maxComparisons: comparisonsFor(pair, limits),
    maxNodes: pairLimits(limits).maxNodes,
    isEquivalent: each => comparePair(each, counted.mode, pairLimits(limits)).equivalent === true,
  })
  if (found === undefined) return null
  const steps: readonly Step[] =
    found.changes === null
      ? [
          {
            before: 'Put objects, initial state and goal of the first problem in their place',
            what: '',
            after: '',
          },
        ]
      : stepsOf(found.changes, wanted)
  return {
    edits: found.edits.map(({ from, to, text }) => ({ role: 'problem', span: { from, to }, text })),
    text: found.text,
    description: describeSteps(steps),
    steps: steps.map(stepText),
  }
}

const sizeOf = ({ objects, init, values, goal }: Problem): number =>
  objects.length + init.length + values.length + flatten(goal, 'and').length

function comparisonsFor({ domain, b }: Pair, limits: Limits): number {
  const task = spaceOf(domain, b, pairLimits(limits))?.task
  const size = task === undefined ? Number.POSITIVE_INFINITY : task.factCount + task.actionCount
  const { most, least, facts } = comparisons
  return Math.max(least, Math.min(most, Math.floor(facts / size)))
}

const byNames = (pair: Pair): Matches => {
  const match = matchNearest(pair)
  return { match, goalMatch: match, isImplied: () => false }
}

/** The first changes in one sentence, grouped by kind and section. */
function describeSteps(steps: readonly Step[]): string {
  const named = steps.length <= MAX_NAMED ? steps : steps.slice(0, MAX_NAMED - 1)
  const groups: { readonly before: string; readonly what: string[]; readonly after: string }[] = []
  for (const { before, what, after } of named) {
    const last = groups[groups.length - 1]
    if (last?.before === before && last.after === after && before !== 'Replace') last.what.push(what)
    else groups.push({ before, what: [what], after })
  }
  const texts = groups.map((group, i) => {
    const text = stepText({ ...group, what: listed(group.what) })
    return i === 0 ? text : text.charAt(0).toLowerCase() + text.slice(1)
  })
  const more = steps.length - named.length
  return `${[...texts, ...(more > 0 ? [`and ${more} more changes`] : [])].join('; ')}.`
}

/** `a, b and c`. */
const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`

/** An imperative: `Add`, `(free)`, `to the goal`. */
interface Step {
  readonly before: string
  readonly what: string
  readonly after: string
}

const stepText = ({ before, what, after }: Step): string => [before, what, after].filter(part => part !== '').join(' ')

/** One imperative for each change, or for a replacement. */
function stepsOf(changes: readonly Change[], { pair, texts }: ToRepair): readonly Step[] {
  const spelled = spelling({ texts, ...pair })
  const pieces = changes.map(change => pieceOf(change, spelled))
  const taken = new Set<number>()
  return pieces.flatMap((piece, i) => {
    if (taken.has(i)) return []
    const { verb, what, where, head } = piece
    if (verb !== 'Add' && verb !== 'Remove') return [{ before: verb, what, after: where }]
    const partner = pieces.findIndex(
      (other, j) => j > i && !taken.has(j) && other.verb !== verb && other.where === where && other.head === head,
    )
    if (partner < 0 || head === '') return [{ before: verb, what, after: `${verb === 'Add' ? 'to' : 'from'} ${where}` }]
    taken.add(partner)
    const other = pieces[partner]!.what
    const [old, now] = verb === 'Remove' ? [what, other] : [other, what]
    return [{ before: 'Replace', what: `${old} by ${now}`, after: `in ${where}` }]
  })
}

interface Piece {
  readonly verb: 'Add' | 'Remove' | 'Give' | 'Set'
  readonly what: string
  readonly where: string
  /** Fragments with the same head replace one another; '' for none. */
  readonly head: string
}

function pieceOf(change: Change, spelled: ReturnType<typeof spelling>): Piece {
  const code = (text: string): string => `\`${text}\``
  switch (change.kind) {
    case 'add-object':
    case 'remove-object': {
      const type = 'type' in change && change.type.length > 0 ? ` - ${typeText(change.type)}` : ''
      const what = code(spelled.name(change.name) + type)
      return { verb: verbOf(change.kind), what, where: 'the objects', head: '' }
    }
    case 'retype-object': {
      const what = code(spelled.name(change.name))
      return { verb: 'Give', what, where: `the type ${code(typeText(change.type))}`, head: '' }
    }
    case 'add-fact':
    case 'remove-fact': {
      const head = change.atom.predicate.name
      const what = code(spelled.atom(change.atom))
      return { verb: verbOf(change.kind), what, where: 'the initial state', head }
    }
    case 'add-value':
    case 'remove-value':
    case 'set-value': {
      const what = code(spelled.value(change.value))
      if (change.kind === 'set-value') return { verb: 'Set', what, where: 'in the initial state', head: '' }
      return { verb: verbOf(change.kind), what, where: 'the initial state', head: '' }
    }
    case 'add-goal':
    case 'remove-goal': {
      const text = spelled.part(change.part)
      const what = text.length > 120 ? code(`${text.slice(0, 120)}…`) : code(text)
      return { verb: verbOf(change.kind), what, where: 'the goal', head: headOf(change.part) }
    }
  }
}

const verbOf = (kind: Change['kind']): 'Add' | 'Remove' => (kind.startsWith('add-') ? 'Add' : 'Remove')

const headOf = (part: Extract<Change, { kind: 'add-goal' }>['part']): string => {
  const inner = part.kind === 'not' ? part.body : part
  return inner.kind === 'atom' ? inner.atom.predicate.name : inner.kind
}
