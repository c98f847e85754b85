// Causes of differences between the official answers of Planetarium and the playground's verdicts: its parser, its
// plans, its comparison.

import type { CauseWords, CommonCause } from '../cause-words'

export const planetariumCauses = {
  'prose-refused': {
    name: 'parenthesis outside the problem',
    explains:
      'The official parser refuses a text that has a parenthesis before or after the problem, as in a remark or a second problem.',
  },
  'upper-case': {
    name: 'capital letters',
    explains: 'The official parser knows keywords in small letters only, and A is not the object a.',
  },
  'name-refused': {
    name: 'name refused',
    explains:
      'The official parser refuses a name of this text: reserved, undeclared, beginning with another character than a letter, or ambiguous with its hyphens.',
  },
  'layout-refused': {
    name: 'layout refused',
    explains:
      'The official parser wants the sections of a problem in one order, and refuses types by “either”, repeated objects and requirements that it does not know.',
  },
  'init-beyond-atoms': {
    name: 'more than facts in the initial state',
    explains:
      'The official parser accepts only facts in the initial state: no negation and no number, such as a total cost.',
  },
  'goal-beyond-atoms': {
    name: 'more than facts in the goal',
    explains:
      'The official parser accepts only a conjunction of facts as a goal: no negation, disjunction, equality or quantifier.',
  },
  'unknown-domain': {
    name: 'domain without official rules',
    explains:
      'The official rules know four domains; in any other only problems that agree in all their names are equal.',
  },
  'other-domain-name': {
    name: 'another name of the domain',
    explains:
      'The official rules go by the name that the answer gives its domain, and the problem of the text has another.',
  },
  'plan-not-found': {
    name: 'plan not found',
    explains: 'The official score builds a fixed plan for the answer, which fails although there is a plan.',
  },
  'no-plan-is-wrong': {
    name: 'no plan, so wrong',
    explains: 'Neither problem has a plan, and an answer without a plan is wrong to the official score.',
  },
  'types-as-written': {
    name: 'types as they are written',
    explains:
      'The official rules compare types as they are written: an object without a type is not one of type object.',
  },
  'rules-stop': {
    name: 'official rules stop',
    explains: 'The official rules stop at one of the goals with an error, which counts as different.',
  },
  'init-ignored': {
    name: 'initial state ignored',
    explains:
      'The official rules for the goal take blocks and arm to be in order, and the initial state of this problem is not.',
  },
  'single-room': {
    name: 'only one room',
    explains: 'With only one room all that is not carried is there; the official rules do not see it.',
  },
  'type-fact-stops-free': {
    name: 'repeated fact stops “free”',
    explains: 'The official rules no longer see that a gripper is free where the goal says that it is a gripper.',
  },
  'implied-fact-missed': {
    name: 'implied fact missed',
    explains: 'The goals follow from each other, and the official rules do not see it.',
  },
  'placed-on-table': {
    name: 'block taken to be on the table',
    explains:
      'The official rules add to a goal that a block is clear, on the table, or the arm is empty, which does not follow from it.',
  },
  'color-forced': {
    name: 'color taken to be forced',
    explains: 'The official rules add to a goal that a robot has a color, which does not follow from it.',
  },
  'wrong-fact-added': {
    name: 'fact added wrongly',
    explains: 'The official rules add a fact to a goal that does not follow from it.',
  },
  'goals-renamed-apart': {
    name: 'goals renamed apart',
    explains:
      'With a placeholder the official rules rename the goals whatever the initial states are, so that goals count as equal that are not.',
  },
  'unknown-facts-dropped': {
    name: 'unknown facts dropped',
    explains: 'The official rules leave out facts that the domain does not have, and the answer has such a fact.',
  },
} as const satisfies Readonly<Record<string, CauseWords>>

export type PlanetariumCause = keyof typeof planetariumCauses | CommonCause
