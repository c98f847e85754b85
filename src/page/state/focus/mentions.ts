// Which words of the visible English describe which facts, and which of these facts no longer hold in an edited
// problem.

import { createMemo } from 'solid-js'
import type { Question } from '#questions/kinds/question'
import type { Source } from '#planning/pddl/source'
import type { MarkedText, MentionPlace } from '#questions/views/english/mark-text'
import { marks, type Marks } from './focus'
import { createPane } from '../lanes/pane'
import { plain } from '../session/session'
import type { App } from '../app'

interface Input {
  /** The PDDL that the English describes. */
  readonly source: Source
  readonly english: string
  /** An edit that the English does not describe. */
  readonly edit: Source | null
}

/** Words of the text with the facts that they describe, or that could not be parsed. */
export interface ShownPlace extends MentionPlace {
  readonly isUnread?: true
}

const none: MarkedText['notInText'] = { start: [], goal: [] }

/** Marks the words of the English of the question in front. */
export function createMentions(app: App) {
  const { quietly } = app.lanes
  const { session, reposed } = app
  const input = createMemo<Input | null>(
    () => {
      const entry = session.selected()
      const now = reposed()
      const own = entry?.question.shown
      if (entry === null || !own) return null
      if (now?.isDescribedAgain) return { source: now.question.shown ?? own, english: now.question.context, edit: null }
      return {
        source: own,
        english: entry.question.context,
        edit: plain(session.workOf(entry.id).edit),
      }
    },
    null,
    {
      equals: (a, b) => a?.english === b?.english && same(a?.source, b?.source) && same(a?.edit, b?.edit),
    },
  )
  const pane = createPane<Input, { input: Input; marked: MarkedText }>(
    input,
    async asked => {
      const outcome = await quietly('quick', api => api.english.mark(asked.source, asked.english, asked.edit))
      return outcome.kind === 'done' ? { kind: 'done', value: { input: asked, marked: outcome.value } } : outcome
    },
    { keeps: (next, shown) => next.english === shown.english, again: app.lanes.domains },
  )
  const value = createMemo(() => {
    const known = pane.value()
    return known !== undefined && known.input.english === input()?.english ? known.marked : undefined
  })
  const places = createMemo((): readonly ShownPlace[] =>
    withUnread(value()?.places ?? [], session.selected()?.question),
  )
  const schemas = createMemo(() => new Set(value()?.schemas ?? []))
  return {
    places,
    /** Facts that an edit added and the English does not describe. */
    notInText: () => value()?.notInText ?? none,
    /** The attributes of a formal name in a text. */
    markOfName: (name: string): Marks => {
      const head = /^\(([^\s()?]+)(?: [^\s()?]+)*\)$/.exec(name)?.[1]
      if (value() === undefined || head === undefined) return {}
      return schemas().has(head) ? marks.action(name) : marks.fact(name)
    },
  }
}

/** Adds the sentences of a question that could not be parsed. */
function withUnread(places: readonly MentionPlace[], question: Question | undefined): readonly ShownPlace[] {
  const unread = (question?.parsedContext?.unread ?? []).flatMap((text): ShownPlace[] => {
    const from = question!.context.indexOf(text)
    const to = from + text.length
    return from < 0 || text === ''
      ? []
      : [{ from, to, facts: [], objects: [], of: 'start', gone: false, isUnread: true }]
  })
  if (unread.length === 0) return places
  const isClear = ({ from, to }: MentionPlace): boolean => !unread.some(each => each.from < to && each.to > from)
  return [...places.filter(isClear), ...unread].sort((a, b) => a.from - b.from)
}

const same = (a: Source | null | undefined, b: Source | null | undefined): boolean =>
  a?.problem === b?.problem && a?.domain === b?.domain
