// Reads the benchmark's texts: sentence by sentence if they are explicit, else by their layouts.

import type { Domain } from '#planning/pddl/model'
import type { Role, Scene } from '../layouts/layout'
import { pattern } from '../layouts/pattern'
import { type Fact, goalOf, pddlOf, type SketchObject } from '../layouts/sketch'
import { Members, sortsOf } from '../layouts/sorts'
import { englishOf } from './english-of'
import { type Line, linesOf } from './lines'
import { blocksworld } from './published/blocksworld'
import { floorTile } from './published/floor-tile'
import type { Counts, PublishedDomain, PublishedLayout } from './published/format'
import { gripper } from './published/gripper'
import type { TextReading, UnreadPlace } from './reading'

const domains = [blocksworld, gripper, floorTile]
const GOAL_HEAD = 'Your goal is to have the following:'
/** Maximum number of objects of a kind, more than in any row. */
const MAX_OBJECTS = 2_000
const MAX_PLACES = 20
const WORDS = /\bYour goal is\b/i

/** True if the text is in the benchmark's words. */
export const isPublished = (text: string): boolean => WORDS.test(text)

export function readPublished(domain: Domain, text: string): TextReading {
  const known = domains.find(({ name }) => name === domain.name)
  if (known === undefined) return unread(whole(text), 'The benchmark has no texts of this domain.')
  const missing = known.sentences.find(([name]) => !domain.predicates.some(each => each.name === name))
  if (missing !== undefined)
    return unread(whole(text), `The domain has no predicate ${missing[0]}, which such texts mention.`)
  return new PublishedReader(domain, known, text).read()
}

const whole = (text: string): Line => ({ from: 0, to: text.length, text })
const unread = ({ from, to, text }: Line, message: string): TextReading => ({
  kind: 'unread',
  places: [{ from, to, text: text.slice(0, 300), message }],
})

interface ReadHalf {
  readonly layout: string | null
  readonly facts: readonly Fact[]
  readonly assumed: readonly string[]
}

class PublishedReader {
  private readonly domain: Domain
  private readonly known: PublishedDomain
  private readonly text: string
  private readonly places: UnreadPlace[] = []

  constructor(domain: Domain, known: PublishedDomain, text: string) {
    this.domain = domain
    this.known = known
    this.text = text
  }

  read(): TextReading {
    const lines = linesOf(this.text)
    const head = lines.findIndex(({ text }) => WORDS.test(text))
    const begun = this.init(lines.slice(0, head))
    if (begun === undefined) return { kind: 'unread', places: this.places }
    const { scene, half, objects } = begun
    const goal = this.goal(lines.slice(head), scene)
    if (goal === undefined || this.places.length > 0) return { kind: 'unread', places: this.places }
    const { strict } = this.known
    const isStrict = (half.layout ?? goal.layout) === null || strict.has(goal.layout ?? '')
    return {
      kind: 'problem',
      problem: pddlOf({
        domain: this.domain.name,
        name: 'told',
        requirements: [],
        objects,
        init: scene.init,
        values: [],
        goal: goalOf(goal.facts),
        minimizesCost: false,
      }),
      placeholder: !isStrict,
      assumed: [...half.assumed, ...goal.assumed],
      init: half.layout,
      goal: goal.layout,
    }
  }

  private init(lines: readonly Line[]): { scene: Scene; half: ReadHalf; objects: readonly SketchObject[] } | undefined {
    const joined = this.joined(lines)
    const found = this.layoutOf(joined.text, 'init')
    if (found !== undefined) {
      const { layout, parameters } = found
      const counts = layout.counts?.(parameters) ?? {}
      const scene = this.scene(counts, joined)
      if (scene === undefined) return undefined
      const built = layout.build(scene, parameters)
      if (typeof built === 'string') return this.fault(joined, built)
      const half = { layout: layout.id, facts: built.facts, assumed: built.assumed ?? [] }
      const init = [...scene.init, ...built.facts]
      return { scene: { ...scene, init }, half, objects: scene.objects }
    }
    return this.explicitInit(lines)
  }

  private explicitInit(
    lines: readonly Line[],
  ): { scene: Scene; half: ReadHalf; objects: readonly SketchObject[] } | undefined {
    const { headers, assumed } = this.known
    const counts: Record<string, number> = {}
    const rest: Line[] = []
    for (const line of lines) {
      const read = headers.map(header => pattern(header).match(line.text)).find(each => each)
      if (read === undefined) rest.push(line)
      else for (const name of Object.keys(read)) counts[name] = Number(read[name])
    }
    if (Object.keys(counts).length < headers.length)
      return this.fault(
        lines[0] ?? whole(this.text),
        `The beginning says how many objects there are: ${headers
          .join('; ')
          .replace(/\{.*?\}/g, '…')
          .replace(/\[.*?\|(.*?)\]/g, '$1')}.`,
      )
    const scene = this.scene(counts, lines[0]!)
    if (scene === undefined) return undefined
    const facts = this.facts(rest, scene, 'init')
    const implied = assumed(counts)
    const half = { layout: null, facts, assumed: implied.assumed ?? [] }
    const init = [...scene.init, ...implied.facts, ...facts]
    return { scene: { ...scene, init }, half, objects: scene.objects }
  }

  private goal(lines: readonly Line[], scene: Scene): ReadHalf | undefined {
    const [first, ...rest] = lines
    if (first === undefined) return this.fault(whole(this.text), 'The text has no goal.')
    if (first.text.trim() === GOAL_HEAD) return { layout: null, facts: this.facts(rest, scene, 'goal'), assumed: [] }
    const joined = this.joined(lines)
    const found = this.layoutOf(joined.text, 'goal')
    if (found === undefined) return this.fault(joined, 'This is the goal of no layout of the benchmark.')
    const built = found.layout.build(scene, found.parameters)
    if (typeof built === 'string') return this.fault(joined, built)
    return { layout: found.layout.id, facts: built.facts, assumed: built.assumed ?? [] }
  }

  private joined(lines: readonly Line[]): Line {
    return {
      from: lines[0]?.from ?? 0,
      to: lines[lines.length - 1]?.to ?? 0,
      text: lines.length > 4 ? '' : lines.map(({ text }) => text).join(' '),
    }
  }

  private layoutOf(
    text: string,
    role: Role,
  ):
    | {
        layout: PublishedLayout
        parameters: NonNullable<ReturnType<ReturnType<typeof pattern>['match']>>
      }
    | undefined {
    for (const layout of this.known.layouts) {
      const parameters = layout.role === role ? pattern(layout.text).match(text) : undefined
      if (parameters !== undefined) return { layout, parameters }
    }
    return undefined
  }

  private scene(counts: Counts, line: Line): Scene | undefined {
    const max = Object.values(counts).find(count => count > MAX_OBJECTS)
    if (max !== undefined)
      return this.fault(line, `There are ${max} objects of a kind; ${MAX_OBJECTS} are read at most.`)
    const objects = this.known.objects(counts)
    const init = this.known.always(counts)
    const { domain } = this
    const sorts = sortsOf(domain, englishOf(domain))
    return { domain, objects, init, members: new Members(domain, sorts, objects, init) }
  }

  /** Reads one sentence per line. */
  private facts(lines: readonly Line[], scene: Scene, role: Role): readonly Fact[] {
    const facts = new Map<string, Fact>()
    const known = new Set(scene.objects.map(({ name }) => name))
    for (const line of lines) {
      const fact = this.fact(line.text, role)
      const stranger = fact?.slice(1).find(name => !known.has(name))
      if (fact === undefined) this.fault(line, 'This sentence is none of the benchmark’s.')
      else if (stranger !== undefined) this.fault(line, `There is no object “${stranger}”.`)
      else facts.set(fact.join(' '), fact)
    }
    return [...facts.values()]
  }

  private fact(sentence: string, role: Role): Fact | undefined {
    for (const [predicate, is, should] of this.known.sentences) {
      const read = pattern(role === 'init' ? is : should).match(sentence)
      if (read === undefined) continue
      const args = [read['1'], read['2']].flatMap(each => (each === undefined ? [] : [String(each)]))
      return [predicate, ...args]
    }
    return undefined
  }

  private fault({ from, to, text }: Line, message: string): undefined {
    if (this.places.length < MAX_PLACES) this.places.push({ from, to, text: text.slice(0, 300), message })
    return undefined
  }
}
