// Converts a question to a short JSON text and back. Shipped content is referred to by name instead of quoted. Records
// are imported again by the benchmark's importer, so a link is trusted no more than a file.

import { shorten } from '#base/words'
import { unpackQuestion } from '#questions/benchmarks/reading'
import { readSessionDomain } from '#language/english/session-domain-schema'
import { type SessionDomain, withSessionDomains } from '#language/english/session-domains'
import { sessionDomainOf, shippedDomains } from '#language/library/domains'
import { withAsked } from '#questions/benchmarks/asking'
import { familyNamed, familyOf } from '#questions/benchmarks/cores'
import { type KindCode, PLAIN_FAMILY } from '#questions/kinds/codes'
import { type Question, sameSource, withoutContext } from '#questions/kinds/question'
import type { Source } from '#planning/pddl/source'
import { type Form, type OwnForm, readForm } from './shared-form'
import { checksum } from '#base/base64url'
import { decodeLink, encodeLink, LINK_VERSION } from './link-code'
import { poseOwn } from '#questions/kinds/asking/pose'

/** One question as shared, with the parts of the work that the sender selected. */
export interface SharedQuestion {
  readonly question: Question
  /** Whether the file's key is included; default true. */
  readonly withKey?: boolean
  /** The PDDL as edited by the sender. */
  readonly edit: Source | null
  readonly answer: string
  /** The sender's tab of the stage, and the actions taken from the initial state. */
  readonly tab: string | null
  readonly walk: { readonly sequence: readonly string[]; readonly at: number } | null
}

export interface PackedQuestion {
  /** True if the key is included; the sender may leave it out. */
  readonly hasKey: boolean
  /** The part after `#` of an address: `s=1.…`. */
  readonly link: string
  /** The same content as a file. */
  readonly file: string
}

export type ReadQuestion =
  | {
      readonly kind: 'shared'
      readonly shared: SharedQuestion
      /** Equal for equal content. */
      readonly id: string
      /** How the question differs from what its sender saw; '' if it does not. */
      readonly caveat: string
      /** The sender's own domain and phrases; null if the question came without them. */
      readonly domain: SessionDomain | null
    }
  | { readonly kind: 'bad'; readonly title: string; readonly message: string }

const FILE_MARK = 'question'

export function packShared({ withKey = true, ...shared }: SharedQuestion): PackedQuestion {
  const family = familyOf(shared.question)
  // Data parsed from English is dropped, since the receiver parses it again.
  const came = withoutContext(shared.question)
  const question = withKey ? came : family.sealed(came)
  const form = formOf({ ...shared, question })
  return {
    hasKey: family.hasKey(shared.question),
    link: encodeLink(JSON.stringify(form)),
    file: `${JSON.stringify({ planground: FILE_MARK, version: LINK_VERSION, ...form }, null, 2)}\n`,
  }
}

/** The question as a form with its full PDDL, even if the playground ships it. Used in receipts. */
export const quotedForm = (question: Question): Form =>
  formOf({ question: withAsked(withoutContext(question)), edit: null, answer: '', tab: null, walk: null }, false)

/** Reads a form made by `quotedForm`, which is untrusted. */
export const readQuoted = (form: Record<string, unknown>): ReadQuestion => readFields(form, 'This receipt')

/** Only the question as a form, referring to shipped content by name. Used in sheets. */
export const namedForm = (question: Question): Form =>
  formOf({ question: withAsked(question), edit: null, answer: '', tab: null, walk: null })

/** Reads a form made by `namedForm`, which is untrusted; `what` names its container in messages. */
export const readNamed = (form: Readonly<Record<string, unknown>>, what: string): ReadQuestion =>
  readFields({ ...form }, what)

/** `names`: shipped domains and problems are referred to by name instead of quoted. */
function formOf({ question, edit, answer, tab, walk }: SharedQuestion, names = true): Form {
  const { kind, format, shown: source, judged, family, origin } = question
  const folder = names ? shippedDomains().find(({ domainText }) => domainText === source?.domain) : undefined
  const words = source === null ? undefined : sessionDomainOf(source)
  const problem = folder?.problems.find(({ text }) => text === source?.problem)
  const isOwn =
    folder !== undefined &&
    problem !== undefined &&
    // The receiver may have other phrases for it.
    words === undefined &&
    origin.from === 'own' &&
    isPosed(question, folder.id)
  return {
    kind,
    format,
    ...(source === null ? {} : folder ? { domain: folder.id } : { domainText: source.domain }),
    ...(source === null ? {} : problem ? { problem: problem.name } : { problemText: source.problem }),
    ...(origin.from !== 'own'
      ? { record: familyOf(question).pack(question) }
      : isOwn
        ? {}
        : { own: ownForm(question) }),
    ...(family === PLAIN_FAMILY ? {} : { family }),
    ...(judged === null || sameSource(judged, source) ? {} : { judged: [judged.domain, judged.problem] as const }),
    ...(origin.from === 'made' ? { made: origin.note } : {}),
    ...(words === undefined ? {} : { phrases: phrasesForm(words) }),
    ...(edit === null || source === null ? {} : { edit: editForm(edit, source) }),
    ...(answer === '' ? {} : { answer }),
    ...(tab === null ? {} : { tab }),
    ...(walk === null || walk.sequence.length === 0 ? {} : { walk: { at: walk.at, sequence: walk.sequence } }),
    hash: hashOf(question),
  }
}

const phrasesForm = ({ id, title, summary, phrases }: SessionDomain): Form['phrases'] & object => ({
  ...{ id, title },
  ...(summary === undefined || summary === '' ? {} : { summary }),
  text: phrases,
})

/** True if the playground itself generates this question for the problem. */
function isPosed(question: Question, domain: string): boolean {
  const mine = ownQuestion(question.shown!, domain, question.kind)
  return mine !== undefined && mine.id === question.id && hashOf(mine) === hashOf(question)
}

const ownQuestion = (source: Source, domain: string, kind: KindCode): Question | undefined =>
  poseOwn(source, domain).find(question => question.kind === kind)

function ownForm({ id, domain, context, question, choices, asked = null }: Question): OwnForm {
  return { id, domain, context, question, ...(choices === undefined ? {} : { choices }), asked }
}

const editForm = (edit: Source, source: Source): [string | null, string | null] => [
  edit.domain === source.domain ? null : edit.domain,
  edit.problem === source.problem ? null : edit.problem,
]

/** A hash of everything that determines the question. */
function hashOf(whole: Question): string {
  const { kind, format, shown, judged, context, question, choices } = whole
  const { asked } = withAsked(whole)
  const parts: unknown[] = [kind, format, shown?.domain, shown?.problem, context, question, choices]
  parts.push(asked)
  if (!sameSource(shown, judged)) parts.push(judged)
  return checksum(new TextEncoder().encode(JSON.stringify(parts))).toString(36)
}

/** Reads the part after `#` of an address. */
export function readShared(link: string): ReadQuestion {
  const decoded = decodeLink(link)
  if (decoded.kind === 'bad') return decoded
  return readText(decoded.text, 'This link')
}

/** Reads a file that declares itself to be a shared question; undefined if it does not. */
export function readSharedFile(text: string): ReadQuestion | undefined {
  if (!/^\s*\{\s*"planground"\s*:/.test(text.slice(0, 200))) return undefined
  const fields = parsed(text)
  if (fields === undefined)
    return bad('This file', 'It begins like a question of Planground but is not complete JSON; it may be cut off.')
  const { planground, version, ...form } = fields
  if (planground !== FILE_MARK)
    return bad(
      'This file',
      `It says that it is a ${shorten(String(planground), 40)} of Planground, which is unknown here.`,
    )
  if (version !== LINK_VERSION)
    return typeof version === 'number' && version > LINK_VERSION
      ? {
          kind: 'bad',
          title: 'This file was made by a newer Planground',
          message: 'Reload the page to get the newest one, then open the file again.',
        }
      : bad('This file', 'Its `version` should be 1.')
  return readFields(form, 'This file')
}

const bad = (what: string, message: string): ReadQuestion => ({
  kind: 'bad',
  title: `${what} does not hold a question`,
  message,
})

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isFields(value) ? value : undefined
  } catch {
    return undefined
  }
}

function readText(text: string, what: string): ReadQuestion {
  const fields = parsed(text)
  return fields === undefined ? bad(what, 'It unpacks to something that is no JSON object.') : readFields(fields, what)
}

function readFields(fields: Record<string, unknown>, what: string): ReadQuestion {
  const form = readForm(fields)
  if (typeof form === 'string') return bad(what, form)
  const source = sourceOf(form)
  if (typeof source === 'string') return bad(what, source)
  const domain = domainOf(form, source)
  if (typeof domain === 'string') return bad(what, domain)
  return withSessionDomains(domain === null ? [] : [domain], () => readWithPhrases(fields, form, source, domain, what))
}

/** The question, read while the sender's phrases are in use. */
function readWithPhrases(
  fields: Record<string, unknown>,
  form: Form,
  source: Source | null,
  domain: SessionDomain | null,
  what: string,
): ReadQuestion {
  const question = questionOf(form, source)
  if (typeof question === 'string') return bad(what, question)
  const edit =
    form.edit === undefined || source === null
      ? null
      : { domain: form.edit[0] ?? source.domain, problem: form.edit[1] ?? source.problem }
  const { answer = '', tab = null, walk = null } = form
  const at = walk === null ? 0 : Math.max(0, Math.min(walk.sequence.length, Math.trunc(walk.at)))
  return {
    kind: 'shared',
    shared: {
      question,
      edit,
      answer,
      tab,
      walk: walk === null ? null : { sequence: walk.sequence, at },
    },
    id: checksum(new TextEncoder().encode(JSON.stringify(fields))).toString(36),
    domain,
    caveat:
      hashOf(question) === form.hash
        ? ''
        : 'The problem or the wording that it names has changed since; this may not be the very question that was shared.',
  }
}

/** The sender's domain, or an error message; null if there are no phrases. */
function domainOf({ phrases }: Form, source: Source | null): SessionDomain | null | string {
  if (phrases === undefined || source === null) return null
  const { text, ...card } = phrases
  const isShipped = shippedDomains().some(({ id, domainText }) => id === card.id && domainText === source.domain)
  const found = readSessionDomain({
    ...card,
    domain: source.domain,
    phrases: text,
    problems: isShipped ? [] : [{ name: 'shared', text: source.problem }],
  })
  return typeof found === 'string' ? `Its English cannot be used: ${found}` : found
}

function sourceOf(form: Form): Source | null | string {
  const { domain, domainText, problem, problemText } = form
  if ([domain, domainText, problem, problemText].every(part => part === undefined)) return null
  const folder = shippedDomains().find(({ id }) => id === domain)
  if (domain !== undefined && folder === undefined)
    return `It names the domain \`${shorten(domain, 60)}\`, which this Planground does not ship.`
  const bundled = folder?.problems.find(({ name }) => name === problem)
  if (problem !== undefined && bundled === undefined)
    return `It names the problem \`${shorten(problem, 60)}\`, which this Planground does not ship.`
  const texts = [folder?.domainText ?? domainText, bundled?.text ?? problemText]
  if (texts[0] === undefined || texts[1] === undefined)
    return 'It holds a domain without a problem, or a problem without a domain.'
  return { domain: texts[0], problem: texts[1] }
}

function questionOf(form: Form, source: Source | null): Question | string {
  const { kind, format, record, own, made } = form
  // Forms made before families were introduced have none.
  const family = form.family ?? PLAIN_FAMILY
  const judged = form.judged === undefined ? source : { domain: form.judged[0], problem: form.judged[1] }
  const whole = (question: Question): Question => ({
    ...question,
    judged,
    ...(made === undefined ? {} : { origin: { from: 'made', note: made } }),
  })
  const known = familyNamed(family)
  if (known === undefined) return `It is of the family \`${shorten(family, 60)}\`, which is unknown here.`
  if (record !== undefined) {
    const found = unpackQuestion(known, record, source)
    if (typeof found === 'string') return found
    if (found.kind !== kind || found.format !== format)
      return `Its record is of the group \`${shorten(String(record.group), 60)}\`, which is not ${known.groupOf(kind, format)}.`
    return whole({ ...found, key: `shared/${found.key}` })
  }
  if (source === null) return 'It holds neither a problem nor a record of a benchmark file.'
  if (own !== undefined) {
    if (made !== undefined) return 'It is marked as made here and has words of its own; a question has one of these.'
    if (own.asked !== null && own.asked.kind !== kind) return 'What is asked is of another kind.'
    return whole({
      key: `shared/${kind}`,
      family,
      ...own,
      kind,
      format,
      shown: source,
      judged,
      origin: { from: 'own' },
    })
  }
  const found = form.domain === undefined ? undefined : ownQuestion(source, form.domain, kind)
  return found !== undefined && found.format === format
    ? found
    : 'Its question is missing, and the problem it names has no such question.'
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
