// A tool of the MCP server: its description as data, and the function that does its work.

import type { Limits } from '#base/limits'
import { grouped } from '#base/words'
import type { Source } from '#planning/pddl/source'
import { describeClaim } from '#questions/kinds/describe-evidence'
import type { Evidence } from '#questions/kinds/verdict'

/** A JSON Schema of draft 2020-12. */
export type Schema = Readonly<Record<string, unknown>>

export interface ObjectSchema extends Schema {
  readonly type: 'object'
  readonly properties: Readonly<Record<string, Schema>>
  readonly required: readonly string[]
}

/** The description of a tool for clients. */
export interface ToolDescription {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly inputSchema: ObjectSchema
  readonly outputSchema: ObjectSchema
}

/** Arguments that fit the tool's input schema. */
export type Input = Readonly<Record<string, unknown>>

export interface Tool extends ToolDescription {
  /** Returns a value that fits the output schema; throws `ToolError`. */
  readonly run: (input: Input) => object
}

/** The input cannot be used; the message says why, with its place, so that a model can mend it. */
export class ToolError extends Error {}

/** An object without further properties; all of them are required, except those named `optional`. */
export const object = (
  properties: Readonly<Record<string, Schema>>,
  optional: readonly string[] = [],
): ObjectSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter(name => !optional.includes(name)),
  additionalProperties: false,
})

export const text = (description: string): Schema => ({ type: 'string', description })
export const flag = (description: string): Schema => ({ type: 'boolean', description })
export const orNull = (type: string, description: string): Schema => ({ type: [type, 'null'], description })
export const texts = (description: string): Schema => ({ type: 'array', items: { type: 'string' }, description })

/** The two PDDL texts of a tool's input. */
export const sourceInput = {
  domain: text('The PDDL text of the domain: (define (domain …) …), not a path.'),
  problem: text('The PDDL text of the problem: (define (problem …) …), not a path.'),
}

export const stepsSchema = (description: string): Schema => ({
  description,
  anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }],
})

const DEFAULT_STATES = 500_000
const MAX_STATES = 10_000_000

export const limitInput = {
  maxStates: {
    type: 'integer',
    minimum: 1,
    maximum: MAX_STATES,
    description: `The number of states a search may store (default ${grouped(DEFAULT_STATES)}). The limits are counts, so that results never depend on the machine. Where the limit is reached the result is undecided.`,
  },
}

export const certificateInput = {
  certificates: flag('Whether whole certificates are returned, and not only their kinds. They can be long.'),
}

export const sourceOf = (input: Input): Source => ({
  domain: input.domain as string,
  problem: input.problem as string,
})

export const limitsOf = (input: Input): Limits => ({
  maxStates: (input.maxStates as number | undefined) ?? DEFAULT_STATES,
})

/** A plan given as one text, or as a list of steps. */
export const stepsText = (steps: unknown): string =>
  Array.isArray(steps) ? steps.join('\n') : ((steps as string | undefined) ?? '')

/** Characters of a certificate that is returned. */
const MAX_CERTIFICATE = 1_000_000

export const evidenceSchema: Schema = {
  type: 'array',
  description: 'The claims on which the result is based, each with the certificate that proves it.',
  items: object(
    {
      claim: text('The claim in words.'),
      kind: text('The kind of certificate.'),
      checked: flag(
        'True if an independent checker, which reads only the PDDL, accepted the certificate. False if the claim was only confirmed by a search.',
      ),
      certificate: {
        description: `The certificate; null if it is longer than ${grouped(MAX_CERTIFICATE)} characters.`,
      },
    },
    ['certificate'],
  ),
}

export const evidenceJson = (evidence: readonly Evidence[], { certificates }: Input): object[] =>
  evidence.map(({ claim, certificate, checked }) => ({
    claim: describeClaim(claim),
    kind: certificate.kind,
    checked,
    ...(certificates === true ? { certificate: bounded(plainJson(certificate)) } : {}),
  }))

/** The value as JSON holds it; numbers in typed arrays become lists. */
const plainJson = (value: unknown): string =>
  JSON.stringify(value, (_, each) => (ArrayBuffer.isView(each) ? Array.from(each as Uint32Array) : each))

const bounded = (json: string): unknown => (json.length > MAX_CERTIFICATE ? null : JSON.parse(json))
