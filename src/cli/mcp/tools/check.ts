// Faults of PDDL texts, each with its place.

import { diagnosticJson, gapIn } from '#cli/check'
import { inputOf } from '#cli/pddl-input'
import { LineTable } from '#base/text'
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
    const read = inputOf(
      { name: 'domain', text: input.domain as string },
      input.problem === undefined ? undefined : { name: 'problem', text: input.problem as string },
    )
    const { files } = read
    const all = files.flatMap(file => file.diagnostics.map(diagnostic => ({ file, diagnostic })))
    const gap = gapIn(read)
    if (gap !== undefined) all.push({ file: files.at(-1)!, diagnostic: gap })
    const errors = all.filter(({ diagnostic }) => isError(diagnostic)).length
    const tables = new Map(files.map(file => [file, new LineTable(file.text)]))
    return {
      ok: errors === 0,
      errors,
      warnings: all.length - errors,
      diagnostics: all.map(({ file, diagnostic }) => diagnosticJson(file, diagnostic, files, tables)),
    }
  },
}
