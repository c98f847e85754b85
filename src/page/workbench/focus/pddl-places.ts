// The facts, objects and action schemas in the two texts: highlighted when pointed at elsewhere, and pointing
// themselves.

import { createMemo, createSignal } from 'solid-js'
import type { TextMark } from '#page/editor/text-blocks'
import type { LitSpan } from '#page/editor/lighting'
import type { TextRole } from '#planning/pddl/diagnostic'
import type { Source } from '#planning/pddl/source'
import type { WrittenPlace } from '#questions/views/english/written-places'
import { createFocus, marks } from '#page/state/focus/focus'
import { createPane } from '#page/state/lanes/pane'
import { createPointing } from '#page/state/focus/pointing'
import { isEdit } from '#page/state/session/session'
import type { App } from '#page/state/app'

/** Maximum number of spans highlighted at once in an editor. */
const MAX_HIGHLIGHTED = 2_000

/** The spans of one of the texts of the selected question. */
export interface Places {
  readonly marks: () => readonly TextMark[]
  readonly lit: () => readonly LitSpan[]
  /** Points at the name at an offset. */
  readonly onPoint: (offset: number | undefined) => void
}

function createPlaces(app: App, role: TextRole): Places {
  const { session } = app
  const { quietly } = app.lanes
  const { focus, point } = app.feature(createFocus)
  const pointed = app.feature(createPointing)
  const [wanted, want] = createWanted()
  const pane = createPane<Source, { text: string; places: readonly WrittenPlace[] }>(
    () => (wanted() ? session.source() : null),
    async source => {
      const outcome = await quietly('quick', api => api.texts.places(source, role))
      return outcome.kind === 'done' ? { kind: 'done', value: { text: source[role], places: outcome.value } } : outcome
    },
    {
      settle: (next, shown) => (shown && isEdit(next, shown) ? 250 : 0),
      keeps: (next, shown) => isEdit(next, shown),
    },
  )
  /** Empty while the spans belong to an earlier text, as the offsets no longer match. */
  const places = createMemo<readonly WrittenPlace[]>(() => {
    const value = pane.value()
    return value !== undefined && value.text === session.source()?.[role] ? value.places : []
  })
  const byName = createMemo(() => {
    const found = new Map<string, WrittenPlace[]>()
    for (const place of places()) {
      const key = `${place.kind} ${place.name}`
      const list = found.get(key)
      if (list === undefined) found.set(key, [place])
      else list.push(place)
    }
    return found
  })
  const lit = createMemo<readonly LitSpan[]>(() => {
    const now = focus()
    if (now === null || !wanted()) return []
    const spans: LitSpan[] = []
    const add = (kind: WrittenPlace['kind'], name: string, how: LitSpan['role']): void => {
      for (const { from, to } of byName().get(`${kind} ${name}`) ?? [])
        if (spans.length < MAX_HIGHLIGHTED) spans.push({ from, to, role: how })
    }
    if (now.kind === 'fact') add('fact', now.name, 'lit')
    else if (now.kind === 'object') add('object', now.name, 'lit')
    else if (now.kind === 'state') for (const fact of now.facts) add('fact', fact, 'lit')
    else {
      const action = now.kind === 'step' ? now.action : now.name
      add('schema', action.replace(/[()]/g, '').split(' ')[0] ?? '', 'lit')
      const links = pointed.links()
      const lost = new Set(links.deletes)
      for (const fact of links.needs) if (!lost.has(fact)) add('fact', fact, 'needs')
      for (const fact of links.deletes) add('fact', fact, 'deletes')
      for (const fact of links.adds) add('fact', fact, 'adds')
    }
    return spans
  })
  const marked = createMemo(() => marksOf(places()))
  return {
    marks: () => {
      want()
      return marked()
    },
    lit: () => {
      want()
      return lit()
    },
    onPoint(offset) {
      const place = offset === undefined ? undefined : placeAt(places(), offset)
      if (place === undefined) point(null)
      else if (place.kind !== 'schema') point({ kind: place.kind, name: place.name })
    },
  }
}

/** The texts are requested only once one of them is shown. */
function createWanted(): readonly [() => boolean, () => void] {
  const [wanted, setWanted] = createSignal(false)
  return [wanted, () => queueMicrotask(() => setWanted(true))]
}

/** The outermost span around an offset: within a fact, the fact. */
export function placeAt(places: readonly WrittenPlace[], offset: number): WrittenPlace | undefined {
  let low = 0
  let high = places.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (places[middle]!.from <= offset) low = middle + 1
    else high = middle
  }
  let found: WrittenPlace | undefined
  // A fact contains few objects, so this loop is short.
  for (let i = low - 1; i >= 0 && i > low - 200; i--) {
    const place = places[i]!
    if (place.to >= offset) found = place
    if (place.kind === 'fact') break
  }
  return found
}

/**
 * Attributes for the read-only text; an object within a fact is highlighted by itself, but pointing at it points at the
 * fact.
 */
function marksOf(places: readonly WrittenPlace[]): TextMark[] {
  let factEnd = 0
  return places.map(({ kind, name, from, to }) => {
    const attributes =
      kind === 'fact'
        ? marks.fact(name)
        : kind === 'schema'
          ? { 'data-schema': name }
          : from < factEnd
            ? { 'data-names': name }
            : marks.object(name)
    if (kind === 'fact') factEnd = to
    return { from, to, attributes: attributes as Record<string, string> }
  })
}

/** The spans of the two texts of the question in front. */
export const createPddlPlaces = (app: App): Readonly<Record<TextRole, Places>> => ({
  domain: createPlaces(app, 'domain'),
  problem: createPlaces(app, 'problem'),
})
