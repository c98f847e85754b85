// Renders an instance in each of its wordings.

import { makeRng } from '#base/rng'
import {
  describeAction,
  describeFact,
  describeGoal,
  describeObjects,
  describeSetting,
  describeState,
  filledBy,
  type Voice,
  wordsOf,
} from '#language/english/describe'
import { EnglishBuilder, type MarkedEnglish, sentence } from '#language/english/marked-english'
import type { Phrases } from '#language/english/phrases'
import type { Template } from '#language/english/template'
import type { Domain } from '#planning/pddl/model'
import type { Task } from '#planning/task/task'
import { kindsOf } from '#planning/task/universe'
import { askQuestion } from './questions'
import type { Instance, Section } from './renderings'

/** One rendering, before it is compared with the other text. */
export interface Line {
  readonly section?: Section
  readonly number?: number
  readonly english: MarkedEnglish
}

export interface Spoken {
  readonly raw: string
  readonly lines: readonly Line[]
  readonly note?: string
}

/** The data for rendering instances. */
export interface InstanceRenderer {
  readonly domainText: string
  readonly domain: Domain
  readonly phrases: Phrases
  /** Undefined for a removed or invalid problem. */
  readonly taskOf: (problem: string) => Task | undefined
  /** The number of the only wording to use, from 1. */
  readonly wording: number | undefined
}

/** The instance in words. */
export function renderInstance(renderer: InstanceRenderer, instance: Instance): Spoken {
  const { phrases } = renderer
  const [item = ''] = instance.items
  switch (instance.what) {
    case 'holds':
      return { raw: item, lines: wanted(renderer, holdsLines(phrases, item)) }
    case 'fails':
      return { raw: `(not ${item})`, lines: wanted(renderer, failsLines(phrases, item)) }
    case 'actions':
      return { raw: item, lines: wanted(renderer, actionLines(phrases, item)) }
    case 'goals':
      return {
        raw: instance.items.length === 1 ? item : `(and ${instance.items.join('\n     ')})`,
        lines: voiced(renderer, instance.items, voice => describeGoal(phrases, instance.items, voice)),
      }
    case 'plans':
      return {
        raw: instance.items.join('\n'),
        lines: voiced(renderer, instance.items, voice => planOf(phrases, instance.items, voice)),
      }
    case 'states':
      return {
        raw: instance.items.join('\n'),
        lines: [{ english: describeState(phrases, instance.items) }],
      }
    case 'objects':
      return renderObjects(renderer, instance)
    case 'questions':
      return renderQuestion(renderer, instance)
    case 'foreign':
      return renderForeign(renderer, instance)
  }
}

const wanted = ({ wording }: InstanceRenderer, lines: readonly Line[]): readonly Line[] =>
  wording === undefined ? lines : lines.filter(({ number }) => number === wording)

function linesBy(
  section: Section,
  templates: readonly Template[],
  english: (template: Template) => MarkedEnglish,
): Line[] {
  return templates.map((template, i) => ({ section, number: i + 1, english: english(template) }))
}

function holdsLines(phrases: Phrases, fact: string): readonly Line[] {
  const [head = '', ...objects] = wordsOf(fact)
  const entry = phrases.predicates.get(head)
  const by = (template: Template): MarkedEnglish => filledBy(template, entry!.parameters, objects, { fact })
  const lines = [
    ...linesBy('holds', entry?.holds ?? [], by),
    ...linesBy('told', entry?.told === undefined ? [] : [entry.told], by),
    ...linesBy('read', entry?.read ?? [], by),
  ]
  return lines.length > 0 ? lines : [{ english: describeFact(phrases, fact) }]
}

function failsLines(phrases: Phrases, fact: string): readonly Line[] {
  const [head = '', ...objects] = wordsOf(fact)
  const entry = phrases.predicates.get(head)
  const mark = { fact, negated: true }
  const lines = linesBy('fails', entry?.fails ?? [], template => filledBy(template, entry!.parameters, objects, mark))
  return lines.length > 0 ? lines : [{ english: describeFact(phrases, fact, { fact: () => 0, action: () => 0 }, true) }]
}

function actionLines(phrases: Phrases, action: string): readonly Line[] {
  const [head = '', ...objects] = wordsOf(action)
  const entry = phrases.actions.get(head)
  const by = (template: Template): MarkedEnglish => filledBy(template, entry!.parameters, objects, { action })
  const lines = [...linesBy('wordings', entry?.wordings ?? [], by), ...linesBy('read', entry?.read ?? [], by)]
  return lines.length > 0 ? lines : [{ english: describeAction(phrases, action) }]
}

const voiceOf = (wording: number): Voice => ({
  fact: () => wording - 1,
  action: () => wording - 1,
})

/** One line for each wording of some part, or only the requested one. */
function voiced(
  { phrases, wording }: InstanceRenderer,
  items: readonly string[],
  english: (voice: Voice) => MarkedEnglish,
): readonly Line[] {
  if (wording !== undefined) return [{ number: wording, english: english(voiceOf(wording)) }]
  const counts = items.map(item => {
    const [head = ''] = wordsOf(item)
    const { holds = [] } = phrases.predicates.get(head) ?? {}
    const { wordings = [] } = phrases.actions.get(head) ?? {}
    return Math.max(holds.length, wordings.length)
  })
  return Array.from({ length: Math.max(1, ...counts) }, (_, i) => ({
    number: i + 1,
    english: english(voiceOf(i + 1)),
  }))
}

/** A plan as in questions: one step per line. */
function planOf(phrases: Phrases, steps: readonly string[], voice: Voice): MarkedEnglish {
  const english = new EnglishBuilder()
  steps.forEach((step, i) => {
    english.add(`${i > 0 ? '\n' : ''}${i + 1}. `)
    english.add(sentence(describeAction(phrases, step, voice)))
  })
  return english.done()
}

const GONE = 'Its problem is no longer among those chosen.'

function renderObjects({ domain, phrases, taskOf }: InstanceRenderer, instance: Instance): Spoken {
  const task = taskOf(instance.problem)
  if (task === undefined) return { raw: '', lines: [], note: GONE }
  const { problem } = task
  const kinds = kindsOf(domain)
  const statics = new Set(domain.predicates.flatMap(({ name }, i) => (kinds[i] === 'static' ? name : [])))
  const facts = problem.init
    .filter(({ predicate }) => statics.has(predicate.name))
    .map(({ predicate, terms }) => `(${[predicate.name, ...terms.map(each => each.name)].join(' ')})`)
  const objects = [...domain.constants, ...problem.objects].map(({ name, type }) =>
    [name, ...type.slice(0, 1).map(each => `- ${each.name}`)].join(' '),
  )
  const english = new EnglishBuilder().add(describeObjects(phrases, domain, problem))
  const setting = describeSetting(phrases, facts)
  if (english.length > 0 && setting.text !== '') english.add('\n')
  return {
    raw: [...objects, ...facts].join('\n'),
    lines: [{ english: english.add(setting).done() }],
  }
}

function renderQuestion(renderer: InstanceRenderer, instance: Instance): Spoken {
  const { wording } = renderer
  const task = renderer.taskOf(instance.problem)
  const raw = ''
  if (task === undefined) return { raw, lines: [], note: GONE }
  const asked = askQuestion(
    { ...renderer, task, ...(wording === undefined ? {} : { voice: voiceOf(wording) }) },
    instance,
  )
  if (asked.kind === 'none') return { raw, lines: [], note: `This cannot be asked of this problem: ${asked.reason}.` }
  const number = wording === undefined ? {} : { number: wording }
  return { raw: asked.raw, lines: [{ ...number, english: asked.english }] }
}

/** A phrase that names no action, with objects of its slots' types. */
function renderForeign({ phrases, domain, taskOf, wording }: InstanceRenderer, instance: Instance): Spoken {
  const { number = 0 } = instance
  const place = number % Math.max(1, phrases.foreign.length)
  const template = phrases.foreign[place]
  const task = taskOf(instance.problem)
  if (task === undefined) return { raw: '', lines: [], note: GONE }
  if (template === undefined) return { raw: '', lines: [], note: 'There are no such phrases.' }
  const rng = makeRng(`${instance.seed}/${instance.problem}/foreign ${number}`)
  const all = [...domain.constants, ...task.problem.objects]
  const slots = [...new Set(template.parts.flatMap(part => (part.kind === 'slot' ? part.name : [])))]
  const objects = slots.map(slot => {
    const own = all.filter(({ type }) => slot === 'object' || type.some(({ name }) => name === slot))
    return own.length === 0 ? undefined : rng.pick(own).name
  })
  const raw = `no action${objects.length > 0 ? ` (${slots.join(', ')})` : ''}`
  if (objects.includes(undefined)) return { raw, lines: [], note: 'The problem has no object for one of its slots.' }
  const line: Line = {
    section: 'foreign',
    number: place + 1,
    english: filledBy(template, slots, objects as string[]),
  }
  return { raw, lines: wanted({ wording } as InstanceRenderer, [line]) }
}
