// Plans in JSON, as planning services return them: planning.domains and planutils, K*, and `solve --json` of this program.

/** Fields that hold a plan, or contain one, most likely first. */
const fields = ['plan', 'sas_plan', 'actions', 'steps', 'plans', 'result', 'output', 'plan_file']

/** Such results are nested a few levels deep. */
const MAX_DEPTH = 6

/**
 * The steps of a JSON text, one line each; the first plan if there are several. Undefined if it is not JSON, null if
 * it has no plan.
 */
export function planInJson(text: string): string | null | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  return found(value, 0) ?? null
}

function found(value: unknown, depth: number): string | undefined {
  if (typeof value === 'string') return depth === 0 ? undefined : value
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return undefined
  if (Array.isArray(value)) {
    const steps = value.map(stepText)
    return steps.every(step => step !== undefined) ? steps.join('\n') : first(value, depth)
  }
  const numbered = Object.entries(value)
  if (numbered.length > 0 && numbered.every(([key, each]) => isNumbered.test(key) && typeof each === 'string'))
    return numbered.map(([, each]) => stepText(each)).join('\n')
  return first(
    fields.map(field => (value as Readonly<Record<string, unknown>>)[field]),
    depth,
  )
}

/** `{"step1": "move a b"}` */
const isNumbered = /^(?:step|action)?[ _-]?\d{1,6}$/i

function first(values: readonly unknown[], depth: number): string | undefined {
  for (const value of values) {
    const text = value === undefined ? undefined : found(value, depth + 1)
    if (text !== undefined) return text
  }
  return undefined
}

/** `"(move a b)"`, `"move a b"`, `["move", "a", "b"]`, `{"name": "(move a b)"}`, `{"action": "move", "args": ["a"]}`. */
function stepText(value: unknown): string | undefined {
  if (typeof value === 'string') return inBrackets(value)
  if (typeof value !== 'object' || value === null) return undefined
  if (Array.isArray(value))
    return value.length > 0 && value.every(each => typeof each === 'string' && /^[^\s()]+$/.test(each))
      ? `(${value.join(' ')})`
      : undefined
  const { name, action, args, arguments: more, parameters } = value as Readonly<Record<string, unknown>>
  const head = typeof name === 'string' ? name : action
  const objects = [args, more, parameters].map(listOf).find(list => list !== undefined)
  if (typeof head !== 'string') return undefined
  return inBrackets(objects === undefined ? head : [head, ...objects.map(String)].join(' '))
}

/** A list, or the values of `{"from": "a", "to": "b"}`. */
const listOf = (value: unknown): readonly unknown[] | undefined =>
  Array.isArray(value) ? value : typeof value === 'object' && value !== null ? Object.values(value) : undefined

const inBrackets = (text: string): string => (/[()]/.test(text) ? text : `(${text})`)
