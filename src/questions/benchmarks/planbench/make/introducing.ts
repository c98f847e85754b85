// The beginning of prompts: the introduction of the opened configuration, in its own layout; else a description of the
// domain from its PDDL and wording.

import type { LayoutName } from '#questions/kinds/asking/planning/style'
import type { Wordbook } from '#language/english/wordbook'
import { changedPredicates } from '#language/library/agreeing'
import type { Domain } from '#planning/pddl/model'
import type { PromptLayout } from '../items'
import { obfuscatedIntroduction } from '../obfuscate/introduction'
import { correctedIntroduction } from '../render/introduction'
import { withArticle } from '../render/rules'
import type { Form } from './forms'
import type { Minutes } from './minutes'

/** Returns the beginning of a form's prompts, by layout. */
export const introducer =
  (form: Form, domain: Domain, wordbook: Wordbook, minutes: Minutes | undefined) =>
  (name: LayoutName, layout: PromptLayout): string => {
    const config = form.configured?.config
    const own = minutes === undefined ? config?.domain_intro : config?.domain_intro_cost
    const timing = minutes === undefined ? {} : { minutes }
    if (name === 'official' && own !== undefined && own !== '') return own.endsWith('\n') ? own : `${own}\n`
    if (name === 'official' && form.isRenamed) return obfuscatedIntroduction(domain, wordbook, minutes)
    return correctedIntroduction({ domain, wordbook, layout, about: form.story, ...timing })
  }

/**
 * The wordbook with sentences for facts that prompts hide and introductions must describe: the types of objects, and
 * that two objects are different.
 */
export function withSorts(wordbook: Wordbook, domain: Domain, different: ReadonlySet<string>): Wordbook {
  const changed = changedPredicates(domain)
  const predicates = new Map(wordbook.predicates)
  for (const { name, parameters } of domain.predicates) {
    if (predicates.get(name)?.length !== 0 || changed.has(name)) continue
    if (different.has(name)) predicates.set(name, [[0, ' is not ', 1]])
    else if (parameters.length === 1) predicates.set(name, [[0, ` is ${withArticle(sortOf(name))}`]])
  }
  return { ...wordbook, predicates }
}

/** Expands the only abbreviated type predicate of the benchmark: packages are `obj` in its logistics. */
const sortOf = (name: string): string => (name === 'obj' ? 'package' : name)
