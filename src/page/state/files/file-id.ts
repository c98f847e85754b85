// The id of the file of questions about a problem of a domain.

import { hashOfText } from '#base/hash'
import type { BareCard } from '#language/library/cards'
import type { App } from '../app'

/**
 * Contains a hash of the texts if the texts of the domain may change: the same problem with other texts is another
 * file.
 */
export function fileIdOf({ sessionDomains }: App, { id, isOwn }: BareCard, problem: string): string {
  const own = sessionDomains.named(id)
  if (own === undefined) return `${isOwn ? 'own' : 'bundled'}:${id}/${problem}`
  const text = own.problems.find(({ name }) => name === problem)?.text ?? ''
  return `own:${id}/${problem}#${hashOfText([own.domain, own.phrases, text].join('\0'))}`
}
