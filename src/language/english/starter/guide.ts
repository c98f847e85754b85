// Suggests improvements of a `phrases.yaml` that was generated from names, computed from the text itself: a step
// disappears once it is done.

import type { Span } from '#base/text'
import { listed, quoted } from '#base/words'
import type { ActionPhrases, Phrases, PredicatePhrases } from '../phrases'
import { readPhrases } from '../read-phrases'
import type { Template } from '../template'
import { gathered, isMadeFrom } from './outdated'
import { type Starter, starterOf } from './starter'

export const guideCodes = ['introduction', 'type', 'setting', 'wording', 'one-wording', 'gather', 'foreign'] as const
/** The category of a step. */
export type GuideCode = (typeof guideCodes)[number]

/** One suggested improvement; it disappears once it is done. */
export interface GuideStep {
  readonly code: GuideCode
  /** The predicate, action or type concerned; '' for a section. Equal for the same step after an edit. */
  readonly about: string
  /** The range in `phrases.yaml`. */
  readonly span: Span
  /** The task as a heading: `Say what the domain is about`. */
  readonly title: string
  /** The reason in a sentence or two. */
  readonly why: string
  /** The current lines and an improved version. */
  readonly example: { readonly before: string; readonly after: string }
}

/**
 * Everything left to improve, in the order of the text. Never throws; empty if the text is not valid YAML, which its
 * diagnostics report.
 */
export function guideOf(domainText: string, phrasesText: string): readonly GuideStep[] {
  const starter = starterOf(domainText)
  const { phrases, diagnostics } = readPhrases(phrasesText, starter.domain)
  if (diagnostics.some(({ code }) => code === 'yaml' || code === 'phrases-too-long')) return []
  const steps = [
    ...introductionStep(starter, phrases, phrasesText),
    ...typeSteps(phrases, phrasesText),
    ...settingSteps(starter, phrases, phrasesText),
    ...[...phrases.predicates.values()].flatMap(entry => predicateSteps(starter, phrases, entry)),
    ...[...phrases.actions.values()].flatMap(entry => actionSteps(starter, entry)),
    ...foreignStep(starter, phrases, phrasesText),
  ]
  return steps.sort((a, b) => a.span.from - b.span.from || rank(a) - rank(b))
}

const rank = ({ code }: GuideStep): number => guideCodes.indexOf(code)

/** The key of a section; the end of the text if there is none. */
function sectionSpan(text: string, section: string): Span {
  const match = new RegExp(`^${section}[ \\t]*:`, 'm').exec(text)
  return match === null
    ? { from: Math.max(0, text.length - 1), to: text.length }
    : { from: match.index, to: match.index + section.length }
}

const bare = (text: string): string => text.replace(/\s+/g, ' ').trim()

function introductionStep(starter: Starter, phrases: Phrases, text: string): GuideStep[] {
  const now = bare(phrases.introduction)
  if (now !== '' && now !== bare(starter.introduction) && !isMadeFrom(starter, phrases, now)) return []
  const [action] = phrases.actions.values()
  const first = (action?.name ?? 'act').replace(/[-_]+/g, ' ')
  return [
    {
      ...{ code: 'introduction', about: '', span: sectionSpan(text, 'introduction') },
      title: 'Say what the domain is about',
      why: 'The introduction is put together from the actions. A person who has never heard of the domain wants to know first what the world is, and then what each action needs and changes.',
      example: {
        before: `${now.slice(0, 120)}…`,
        after: `In this world there are ${listed(
          phrases.types.map(({ many }) => many),
          4,
        )}. They are there for … To ${first}, it takes … Afterwards …`,
      },
    },
  ]
}

function typeSteps({ types }: Phrases, text: string): GuideStep[] {
  return types.flatMap(({ name, one, many }): GuideStep[] => {
    const isStiff = one.startsWith('object of type ') || many.startsWith('several ') || /\d|_/.test(one)
    const at = text.indexOf(one)
    if (!isStiff || at < 0) return []
    return [
      {
        ...{ code: 'type', about: name, span: { from: at, to: at + one.length } },
        title: `Find a noun for the type ${quoted(name)}`,
        why: 'Objects are counted and listed by these words, in the singular and the plural.',
        example: { before: `${name}: [${one}, ${many}]`, after: `${name}: [parcel, parcels]` },
      },
    ]
  })
}

function settingSteps({ setting }: Starter, phrases: Phrases, text: string): GuideStep[] {
  return setting
    .filter(name => !phrases.setting.includes(name) && !phrases.state.includes(name))
    .map(name => ({
      ...{ code: 'setting', about: name, span: sectionSpan(text, 'setting') },
      title: `Add ${quoted(name)} to the setting`,
      why: `No action changes ${quoted(name)}, and neither ${quoted('setting')} nor ${quoted('state')} lists it, so no context says where it holds.`,
      example: {
        before: `setting: [${phrases.setting.join(', ')}]`,
        after: `setting: [${[...phrases.setting, name].join(', ')}]`,
      },
    }))
}

function predicateSteps(starter: Starter, phrases: Phrases, entry: PredicatePhrases): GuideStep[] {
  const [first] = entry.holds
  if (first === undefined) return []
  const made = starter.predicates.get(entry.name)
  const steps: GuideStep[] = []
  if (made?.source === 'name' && made.holds === first.text)
    steps.push({
      ...{ code: 'wording', about: entry.name, span: first.span },
      title: `Reword ${quoted(entry.name)}`,
      why: 'The wording is made from the name alone. Write what you would say aloud, and do the same for its denial.',
      example: { before: first.text, after: betterFact(first, entry) },
    })
  const gathered = gatherOf(phrases, entry, first)
  if (gathered !== undefined) steps.push(gathered)
  return steps
}

/** An example of a wording that says more than the name does. */
function betterFact({ text }: Template, { types, parameters }: PredicatePhrases): string {
  const [one] = parameters
  const noun = types[0]?.[0]
  if (one === undefined) return ownSentence(parameters)
  const better = text
    .replace(' is at ', ' stands at ')
    .replace(' is on ', ' lies on ')
    .replace(' is in ', ' lies in ')
    .replace(/^\{/, noun === undefined || noun === 'object' ? 'thing {' : `${noun} {`)
    .replace(/^the (\S+) of (.*) is (.*)$/, '$2 has $3 as its $1')
    .replace(/^(.*\}) is ([a-z ]+)$/, '$1 has become $2')
  return better === text ? ownSentence(parameters) : better
}

/** Used if no better sentence is found. */
const ownSentence = (parameters: readonly string[]): string =>
  `(a sentence of your own${parameters.length === 0 ? '' : ` with ${parameters.map(name => `{${name}}`).join(', ')}`})`

/** A sentence for several facts, if the wording is a statement about its first slot. */
function gatherOf(phrases: Phrases, entry: PredicatePhrases, first: Template): GuideStep | undefined {
  if (entry.gather !== undefined || entry.parameters.length === 0) return undefined
  if (!phrases.state.includes(entry.name) && !phrases.setting.includes(entry.name)) return undefined
  const made = gathered(first.text, entry.parameters)
  if (made === undefined) return undefined
  const { slot, told } = made
  return {
    ...{ code: 'gather', about: entry.name, span: entry.span },
    title: `Put many ${quoted(entry.name)} facts into one sentence`,
    why: `A state may have many of these facts. With ${quoted('gather')}, those that differ in ${quoted(slot)} alone are one sentence.`,
    example: {
      before: first.text.replace(`{${slot}}`, 'a').concat('; ', first.text.replace(`{${slot}}`, 'b')),
      after: `gather: ${slot}\ntold: "${told}"`,
    },
  }
}

function actionSteps(starter: Starter, { name, wordings }: ActionPhrases): GuideStep[] {
  const [first] = wordings
  if (first === undefined) return []
  const steps: GuideStep[] = []
  if (starter.actions.get(name) === first.text)
    steps.push({
      ...{ code: 'wording', about: name, span: first.span },
      title: `Reword ${quoted(name)}`,
      why: 'The command is made from the name and the parameters alone. Write it as you would say it to a person.',
      example: {
        before: first.text,
        after: otherWording(first.text),
      },
    })
  if (wordings.length === 1)
    steps.push({
      ...{ code: 'one-wording', about: name, span: first.span },
      title: `Find a second wording for ${quoted(name)}`,
      why: 'Questions vary their words, and answers are read in all wordings; with one, a good answer in other words is not understood.',
      example: {
        before: `- ${first.text}`,
        after: `- ${first.text}\n- ${otherWording(first.text)}`,
      },
    })
  return steps
}

/** An example of another wording: the same one with its end moved to the front. */
function otherWording(text: string): string {
  const place = /^(.*\S) ((?:at|in|on|from|to|with|into) [^{]*\{[^}]*\})$/.exec(text)
  return place === null ? '(a command of your own)' : `${place[2]}, ${place[1]}`
}

function foreignStep({ domain }: Starter, { foreign, types }: Phrases, text: string): GuideStep[] {
  if (foreign.length > 0) return []
  const [sort] = types
  const things =
    sort === undefined || !domain.types.some(({ name }) => name === sort.name)
      ? 'paint the moon'
      : `paint ${sort.one} {${sort.name}} red`
  return [
    {
      ...{ code: 'foreign', about: '', span: sectionSpan(text, 'foreign') },
      title: 'Add phrases for what cannot be done',
      why: 'Some wrong answers name an action that the domain does not have. Without such phrases, questions have only those that are made up for any domain.',
      example: { before: '', after: `foreign:\n  - ${things}\n  - sell everything` },
    },
  ]
}
