// Text to plan: steps in brackets, one after the other, as planners write them. Step numbers such as `0:`
// or `0.00:` before a step and a duration such as `[1.0]` after it are passed over.

import { reportBrackets } from './read/brackets'
import { checkSteps } from './check'
import type { Diagnostic } from './diagnostic'
import type { List, Node } from './list'
import { readLists } from './lists'
import { Log } from './read/log'
import type { Atom, Domain, Problem, Term } from './model'
import { readTerm } from './condition'

/**
 * Reads a plan; its names are looked up when domain and problem are given. A step that cannot be read is
 * reported and left out; one whose names are unknown is kept.
 */
export function parsePlan(
  text: string,
  domain?: Domain,
  problem?: Problem,
): {
  steps: readonly Atom[]
  diagnostics: readonly Diagnostic[]
} {
  const log = new Log(text)
  const lists = readLists(text)
  reportBrackets(text, lists, new Set(), log)
  const steps: Atom[] = []
  let reported = false
  for (const node of lists.top) {
    if (node.items !== undefined) readStep(node, steps, log)
    else if (!isCounter(node.text) && !reported) {
      reported = true
      log.lose('plan-word', node.span, [node.text])
    }
  }
  if (domain !== undefined && problem !== undefined) checkSteps(steps, domain, problem, log)
  return { steps, diagnostics: log.inOrder() }
}

/** `3:`, `3.`, `0.003:`, `:`, `[1]`, `[0.5000]`. */
const isCounter = (text: string): boolean => /^(\d*\.?\d*[:.]?|\[\d*\.?\d*\])$/.test(text)

function readStep(list: List, steps: Atom[], log: Log): void {
  log.enter(list)
  const head = list.items[0]
  if (head === undefined) log.lose('empty-brackets', list.span, ['an action'])
  else if (head.items !== undefined && list.items.every(item => item.items !== undefined)) {
    for (const item of list.items) if (item.items !== undefined) readStep(item, steps, log)
  } else if (head.items !== undefined) log.lose('name-in-brackets', head.span, ['an action'])
  else {
    const terms = readObjects(list.items, head.text, log)
    if (terms !== undefined)
      steps.push({ predicate: { name: head.text, span: head.span }, terms, span: list.span })
  }
  log.leave(list)
}

function readObjects(items: readonly Node[], head: string, log: Log): Term[] | undefined {
  const terms: Term[] = []
  for (let i = 1; i < items.length; i++) {
    const term = readTerm(items[i]!, head, log)
    if (term === undefined) return undefined
    if (term.kind === 'variable') {
      log.lose('plan-variable', term.span, [term.name])
      return undefined
    }
    terms.push(term)
  }
  return terms
}
