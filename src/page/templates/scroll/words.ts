// Names of sorts, sections and texts in the scroll.

import type { Section, RenderableSort } from '#questions/views/english/renderings'
import type { ComparisonId } from '#page/state/templates/bench'

export const tellableTitle: Readonly<Record<RenderableSort, string>> = {
  holds: 'Holds',
  fails: 'Does not hold',
  goals: 'Goals',
  actions: 'Actions',
  plans: 'Plans',
  states: 'States',
  objects: 'Objects',
  questions: 'Questions',
  foreign: 'Non-actions',
}

/** In the order of the chips. */
export const renderableSorts = Object.keys(tellableTitle) as RenderableSort[]

/** The noun for counting the instances of a list. */
export const tellableNoun: Readonly<Record<RenderableSort, string>> = {
  holds: 'fact',
  fails: 'fact',
  goals: 'goal',
  actions: 'action',
  plans: 'plan',
  states: 'state',
  objects: 'problem',
  questions: 'question',
  foreign: 'phrase',
}

export const otherTextTitle: Readonly<Record<ComparisonId, string>> = {
  none: 'No comparison',
  before: 'Compare with the text before your changes',
  published: 'Compare with the published wording',
  names: 'Compare with plain names',
}

/** The label before the other text's English. */
export const otherTextLead: Readonly<Record<ComparisonId, string>> = {
  none: '',
  before: 'before',
  published: 'published',
  names: 'names only',
}

/** A note on wordings that are used in some contexts only. */
export const sectionNote: Readonly<Partial<Record<Section, string>>> = {
  told: 'in states',
  read: 'only for reading answers',
}
