// The names in a response that identify its question: facts and actions as they are written in PDDL or as a call, objects such as `c1`, and words that may name something in a question.

export interface ResponseNames {
  /** Facts and actions, as `name arg …`, lower-cased, each once. */
  readonly atoms: readonly string[]
  /** The names of `atoms`, and identifiers elsewhere. A question without them is hardly the one that is answered. */
  readonly names: ReadonlySet<string>
  /** The end of the response, in lower case. */
  readonly ending: string
  /** Other words; a question that has them as names may be the one. */
  readonly words: ReadonlySet<string>
}

/** Maximum number of characters that are read, of atoms, and of names and of words. */
const MAX_LENGTH = 200_000
const MAX_ATOMS = 60
const MAX_NAMES = 300

const NAME = '[a-z][\\w-]{0,60}'
const listed = new RegExp(`\\(\\s{0,9}(${NAME}(?:\\s{1,9}[a-z\\d][\\w-]{0,60}){0,9})\\s{0,9}\\)`, 'g')
const called = new RegExp(`\\b(${NAME})\\(([^()\\n]{0,200})\\)`, 'g')
const word = /[a-z][\w-]*\w|[a-z]/g
/** An object such as `c1`, `l0-3` or `red_block`: no English word. */
const identifier = /\d|_/
/** Words with a number that count the response’s own parts. */
const counts =
  /^(?:step|line|option|choice|answer|question|state|part|case|rule|item|action|example|move|goal)[-_]?\d+$/
/** Words of sentences: brackets that hold one hold prose, and no question is recognised by them. */
const prose = new Set(
  (
    'a an the this that these those it its he she they we you i is are was were be been being am do does did has have had ' +
    'will would can could may might must should shall and or but nor if then else so because since as while when where ' +
    'which who what why how of to from for by with without into onto at in on off out up over under after before than ' +
    'not no none all any some each every both either neither only also just very more most less least other another same ' +
    'such there here now thus hence see note e g i.e answer final step steps true false yes optional first second third'
  ).split(' '),
)
/** Names of PDDL itself. */
const ofPddl = new Set(
  'define domain problem requirements types constants predicates functions action parameters precondition effect objects init goal metric minimize maximize and or not imply forall exists when increase decrease assign object either total-cost strips typing number'.split(
    ' ',
  ),
)

/** Heads of facts in English, such as `at` and `on`, are words of sentences too; arguments that are make it prose. */
function isAtom(parts: readonly string[]): boolean {
  const [head = '', ...args] = parts
  if (ofPddl.has(head)) return false
  if (args.length === 0) return /[-_\d]/.test(head)
  return !args.some(arg => prose.has(arg) && arg.length > 1) && !(prose.has(head) && args.every(isPlainWord))
}

const isPlainWord = (text: string): boolean => /^[a-z]{4,}$/.test(text)

export function namesOfResponse(response: string): ResponseNames {
  const text = response.slice(0, MAX_LENGTH).toLowerCase()
  const atoms = new Set<string>()
  const take = (parts: readonly string[]): void => {
    if (atoms.size < MAX_ATOMS && isAtom(parts)) atoms.add(parts.join(' '))
  }
  for (const [, inner] of text.matchAll(listed)) take(inner!.split(/\s+/))
  for (const [, head, inner] of text.matchAll(called)) {
    const args = inner!.split(',').map(arg => arg.trim())
    if (args.every(arg => /^[a-z\d][\w-]*$/.test(arg))) take([head!, ...args])
  }
  const names = new Set<string>()
  for (const atom of atoms) for (const part of atom.split(' ')) if (names.size < MAX_NAMES) names.add(part)
  const words = new Set<string>()
  for (const [each] of text.matchAll(word)) {
    if (names.has(each) || ofPddl.has(each)) continue
    if (identifier.test(each) && !counts.test(each)) {
      if (names.size < MAX_NAMES) names.add(each)
    } else if (each.length > 2 && !prose.has(each) && words.size < MAX_NAMES) words.add(each)
  }
  return { atoms: [...atoms], names, words, ending: response.slice(-40).trimEnd().toLowerCase() }
}

/** Calls `see` for each word of a text that may be a name; comments of PDDL are left out if `isPddl`. */
export function eachName(text: string, isPddl: boolean, see: (name: string) => void): void {
  const lower = (isPddl ? text.replace(/;.*/g, '') : text).toLowerCase()
  for (const [name] of lower.matchAll(word)) if (isPddl ? !ofPddl.has(name) : !prose.has(name)) see(name)
}
