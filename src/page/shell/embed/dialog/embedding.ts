// The parts that can be embedded in another page: of the question in front the question, its stage and a search; of a
// lesson the shown step.

import type { Algorithm } from '#planning/textbook/algorithms'
import { type Accessor, createMemo } from 'solid-js'
import { withoutContext } from '#questions/kinds/question'
import type { HeuristicName } from '#planning/textbook/options'
import { createPane } from '#page/state/lanes/pane'
import { stageTabs } from '#page/state/places/tabs'
import { createOwnLessons } from '#page/learn/own/own-lessons'
import { progressOf } from '#page/learn/lesson/progress'
import { domainTitle } from '#page/ui/naming'
import type { App } from '#page/state/app'
import type { Entry } from '#page/state/session/session'

export interface Embeddable {
  /** `question`, a tab of the stage, or `lesson`. */
  readonly show: string
  /** Label in the list of choices. */
  readonly title: string
}

/** The views that can be embedded; undefined if there are none. */
export function embeddableOf(app: App): readonly Embeddable[] {
  if (lessonShown(app) !== null) return [{ show: 'lesson', title: 'This step' }]
  const entry = app.session.selected()
  if (entry === null) return []
  const tabs = entry.question.shown === null ? [] : stageTabs
  return [{ show: 'question', title: 'The question' }, ...tabs.map(({ id, title }) => ({ show: id, title }))]
}

/** The lesson and the step that are shown; null elsewhere. */
export function lessonShown({ place, storage }: App): { id: string; step: number } | null {
  const at = place.learn()
  if (place.workspace() !== 'learn' || at.part !== 'lesson') return null
  return { id: at.lesson, step: at.step ?? progressOf(storage, at.lesson).step }
}

export interface EmbedWanted {
  readonly show: string
  readonly algorithm: Algorithm
  readonly estimate: HeuristicName | null
}

/** The address of a view: in a frame, and on the whole page. */
export interface EmbedAddress {
  /** The parameters after `#embed?`, without those of the appearance. */
  readonly parameters: string
  /** The address of the whole page, without `#`. */
  readonly open: string
  readonly title: string
}

/** The address of the chosen part; computed again when the choice changes. */
export function createEmbedAddress(app: App, wanted: Accessor<EmbedWanted>) {
  const input = createMemo(() => ({ ...wanted(), lesson: lessonShown(app) }))
  return createPane<ReturnType<typeof input>, EmbedAddress>(
    input,
    async ({ lesson, ...what }) => {
      if (lesson !== null) return addressOfLesson(app, lesson)
      const entry = app.session.selected()
      if (entry === null) return { kind: 'failed', message: 'The question is no longer open.' }
      return addressOfQuestion(app, entry, what)
    },
    { keeps: () => true },
  )
}

async function addressOfLesson(app: App, { id, step }: { id: string; step: number }) {
  const own = app.feature(createOwnLessons)
  await own.ready
  const files = own.named(id)
  return app.lanes.run('quick', 'packing the link', async (api): Promise<EmbedAddress> => {
    const link = files === undefined ? null : await api.teaching.link(files)
    return {
      parameters: `${link ?? `lesson=${encodeURIComponent(id)}`}&step=${step}`,
      open: link ?? `learn/${encodeURIComponent(id)}/${step}`,
      title: `Lesson ${id}, step ${step}`,
    }
  })
}

async function addressOfQuestion(app: App, entry: Entry, what: EmbedWanted) {
  const { session, stepping, lanes } = app
  const { question, file, problem } = entry
  const { edit } = session.plainWork(entry.id)
  const isQuestion = what.show === 'question'
  const { sequence, at } = stepping.walk()
  const walk = { sequence: [...sequence], at }
  const [, domain, name] = /^bundled:([^/]+)\/(.+)$/.exec(file.id) ?? []
  const titled = stageTabs.find(({ id }) => id === what.show)?.titled || 'state'
  const world = [domainTitle(question.domain), name ?? problem].filter(Boolean).join(' ')
  const title = `${world}, ${isQuestion ? 'question' : titled}`
  const look = new URLSearchParams(isQuestion ? {} : { show: what.show })
  if (what.show === 'search') {
    look.set('algorithm', what.algorithm)
    if (what.estimate !== null) look.set('h', what.estimate)
  }
  if (domain !== undefined && name !== undefined && edit === null) {
    const named = new URLSearchParams({ domain, problem: name })
    if (isQuestion) named.set('kind', question.kind)
    // A trace includes the whole sequence, a state only the executed steps.
    const steps = what.show === 'trace' ? sequence : sequence.slice(0, at)
    if (!isQuestion && what.show !== 'search' && steps.length > 0) named.set('answer', steps.join(''))
    const open = new URLSearchParams(named)
    if (!isQuestion) open.set('tab', what.show)
    const parameters = [named, look].map(String).filter(Boolean).join('&')
    return { kind: 'done', value: { parameters, open: `open?${open}`, title } } as const
  }
  const shared = {
    ...{ question: withoutContext(question), withKey: question.shown === null, edit, answer: '' },
    ...{ tab: isQuestion ? null : what.show, walk: isQuestion ? null : walk },
  }
  return lanes.run('quick', 'packing the link', async (api): Promise<EmbedAddress> => {
    const { link } = await api.sharing.pack(shared)
    return { parameters: [link, String(look)].filter(Boolean).join('&'), open: link, title }
  })
}
