// Whether two problems of a domain pose the same task.

import { equivalenceJson } from '#cli/equivalent/lines'
import { compareTexts, domainText, FaultyText } from '#library/compared'
import { flag, limitInput, limitsOf, object, orNull, text, type Tool, ToolError } from '../tool'

const verdicts = {
  parseable: orNull('boolean', 'Whether the second problem is valid PDDL of the domain.'),
  solvable: orNull('boolean', 'Whether the second problem has a plan; null if not decided.'),
  equivalent: orNull('boolean', 'Whether the problems pose the same task; null if not decided.'),
}

export const equivalent: Tool = {
  name: 'equivalent',
  title: 'Compare two problems',
  description:
    'Decides whether two PDDL problems of one domain pose the same task, up to the names of objects: what differs, or a proof that nothing does. For text-to-PDDL: a is the truth, b what was written.',
  inputSchema: object(
    {
      domain: text('The PDDL text of the domain.'),
      a: text('The PDDL text of the first problem, which is taken as the truth.'),
      b: text('The PDDL text of the second problem, or a response that contains it.'),
      placeholder: flag('Whether objects of the goal may be exchanged on their own.'),
      ...limitInput,
    },
    ['placeholder', 'maxStates'],
  ),
  outputSchema: {
    type: 'object',
    properties: {
      ...verdicts,
      mode: { enum: ['strict', 'placeholder'] },
      reason: orNull('string', 'Why it is not decided, or why the second problem cannot be read.'),
      difference: orNull('string', 'What differs.'),
      explanation: text('The verdict in words.'),
      official: { type: 'object', description: 'What the published library answers.' },
      certificate: {
        ...object({ kind: text('The kind of certificate.'), checked: flag('Whether the checker accepts it.') }),
        type: ['object', 'null'],
      },
    },
    required: ['parseable', 'solvable', 'equivalent', 'reason', 'difference', 'explanation', 'certificate'],
  },
  run: input => {
    const domain = domainText(input.domain as string)
    if (domain === undefined) throw new ToolError('The domain holds no PDDL.')
    const [a, b] = [input.a as string, input.b as string]
    const mode = input.placeholder === true ? 'placeholder' : 'strict'
    try {
      return equivalenceJson(compareTexts({ domain, a, b, mode }, limitsOf(input)))
    } catch (error) {
      if (error instanceof FaultyText) throw new ToolError(error.message)
      throw error
    }
  },
}
