// Hints on a text and its problem, and the problem itself.

import { type Help, noneNear } from '../solving/help'

export const help: Help<string> = {
  firstHint: () =>
    'Say which objects there are, what holds at the beginning, and what the goal asks for.',
  hint: () => 'Compare your problem with the text, sentence by sentence.',
  key: problem => ({ answer: problem, note: 'Any equivalent problem is right.' }),
  nearest: () => noneNear('There is no nearest problem.'),
}
