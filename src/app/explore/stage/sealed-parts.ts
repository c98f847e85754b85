// Which parts of the stage hold the answer to a question of each kind.

import type { KindCode } from '../../../kinds/codes'
import type { Asked } from '../../../kinds/question'

/**
 * actions: the list of applicable actions. changes: what the last step changed, and the state after it. graph: the
 * state graph. distances: how far states are from the goal. trace, landmarks: these tabs.
 */
export type SealedPart = 'actions' | 'changes' | 'graph' | 'distances' | 'trace' | 'landmarks'

/** Where one stands: the steps taken from the question's state, and those that lie ahead. */
export interface Standpoint {
  readonly sequence: readonly string[]
  readonly at: number
}

/** What must stay covered until the question is checked; elsewhere than the question's state less does. */
export function partsThatAnswer(
  kind: KindCode,
  asked: Asked | null,
  { sequence, at }: Standpoint,
): readonly SealedPart[] {
  switch (kind) {
    case 'app':
      return at === 0 ? ['actions', 'graph'] : ['graph']
    case 'prog': {
      const action = asked?.kind === 'prog' ? asked.action.toLowerCase() : null
      const isIn = (steps: readonly string[]) => steps.some(step => step.toLowerCase() === action)
      return [
        'graph',
        ...(isIn(sequence.slice(0, at)) ? (['changes'] as const) : []),
        ...(isIn(sequence) ? (['trace'] as const) : []),
      ]
    }
    case 'reach':
    case 'areach':
      return ['graph']
    case 'val':
    case 'just':
      return ['trace']
    case 'land':
      return ['landmarks']
    case 'nexta':
      return ['distances', 'trace']
  }
}

/** What a cover says it hides. */
export function hiddenBy(kind: KindCode, part: SealedPart): string {
  switch (part) {
    case 'actions':
      return 'The list of applicable actions is the answer to this question.'
    case 'changes':
      return 'What this action changes is the answer to this question.'
    case 'graph':
      if (kind === 'app')
        return 'The graph shows which actions are applicable, which is the answer.'
      return kind === 'prog'
        ? 'The graph shows what each action changes, which is the answer.'
        : 'The graph counts and shows what can be reached, which is the answer.'
    case 'distances':
      return 'How far each state is from the goal gives the answer away.'
    case 'trace':
      if (kind === 'val') return 'The trace shows at which step the sequence fails.'
      if (kind === 'just') return 'The trace marks the steps that are not needed.'
      return kind === 'prog'
        ? 'The trace shows what each step changes, which is the answer.'
        : 'The trace shows cheapest plans and goal distances, which give the answer away.'
    case 'landmarks':
      return 'The landmarks are the answer to this question.'
  }
}
