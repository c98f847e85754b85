// PDDL semantics computed from the texts alone, in simple code that shares nothing with `src`: facts are texts in sets,
// and every state is visited. Types, constants, conjunctions, disjunctions, equality and negation; no conditional
// effects.

export type Expression = string | readonly Expression[]

/** `((on ?x ?y))` as nested lists, lower-cased. */
export function parsed(text: string): readonly Expression[] {
  const stack: Expression[][] = [[]]
  for (const token of text
    .replace(/;.*$/gm, '')
    .toLowerCase()
    .match(/[()]|[^\s()]+/g) ?? [])
    if (token === '(') stack.push([])
    else if (token === ')') {
      const done = stack.pop()!
      stack.at(-1)!.push(done)
    } else stack.at(-1)!.push(token)
  return stack[0]![0] as readonly Expression[]
}

/** Parses `?x ?y - block ?z` to names with types. */
function typed(list: readonly Expression[]): [string, string][] {
  const found: [string, string][] = []
  let waiting: string[] = []
  for (let i = 0; i < list.length; i++)
    if (list[i] === '-') {
      const type = list[++i]!
      if (typeof type !== 'string') throw new Error('either is not known here')
      found.push(...waiting.map((name): [string, string] => [name, type]))
      waiting = []
    } else waiting.push(list[i] as string)
  return [...found, ...waiting.map((name): [string, string] => [name, 'object'])]
}

interface Schema {
  readonly name: string
  readonly parameters: readonly (readonly [string, string])[]
  readonly needs: Expression
  readonly effect: Expression
}

/** A ground action: its schema and the objects of its parameters. */
export interface PlainStep {
  readonly schema: Schema
  readonly binding: ReadonlyMap<string, string>
}

export type PlainState = ReadonlySet<string>

export class PlainProblem {
  readonly initial: PlainState
  private readonly goal: Expression
  private readonly schemas: readonly Schema[]
  private readonly parents: ReadonlyMap<string, string>
  private readonly objects: ReadonlyMap<string, string>

  constructor(domainText: string, problemText: string) {
    const domain = parsed(domainText)
    const problem = parsed(problemText)
    const section = (of: readonly Expression[], name: string): readonly Expression[] =>
      (of.find(part => Array.isArray(part) && part[0] === name) ?? []).slice(1) as Expression[]
    this.parents = new Map(typed(section(domain, ':types')))
    this.objects = new Map([...typed(section(domain, ':constants')), ...typed(section(problem, ':objects'))])
    this.initial = new Set(section(problem, ':init').map(fact => textOf(fact, new Map())))
    this.goal = section(problem, ':goal')[0] ?? ['and']
    this.schemas = domain
      .filter((part): part is Expression[] => Array.isArray(part) && part[0] === ':action')
      .map(part => {
        const field = (name: string): Expression => {
          const at = part.indexOf(name)
          return at < 0 ? ['and'] : part[at + 1]!
        }
        return {
          name: part[1] as string,
          parameters: typed(field(':parameters') as readonly Expression[]),
          needs: field(':precondition'),
          effect: field(':effect'),
        }
      })
  }

  /** The action with this name; undefined if there is none, or an object has the wrong type. */
  step(name: string): PlainStep | undefined {
    const [head, ...names] = name.toLowerCase().replace(/[()]/g, ' ').split(/\s+/).filter(Boolean)
    const schema = this.schemas.find(each => each.name === head)
    if (schema?.parameters.length !== names.length) return undefined
    if (!schema.parameters.every(([, type], i) => this.isOf(names[i]!, type))) return undefined
    return { schema, binding: new Map(schema.parameters.map(([name], i) => [name, names[i]!])) }
  }

  allows = (state: PlainState, { schema, binding }: PlainStep): boolean => holds(schema.needs, state, binding)

  isGoal = (state: PlainState): boolean => holds(this.goal, state, new Map())

  /** True if the fact is one of the goal's conjuncts. */
  wants = (fact: string): boolean => conjuncts(this.goal).some(part => textOf(part, new Map()) === fact)

  after(state: PlainState, { schema, binding }: PlainStep): PlainState {
    const next = new Set(state)
    const added: string[] = []
    const visit = (effect: Expression): void => {
      if (effect[0] === 'and') for (const part of effect.slice(1)) visit(part as Expression)
      else if (effect[0] === 'not') next.delete(textOf(effect[1] as Expression, binding))
      else if (effect[0] !== 'increase') added.push(textOf(effect, binding))
    }
    visit(schema.effect)
    for (const fact of added) next.add(fact)
    return next
  }

  /** All actions with static conditions that hold; undefined if there are more than `most` candidates. */
  steps(max: number): PlainStep[] | undefined {
    const changing = new Set(this.schemas.flatMap(({ effect }) => headsIn(effect)))
    const found: PlainStep[] = []
    let looked = 0
    for (const schema of this.schemas) {
      const fixed = conjuncts(schema.needs).filter(
        part => part[0] === '=' || part[0] === 'not' || !changing.has(part[0] as string),
      )
      const extend = (binding: Map<string, string>, at: number): void => {
        if (looked > max) return
        if (at === schema.parameters.length) {
          found.push({ schema, binding: new Map(binding) })
          return
        }
        const [name, type] = schema.parameters[at]!
        for (const object of this.objects.keys()) {
          looked++
          if (!this.isOf(object, type)) continue
          binding.set(name, object)
          const known = fixed.filter(part => variablesIn(part).every(each => binding.has(each)))
          const fails = known.some(
            part => (part[0] !== 'not' || (part[1] as Expression)[0] === '=') && !holds(part, this.initial, binding),
          )
          if (!fails) extend(binding, at + 1)
          binding.delete(name)
        }
      }
      extend(new Map(), 0)
    }
    return looked > max ? undefined : found
  }

  /** All states reachable through states that satisfy `through`; undefined if there are more than `most`. */
  states(
    steps: readonly PlainStep[],
    max: number,
    through: (state: PlainState) => boolean = () => true,
  ): PlainState[] | undefined {
    if (!through(this.initial)) return []
    const keyOf = (state: PlainState): string => [...state].sort().join()
    const seen = new Set([keyOf(this.initial)])
    const open = [this.initial]
    for (let at = 0; at < open.length; at++) {
      for (const step of steps) {
        if (!this.allows(open[at]!, step)) continue
        const next = this.after(open[at]!, step)
        const key = keyOf(next)
        if (seen.has(key) || !through(next)) continue
        seen.add(key)
        open.push(next)
        if (open.length > max) return undefined
      }
    }
    return open
  }

  private isOf(object: string, type: string): boolean {
    for (let own = this.objects.get(object); own !== undefined; own = this.parents.get(own))
      if (own === type) return true
    return type === 'object' && this.objects.has(object)
  }
}

const textOf = (atom: Expression, binding: ReadonlyMap<string, string>): string =>
  `(${(atom as readonly string[]).map(word => binding.get(word) ?? word).join(' ')})`

function holds(condition: Expression, state: PlainState, binding: ReadonlyMap<string, string>): boolean {
  const parts = condition.slice(1) as readonly Expression[]
  const meantBy = (word: Expression): string => binding.get(word as string) ?? (word as string)
  switch (condition[0]) {
    case undefined:
      return true
    case 'and':
      return parts.every(part => holds(part, state, binding))
    case 'or':
      return parts.some(part => holds(part, state, binding))
    case 'not':
      return !holds(parts[0]!, state, binding)
    case '=':
      return meantBy(parts[0]!) === meantBy(parts[1]!)
    case 'when':
    case 'forall':
    case 'exists':
    case 'imply':
      throw new Error(`${condition[0]} is not known here`)
    default:
      return state.has(textOf(condition, binding))
  }
}

const conjuncts = (condition: Expression): Expression[] =>
  condition[0] === 'and'
    ? (condition.slice(1) as Expression[]).flatMap(conjuncts)
    : condition.length === 0
      ? []
      : [condition]

const headsIn = (effect: Expression): string[] =>
  effect[0] === 'and' || effect[0] === 'not'
    ? (effect.slice(1) as Expression[]).flatMap(headsIn)
    : [effect[0] as string]

const variablesIn = (part: Expression): string[] =>
  typeof part === 'string' ? (part.startsWith('?') ? [part] : []) : part.flatMap(variablesIn)
