// Faults of PDDL texts, each with its place.

import { diagnosticsOf, findingsOf, readTexts } from '#library/read'
import { isError } from '#planning/pddl/diagnostic'
import { object, sourceInput, type Tool } from '../tool'

const place = { file: { type: 'string' }, line: { type: 'integer' }, column: { type: 'integer' } }
const span = { from: { type: 'integer' }, to: { type: 'integer' } }

export const check: Tool = {
  name: 'check',
  title: 'Check PDDL',
  description:
    'Reports what is wrong with the PDDL of a domain, and of a problem if one is given: errors and warnings with line, column, a message, and a fix where one is certain. Call this first on PDDL that you wrote.',
  inputSchema: object(sourceInput, ['problem']),
  outputSchema: object({
    ok: { type: 'boolean', description: 'True if there is no error. There may be warnings.' },
    errors: { type: 'integer' },
    warnings: { type: 'integer' },
    diagnostics: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          ...{ ...place, ...span },
          code: { type: 'string', description: 'The kind of fault, the same in all versions.' },
          severity: { enum: ['error', 'warning'] },
          message: { type: 'string' },
          notes: { type: 'array', items: { type: 'object' } },
          fix: { type: ['object', 'null'], description: 'The text to put in place of the characters from … to.' },
        },
        required: ['file', 'code', 'severity', 'line', 'column', 'message'],
      },
    },
  }),
  run: input => {
    const read = readTexts({ domain: input.domain as string, problem: input.problem as string | undefined })
    const all = diagnosticsOf(read)
    const errors = all.filter(({ diagnostic }) => isError(diagnostic)).length
    return {
      ok: errors === 0,
      errors,
      warnings: all.length - errors,
      diagnostics: findingsOf(all, read.files),
    }
  },
}
