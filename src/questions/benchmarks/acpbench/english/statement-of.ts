// Builds the formal statement of a question from its parsed words.

import type { SequenceClaim, SequenceEntry, Statement } from '#planning/analysis/statement'
import type { PlainKind } from '#questions/kinds/codes'
import { type EntryRead, type Meaning, oneOf, type PhraseMeanings } from './phrase-meanings'
import { entryText, placesRemoved } from './places-removed'
import type { Place } from './stems'

/** The parsed contents of the places of a stem. */
export interface PlacesRead<Entry = SequenceEntry> {
  readonly action?: Entry
  readonly actions?: readonly Entry[]
  readonly removed?: readonly Entry[]
  /** One fact, or a conjunction of several. */
  readonly facts?: readonly string[]
  readonly claim?: SequenceClaim | undefined
}

/** Parses the contents of one place. */
export function readPlace(
  meanings: PhraseMeanings,
  place: Place,
  text: string,
  removes = 1,
): Meaning<PlacesRead<EntryRead>> {
  switch (place) {
    case 'action':
      return mapped(oneOf(meanings.actions(text), text), action => ({ action }))
    case 'actions':
      return mapped(meanings.actions(text), actions => ({ actions }))
    case 'removed': {
      const read = mapped(meanings.actions(text), removed => ({ removed }))
      return 'value' in read && read.value.removed.length !== removes ? { unread: [text] } : read
    }
    case 'fact':
      return mapped(oneOf(meanings.facts(text), text), fact => ({ facts: [fact] }))
    case 'facts':
      return mapped(meanings.facts(text), facts => ({ facts }))
    default:
      return place satisfies never
  }
}

const mapped = <From, To>(meaning: Meaning<From>, to: (value: From) => To): Meaning<To> =>
  'unread' in meaning ? meaning : { value: to(meaning.value) }

/** The statement of a question of the kind; undefined if a required element is missing. */
export function statementOf(
  kind: PlainKind,
  { action, actions, removed, facts, claim }: PlacesRead,
): Statement | undefined {
  switch (kind) {
    case 'app':
      if (action?.kind === 'foreign') return action
      return action && { kind: 'applicable', action: action.action }
    case 'areach':
      if (action?.kind === 'foreign') return action
      return action && { kind: 'becomes-applicable', action: action.action }
    case 'prog':
      // No sensible question asks for the effects of a phrase that names no action.
      if (action?.kind !== 'action' || facts === undefined) return undefined
      return { kind: 'holds-after', action: action.action, facts }
    case 'reach':
      return facts && { kind: 'reachable', facts }
    case 'land':
      return facts?.length === 1 ? { kind: 'landmark', fact: facts[0]! } : undefined
    case 'val':
      if (actions === undefined || claim === undefined) return undefined
      return { kind: 'sequence', entries: actions, is: claim }
    case 'just': {
      if (actions === undefined || removed === undefined) return undefined
      const plan = actions.map(entryText)
      const places = placesRemoved(plan, removed.map(entryText))
      return { kind: 'removable-somewhere', plan, places }
    }
    default:
      return undefined
  }
}
