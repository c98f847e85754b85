// A question with a prompt for models as its text, restated for people: how things are, what is wanted, what can be done.

/** All texts are sentences or clauses in the words of the question's own prompt, so that answers may use them. */
export interface PeopleText {
  /** The subject of the domain; '' if the prompt does not name it. */
  readonly about: string
  readonly actions: readonly PeopleAction[]
  /** Facts that always hold, and definitions of derived predicates. */
  readonly rules: readonly string[]
  /** The objects by type; '' for an untyped domain. */
  readonly objects: string
  /** Steps that were taken or are to be checked; null if the question has none. */
  readonly steps: { readonly title: string; readonly list: readonly string[] } | null
  /** The event after the steps; '' if there was none. */
  readonly event: string
  /** The facts of the state that the answer begins in, one line for each predicate. */
  readonly situation: readonly string[]
  /** Empty if the question has no goal. */
  readonly goal: readonly string[]
  readonly ask: string
  /** How to answer, on a screen or on paper. */
  readonly how: string
}

export interface PeopleAction {
  readonly title: string
  /** `Needs` and the facts, and so on. */
  readonly lines: readonly (readonly [head: string, facts: string])[]
}

/** The heading of each part, in reading order. */
export const peopleHeads = {
  actions: 'What can be done',
  situation: 'The situation',
  goal: 'The goal',
  how: 'How to answer',
} as const

/**
 * The text before the question as paragraphs, one per line. Where prose describes the domain, and so the
 * preconditions and effects of each action, the actions are only named.
 */
export function peopleContext(text: PeopleText): string {
  const { about, actions, rules, objects, steps, event, situation, goal } = text
  const under = (title: string, lines: readonly string[]): readonly string[] =>
    lines.length === 0 ? [] : [`${title}: ${lines.join(' ')}`]
  const done = steps === null ? [] : [`${steps.title}:`, ...steps.list.map((step, i) => `${i + 1}. ${step}`)]
  return [
    about,
    ...(about === ''
      ? [`${peopleHeads.actions}:`, ...actions.map(whole)]
      : [`${peopleHeads.actions}: ${actions.map(named).join('; ')}.`]),
    ...rules,
    // The event led to the situation; steps to be checked begin in it.
    ...(event === '' ? [] : [...done, event]),
    ...under(peopleHeads.situation, [objects, ...situation].filter(Boolean)),
    ...under(peopleHeads.goal, goal),
    ...(event === '' ? done : []),
  ]
    .filter(line => line !== '')
    .join('\n')
}

const whole = ({ title, lines }: PeopleAction): string =>
  `• ${title}. ${lines.map(([head, facts]) => `${head}: ${facts}.`).join(' ')}`

const named = ({ title, lines }: PeopleAction): string => {
  const [, time] = lines.find(([head]) => head === TAKES) ?? []
  return time === undefined ? title : `${title} (${time})`
}

/** The head of an action's duration. */
export const TAKES = 'Takes'
