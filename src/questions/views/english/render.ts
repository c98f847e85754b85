// A portion of the scroll: instances rendered in the edited English, with the other English for comparison and the
// differences.

import { recent } from '#base/recent'
import { wordChanges } from '#base/word-changes'
import { type Phrases, plainPhrases } from '#language/english/phrases'
import { readPhrases } from '#language/english/read-phrases'
import { publishedPhrasesOf } from '#language/library/phrases'
import { sceneOf } from '#language/library/picture'
import { isError } from '#planning/pddl/diagnostic'
import type { Domain } from '#planning/pddl/model'
import { loadDomain, loadTask } from '#planning/task/load'
import type { Task } from '#planning/task/task'
import { instancesOf, keyOf } from './instances'
import { wordingPlaces } from './places'
import { factsAt, sampleOf } from './sample'
import { type Line, renderInstance, type InstanceRenderer } from './render-instance'
import type {
  Comparison,
  Instance,
  PictureRequest,
  ProblemText,
  Rendering,
  RenderedInstance,
  RenderingOutcome,
  RenderingPicture,
  RenderingRequest,
} from './renderings'

const readRecently = recent(
  6,
  (text: string, domainText: string) => [text, domainText],
  (text, domainText) => readPhrases(text, loadDomain(domainText).domain),
)

/** The requested portion. Never throws, whatever a visitor writes. */
export function renderPortion(request: RenderingRequest): RenderingOutcome {
  const { domain: domainText, phrases: text, problems, what, seed, head, wording } = request
  const { domain, diagnostics } = loadDomain(domainText)
  const fault = diagnostics.find(isError)
  if (fault !== undefined) return { kind: 'bad-domain', message: `The domain has an error: ${fault.message}` }
  const read = readRecently(text, domainText)
  const broken = read.diagnostics.find(({ code }) => code === 'yaml' || code === 'phrases-too-long')
  if (broken !== undefined) return { kind: 'bad-phrases', message: broken.message, span: broken.span }
  const instances = instancesOf({
    ...{ domain: domainText, problems, what, seed },
    foreign: read.phrases.foreign.length,
  })
  const renderer: InstanceRenderer = {
    ...{ domainText, domain, phrases: read.phrases, wording },
    taskOf: taskFinder(domainText, problems),
  }
  const other = otherTextOf(request.comparison, domain, domainText)
  const renderedWith = (instance: Instance): RenderedInstance =>
    compared(renderer, other && { ...renderer, phrases: other }, instance)
  const ofHead = instances.list.filter(each => head === undefined || each.head === head)
  const pinned = request.pinned.map(renderedWith)
  const about = {
    ...({ kind: 'rendered', what, from: request.from, pinned, heads: instances.heads } as const),
    faults: instances.faults,
    wordings: wordingPlaces(domain, domainText, read.phrases, text),
  }
  const end = request.from + request.count
  if (request.onlyChanged && other !== undefined) {
    const changed = ofHead.filter(instance => isChanged(renderer, other, instance))
    const renderings = changed.slice(request.from, end).map(renderedWith)
    return { ...about, renderings, total: changed.length }
  }
  // Instances without the requested wording are skipped.
  const shown = wording === undefined ? ofHead : ofHead.filter(instance => hasWording(renderer, instance))
  return { ...about, renderings: shown.slice(request.from, end).map(renderedWith), total: shown.length }
}

function taskFinder(domain: string, problems: readonly ProblemText[]) {
  return (name: string): Task | undefined => {
    const text = problems.find(each => each.name === name)?.text
    const loaded = text === undefined ? undefined : loadTask({ domain, problem: text })
    return loaded?.kind === 'ready' ? loaded.task : undefined
  }
}

/** The phrases to compare with; undefined if there are none. */
export function otherTextOf(comparison: Comparison, domain: Domain, domainText: string): Phrases | undefined {
  switch (comparison.kind) {
    case 'none':
      return undefined
    case 'text':
      return readRecently(comparison.phrases, domainText).phrases
    case 'published':
      return publishedPhrasesOf(domain)
    case 'names':
      return plainPhrases(domain)
  }
}

/** Rendering questions only to test for a wording would take too long. */
const hasWording = (renderer: InstanceRenderer, instance: Instance): boolean =>
  instance.what === 'questions' || renderInstance(renderer, instance).lines.length > 0

function compared(
  renderer: InstanceRenderer,
  other: InstanceRenderer | undefined,
  instance: Instance,
): RenderedInstance {
  const { raw, lines, note } = renderInstance(renderer, instance)
  const before = other === undefined ? [] : renderInstance(other, instance).lines
  return {
    ...{ key: keyOf(instance), instance, raw },
    renderings: lines.map(line => renderOther(line, before)),
    hasPicture: instance.state !== undefined,
    ...(note === undefined ? {} : { note }),
  }
}

/** The line with the same section and number, else with the same number, else the first. */
const partnerOf = ({ section, number }: Line, lines: readonly Line[]): Line | undefined =>
  lines.find(each => each.section === section && each.number === number) ??
  (section === 'told' || section === 'read'
    ? undefined
    : lines.find(each => each.section === section || each.section === undefined))

function renderOther(line: Line, others: readonly Line[]): Rendering {
  const partner = partnerOf(line, others)
  if (partner === undefined || partner.english.text === '') return line
  const { text } = partner.english
  return { ...line, comparison: { text, changes: wordChanges(text, line.english.text) } }
}

function isChanged(renderer: InstanceRenderer, other: Phrases, instance: Instance): boolean {
  const now = renderInstance(renderer, instance).lines
  const before = renderInstance({ ...renderer, phrases: other }, instance).lines
  return now.length !== before.length || now.some(({ english }, i) => english.text !== before[i]!.english.text)
}

/** The picture of the state in which an instance is described; null if there is none. */
export function pictureOfRendering({ domain, problems, instance }: PictureRequest): RenderingPicture | null {
  const { state, seed } = instance
  const problem = problems.find(each => each.name === instance.problem)
  if (state === undefined || problem === undefined) return null
  const outcome = sampleOf(domain, problem, seed)
  if (outcome.kind !== 'sample') return null
  const { task } = outcome.sample
  const facts = instance.what === 'states' ? instance.items : factsAt(outcome.sample, state)
  return { scene: sceneOf(task.domain, task.problem, facts), state }
}
