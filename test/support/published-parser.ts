// An independent, simple and slow implementation of the published answer parser, written from its description: which
// tokens each state accepts; invalid names are skipped whole, other invalid input by character. Uses nothing of `src`.

export type ParsedValue = null | string | string[] | string[][]

/** The answer that the published code parses from a response. */
export function parsePublished(rule: string, input: string, clean: string | null): ParsedValue {
  if (rule === 'index') return /[0-9]+/.exec(input.replaceAll('\n', ''))?.[0] ?? null
  // Like Python's `strip`, since the test texts end only in whitespace that `trim` removes too.
  const text = cleaned(input, clean).replaceAll('\n', '').trim()
  return new Machine(rule, text).run()
}

function cleaned(input: string, clean: string | null): string {
  const lower = input.toLowerCase()
  if (clean === 'pos_neg') {
    if (!lower.includes('positive effects') || !lower.includes('negative effects')) return input
    if (input.includes('[')) return input
    const bare = lower.replaceAll('*', '')
    return `${bare.replaceAll('positive effects', '[').replaceAll('negative effects', '] [')}]`
  }
  if (clean === 'simplified_plan' && lower.includes('simplified plan:'))
    return lower.replaceAll('*', '').split('simplified plan:')[1]!
  return input
}

/** The accepted tokens, inside an action and outside of one. */
const inAction = { head: ['name'], name: [' ', ')'], blank: ['name'] } as const
const outside: Readonly<Record<string, readonly string[]>> = {
  act: ['(', 'None'],
  action_name: ['('],
  action_list: ['(', ' '],
  done: [],
  open: ['['],
  first: ['(', ',', ']'],
  comma: ['('],
  rest: [',', ']'],
}

class Machine {
  private readonly rule: string
  private readonly text: string
  private at = 0
  private state: string
  private inner: keyof typeof inAction | null = null
  private names: string[] = []
  private readonly lists: string[][] = []
  private found: string | undefined

  constructor(rule: string, text: string) {
    this.rule = rule
    this.text = text
    this.state = rule === 'progression_list' ? 'open' : rule
    if (rule === 'action_list') this.lists.push([])
  }

  run(): ParsedValue {
    while (this.at < this.text.length) this.step()
    return this.value()
  }

  private step(): void {
    const rest = this.text.slice(this.at)
    const name = /^[a-zA-Z][a-zA-Z0-9_-]*/.exec(rest)?.[0]
    const accepts = this.inner === null ? outside[this.state]! : inAction[this.inner]
    if (accepts.includes('name' as never) && name !== undefined) {
      this.take('name', name)
      return
    }
    const literal = accepts.find(each => each !== 'name' && rest.startsWith(each))
    if (literal !== undefined) this.take(literal, literal)
    else this.at += name?.length ?? 1
  }

  private take(what: string, text: string): void {
    this.at += text.length
    if (this.inner !== null) {
      if (what === 'name') {
        this.names.push(text)
        this.inner = 'name'
      } else if (what === ' ') this.inner = 'blank'
      else this.close()
      return
    }
    if (what === '(') this.inner = 'head'
    if (what === 'None') this.finish('None')
    if (what === '[') {
      this.lists.push([])
      this.state = 'first'
    }
    if (what === ',') this.state = 'comma'
    if (what === ']') this.state = this.lists.length === 2 ? 'done' : 'open'
  }

  private close(): void {
    const action = `(${this.names.join(' ')})`
    this.names = []
    this.inner = null
    if (this.rule === 'act' || this.rule === 'action_name') this.finish(action)
    else this.lists.at(-1)!.push(action)
    if (this.state === 'comma') this.state = 'rest'
  }

  private finish(value: string): void {
    this.found = value
    this.state = 'done'
  }

  private value(): ParsedValue {
    if (this.rule === 'progression_list') {
      if (this.state !== 'done' || this.inner !== null) return null
      const [one, other] = this.lists
      return JSON.stringify(one) === JSON.stringify(other) ? [one!] : [one!, other!]
    }
    if (this.inner === 'name') this.close()
    if (this.rule === 'action_list') return this.inner === null ? this.lists[0]! : null
    return this.found ?? null
  }
}
