// The PDDL texts in a file, whatever their faults.

export interface PddlPart {
  readonly name: string
  readonly role: 'domain' | 'problem'
  /** Lower-case name of the domain, or of the domain that a problem names; '' if neither is known. */
  readonly domain: string
  readonly text: string
}

const DEFINE = /\(\s*define\s*\(\s*(domain|problem)\b\s*([^\s()]*)/gi

/** The domains and problems in a text, which may contain several in sequence. */
export function pddlParts(name: string, text: string): PddlPart[] {
  // Comments are blanked, so that a definition quoted in a comment is ignored and offsets stay the same.
  const bare = text.replace(/;[^\n]*/g, comment => ' '.repeat(comment.length))
  const starts = [...bare.matchAll(DEFINE)]
  if (starts.length === 0) return undefinedPart(name, text, bare)
  return starts.map((start, i): PddlPart => {
    // Text before the first definition is kept if it is a comment, not if it is prose.
    const isFirst = i === 0 && bare.slice(0, start.index).trim() === ''
    const end = endOfPart(bare, start.index, starts[i + 1]?.index ?? bare.length)
    const part = text.slice(isFirst ? 0 : start.index, end)
    const role = start[1]!.toLowerCase() as PddlPart['role']
    const own = start[2]!.toLowerCase()
    const named = /\(\s*:domain\s+([^\s()]+)/i.exec(bare.slice(start.index, end))?.[1]?.toLowerCase()
    return {
      name: starts.length === 1 ? name : `${own || role} in ${name}`,
      role,
      domain: role === 'domain' ? own : (named ?? ''),
      text: `${part.trimEnd()}\n`,
    }
  })
}

/**
 * The end of a definition: the bracket that closes it, unless that one is surplus and sections follow; prose that
 * follows does not belong to it.
 */
function endOfPart(text: string, from: number, limit: number): number {
  const fence = text.slice(from, limit).search(/\n[ \t]*```/)
  const last = fence < 0 ? limit : from + fence
  const end = endOfBrackets(text, from, last)
  const rest = text.slice(end, last)
  if (!/\(\s*:[a-z]|^\s*:[a-z]|^[\s)]*\)[\s)]*$/i.test(rest)) return end
  return end + rest.lastIndexOf(')') + 1
}

/** Words with which sections begin, and the text that has them. */
const SECTIONS: Readonly<Record<string, PddlPart['role']>> = {
  ...{ predicates: 'domain', action: 'domain', types: 'domain', functions: 'domain', constants: 'domain' },
  ...{ domain: 'domain', 'durative-action': 'domain', derived: 'domain', precondition: 'domain', effect: 'domain' },
  ...{ init: 'problem', goal: 'problem', objects: 'problem', problem: 'problem', metric: 'problem' },
}
const SECTION =
  /(?:\(\s*:?|:)(predicates|action|types|functions|constants|durative-action|derived|precondition|effect|init|goal|objects|metric)\b|(?:\(\s*|\bdefine\s+)(domain|problem)\b/gi

/** A text with sections of PDDL that has no legible `(define …)`: its type follows from its sections. */
function undefinedPart(name: string, text: string, bare: string): PddlPart[] {
  const found = [...bare.matchAll(SECTION)].map(match => (match[1] ?? match[2])!.toLowerCase())
  const isNamed = /\.pddl$/i.test(name) && found.length > 0
  if (new Set(found).size < 2 && !isNamed) return []
  const problem = found.filter(word => SECTIONS[word] === 'problem').length
  const role = problem * 2 > found.length ? 'problem' : 'domain'
  const own = /\bdomain\s+([^\s()]+)/i.exec(bare)?.[1]?.toLowerCase()
  return [{ name, role, domain: own ?? '', text: `${text.trim()}\n` }]
}

/** The offset of the bracket that closes the one at `from`; `limit` if it is never closed. */
function endOfBrackets(text: string, from: number, limit: number): number {
  let depth = 0
  for (let at = from; at < limit; at++) {
    if (text[at] === '(') depth++
    else if (text[at] === ')' && --depth === 0) return at + 1
  }
  return limit
}
