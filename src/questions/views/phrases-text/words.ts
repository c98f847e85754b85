// Descriptions of the sections and fields of a phrases file, for completions and hovers.

export interface PhraseWord {
  readonly name: string
  /** A few words, for lists. */
  readonly short: string
  readonly doc: string
}

/** Sections, in their usual order. */
export const sectionWords: readonly PhraseWord[] = [
  {
    name: 'introduction',
    short: 'what the domain is about',
    doc: 'Tells what the domain is about, for a reader who has never heard of it. It opens the context of every question.',
  },
  {
    name: 'types',
    short: 'one, several',
    doc: 'What objects of each type are called, one of them and several: `car: [car, cars]`. Objects are counted and listed in this order.',
  },
  {
    name: 'setting',
    short: 'described once, before the state',
    doc: 'Predicates that no action changes, in order of description. A context describes them once, before the state.',
  },
  {
    name: 'state',
    short: 'the order in which a state is described',
    doc: 'Predicates of a state, in order of description. Predicates that are not listed here are not described.',
  },
  {
    name: 'predicates',
    short: 'wordings of facts',
    doc: 'Wordings of each predicate: that a fact holds, and that it does not hold.',
  },
  {
    name: 'actions',
    short: 'wordings of actions',
    doc: 'Wordings of each action: what to do, without a capital and without a full stop.',
  },
  {
    name: 'foreign',
    short: 'phrases that name no action',
    doc: 'Phrases that name no action of this domain. Questions use them as wrong options; a slot takes any object of the type it names.',
  },
]

/** Sections for English from another source, which `source` names. */
export const sourceWords: readonly PhraseWord[] = [
  {
    name: 'source',
    short: 'the source of the English',
    doc: 'The source of the English, if it is not Planground’s. The introduction and denials may then be missing.',
  },
  {
    name: 'telling',
    short: 'templates of whole contexts',
    doc: 'The sentences of whole contexts, so that they can be read.',
  },
  {
    name: 'names',
    short: 'other names of objects',
    doc: 'What some sentences call objects, each with the name of the object.',
  },
  {
    name: 'left-out',
    short: 'what contexts do not tell',
    doc: 'Predicates that contexts do not describe completely, each with what is to be assumed.',
  },
  {
    name: 'complete',
    short: 'all wordings of actions are here',
    doc: 'Says “actions” where every wording of actions that the source has is here: a phrase with other words then names no action.',
  },
  {
    name: 'versions',
    short: 'other versions of the domain',
    doc: 'Other published versions of the domain: how it is known which version a context means, and the wordings of actions that only that version has.',
  },
]

/** A key of predicates and of actions. */
const readWord: PhraseWord = {
  name: 'read',
  short: 'understood, never written',
  doc: 'Wordings that are understood in answers and contexts, and never used in a question.',
}

/** Fields of a predicate. */
export const fieldWords: readonly PhraseWord[] = [
  {
    name: 'holds',
    short: 'says that it holds',
    doc: 'Wordings that say that the fact holds. All mean the same; the first is used where there is no choice.',
  },
  {
    name: 'fails',
    short: 'says that it does not hold',
    doc: 'Wordings that say that the fact does not hold.',
  },
  {
    name: 'gather',
    short: 'the slot that becomes a list',
    doc: 'Facts that differ in this parameter alone are described in one sentence; its slot becomes a list of objects.',
  },
  {
    name: 'told',
    short: 'the wording of states',
    doc: 'The wording for descriptions of states, if it is not the first under `holds`. `[is|are]` gives the form for one object and for several.',
  },
  readWord,
]

/** The keys of an action in a phrases file; questions do not use all of the wordings. */
export const actionFieldWords: readonly PhraseWord[] = [
  {
    name: 'wordings',
    short: 'names the action',
    doc: 'Wordings of the action: commands without a capital or a full stop. All mean the same; the first is used where there is no choice.',
  },
  readWord,
]
