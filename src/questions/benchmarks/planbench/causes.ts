// Causes of differences between the official scores of PlanBench and the playground's verdicts: targets that require
// less than the prompt, then readers.

import type { CauseWords, CommonCause } from '../cause-words'

export const planbenchCauses = {
  'reuse-scored-by-part': {
    name: 'part of the goal not scored',
    explains:
      'The official score of plan reuse asks only for the facts of the goal that did not hold at the beginning.',
  },
  'full-goal-not-scored': {
    name: 'original goal scored instead of the full one',
    explains: 'The prompt asks for a whole state, but the official score uses the shorter goal.',
  },
  'steps-scored-not-minutes': {
    name: 'steps counted instead of minutes',
    explains:
      'The prompt states how many minutes each action takes, and the official score counts every action as one.',
  },
  'states-never-match': {
    name: 'states of this domain never match',
    explains:
      'The official reader writes facts of this domain otherwise than the file does, so the official score can only be 0.',
  },
  'second-object-lost': {
    name: 'second object of a fact lost',
    explains: 'The official reader finds one object at most in each fact of this domain, the first of its list.',
  },
  'denial-misread': {
    name: 'denied fact read as true, or not read',
    explains: 'The official reader takes “no longer clear” for “clear”, and ignores facts stated not to hold.',
  },
  'fact-told-twice': {
    name: 'fact stated twice',
    explains: 'The official score compares lists, so a fact that is listed twice makes an answer wrong.',
  },
  'state-cut-otherwise': {
    name: 'state cut at other places',
    explains:
      'The official reader cuts a state at every comma and “and”, so that “clear and on the table” loses its object, and never at line ends.',
  },
  'renamed-plans-never-read': {
    name: 'plans of this domain never read',
    explains: 'The official reader stops at every plan of a renamed domain, so the official score can only be 0.',
  },
  'reads-past-plan-end': {
    name: 'text after the end marker read',
    explains: 'The official reader passes over the marker at the end of the plan and takes steps from what follows.',
  },
  'reads-past-the-plan': {
    name: 'text after the plan read',
    explains: 'The official reader takes steps from remarks or from a second task after the plan.',
  },
  'line-lost': {
    name: 'step lost',
    explains: 'The official reader drops a line without a word where it finds no action, or another number of objects.',
  },
  'line-misread': {
    name: 'step misread',
    explains:
      'The official reader takes the first action of the domain and any objects in a line, whatever stands between them.',
  },
  'line-read-otherwise': {
    name: 'faulty line read as a step',
    explains: 'The official reader takes a line for a step although its words say something else, or no step at all.',
  },
  'prompt-tells-another-problem': {
    name: 'another problem in the prompt than in its file',
    explains: 'The official score uses the file of the problem, but the prompt describes another one.',
  },
  'no-step-where-solved': {
    name: 'any text counts where nothing is to be done',
    explains: 'The goal holds already, so the official score counts every text without a readable step as right.',
  },
  'any-overlap-accepted': {
    name: 'one right fact is enough',
    explains:
      'The official score asks for one unmet condition among those named, whatever else is named, and never for the step.',
  },
  'explanation-layout-missed': {
    name: 'explanation not where it is looked for',
    explains: 'The official reader looks for action and facts on lines of their own after certain words.',
  },
  'error-counts-as-wrong': {
    name: 'official reader stops',
    explains: 'The official reader stops with an error on this text, which counts as wrong.',
  },
} as const satisfies Readonly<Record<string, CauseWords>>

export type PlanBenchCause = keyof typeof planbenchCauses | CommonCause
