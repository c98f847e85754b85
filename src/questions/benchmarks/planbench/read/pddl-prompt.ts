// Prompts that quote the domain and the problem as PDDL: extracts the last of each.

import type { Source } from '#planning/pddl/source'

export interface PddlPrompt {
  readonly source: Source
  /** The offset at which the question begins, after the examples. */
  readonly openFrom: number
}

/** Undefined for prompts in words. */
export function pddlPrompt(query: string): PddlPrompt | undefined {
  const domainAt = lastDefinition(query, 'domain')
  const problemAt = lastDefinition(query, 'problem')
  if (domainAt < 0 || problemAt < 0) return undefined
  const marker = Math.max(query.lastIndexOf('[QUERY PROBLEM]', problemAt), query.lastIndexOf('[PROBLEM]', problemAt))
  return {
    source: { domain: bracketed(query, domainAt), problem: bracketed(query, problemAt) },
    openFrom: marker > domainAt ? marker : domainAt,
  }
}

function lastDefinition(text: string, what: 'domain' | 'problem'): number {
  let last = -1
  const pattern = /\(\s{0,20}define\s{0,20}\(\s{0,20}(domain|problem)\b/gi
  for (const found of text.matchAll(pattern)) if (found[1]!.toLowerCase() === what) last = found.index
  return last
}

/** The text from a bracket to its closing one; comments are ignored. */
function bracketed(text: string, from: number): string {
  let depth = 0
  for (let at = from; at < text.length; at++) {
    if (text[at] === ';') {
      const end = text.indexOf('\n', at)
      if (end < 0) break
      at = end
    } else if (text[at] === '(') depth++
    else if (text[at] === ')' && --depth === 0) return `${text.slice(from, at + 1)}\n`
  }
  return `${text.slice(from)}\n`
}
