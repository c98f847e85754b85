// The schema of a visitor's domain from any source: a store, an archive, a link, a folder. Texts that are too large and
// names that are invalid in `domains/` are rejected, with a sentence that explains why.

import * as v from 'valibot'
import type { SessionDomain } from './session-domains'

/** Maximum number of characters of `domain.pddl` and of each problem, and of `phrases.yaml`. */
export const MAX_PDDL = 2_000_000
export const MAX_PHRASES = 500_000
export const MAX_PROBLEMS = 200
/** Maximum number of characters of all texts of a domain together. */
export const MAX_TEXT_LENGTH = 20_000_000

const text = (max: number, what: string) =>
  v.pipe(v.string(`${what} must be a text.`), v.maxLength(max, `${what} is longer than ${grouped(max)} characters.`))

const grouped = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',')

const problem = v.object({
  name: v.pipe(
    text(80, 'The name of a problem'),
    v.regex(/^[\w][\w.-]*$/, 'The name of a problem may have only letters, digits, -, _ and dots.'),
  ),
  text: text(MAX_PDDL, 'A problem'),
})

export const sessionDomainSchema = v.pipe(
  v.object({
    id: v.pipe(
      text(60, 'The name of the domain'),
      v.regex(/^[a-z0-9][a-z0-9_-]*$/, 'The name of the domain may have only a to z, digits, - and _.'),
    ),
    title: v.pipe(text(80, 'The title'), v.minLength(1, 'The title is empty.')),
    summary: v.exactOptional(text(400, 'The summary')),
    domain: text(MAX_PDDL, 'The domain'),
    phrases: text(MAX_PHRASES, 'The phrases file'),
    published: v.exactOptional(text(MAX_PHRASES, 'The published wording')),
    problems: v.pipe(
      v.array(problem, 'The problems must be a list.'),
      v.maxLength(MAX_PROBLEMS, `The domain has more than ${MAX_PROBLEMS} problems.`),
    ),
  }),
  v.check(
    ({ domain, phrases, problems }) =>
      problems.reduce((sum, each) => sum + each.text.length, domain.length + phrases.length) <= MAX_TEXT_LENGTH,
    `The texts of the domain are longer than ${grouped(MAX_TEXT_LENGTH)} characters together.`,
  ),
)

/** The domain, or a sentence that describes its error. */
export function readSessionDomain(value: unknown): SessionDomain | string {
  const read = v.safeParse(sessionDomainSchema, value)
  return read.success ? read.output : read.issues[0].message
}

/** A valid folder name for any text: `My Ferry (2)` becomes `my-ferry-2`. */
export const folderNameOf = (name: string): string =>
  name
    .slice(0, 200)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9_]+/g, '-')
    .replace(/^[-_]+|[-_]+$/g, '')
    .slice(0, 60)
    .replace(/[-_]+$/, '') || 'domain'
