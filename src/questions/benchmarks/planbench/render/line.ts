// A line of the command `render`: converts an item in the form of the benchmark's prompt files to its prompt.

import * as v from 'valibot'
import type { NamedConfiguration } from '../config'
import type { PromptLayout } from '../items'
import { planBenchTasks } from '../items'
import { domainTextFor, knownDomains } from '../known/domains'
import { wordbookOfConfiguration } from '../known/wordbooks'
import { BadChoices, type Choices, choicesSchema, partsOfChoices } from './choices'
import { renderPrompt } from './prompt'

const layouts: readonly PromptLayout[] = [...planBenchTasks, 't1_zero_shot']

const lineSchema = v.object({
  id: v.optional(v.union([v.string(), v.number()])),
  domain: v.string(),
  family: v.picklist(layouts),
  instance_id: v.union([v.string(), v.number()]),
  choices: choicesSchema,
  /** The text after the prompt, if a file has more than the layout. */
  tail: v.optional(v.string(), ''),
  instances: v.record(v.string(), v.string()),
  domain_pddl: v.optional(v.string()),
})

export type RenderedLine =
  | { readonly id: string | number | null; readonly query: string }
  | { readonly problem: string }

/**
 * The official prompt of a line.  @param configurations The configurations in the user's file; the line's domain
 * selects one by name.
 */
export function renderLine(line: unknown, configurations: readonly NamedConfiguration[]): RenderedLine {
  const parsed = v.safeParse(lineSchema, line)
  if (!parsed.success) {
    const issue = parsed.issues[0]
    const key = issue.path?.map(each => String(each.key)).join('.') ?? 'the line'
    return { problem: `\`${key}\` does not fit: ${issue.message}` }
  }
  const { id = null, domain, family, instance_id, choices, tail, instances } = parsed.output
  const named = configurationFor(domain, configurations)
  if (named === undefined)
    return {
      problem: `The configuration has no domain “${domain}”; it has ${configurations.map(({ name }) => `“${name}”`).join(', ')}.`,
    }
  const introduction = introductionOf(named, choices)
  if (introduction === undefined)
    return { problem: `The configuration of “${domain}” has no introduction \`${choices.intro}\`.` }
  const domainText =
    parsed.output.domain_pddl ?? named.domainText ?? (knownDomains.has(domain) ? domainTextFor(domain) : undefined)
  if (domainText === undefined)
    return { problem: `There is no PDDL for the domain “${domain}”: give it as \`domain_pddl\`.` }
  try {
    const parts = partsOfChoices(
      ...([family, introduction, domainText, String(instance_id), choices] as const),
      instance => (Object.hasOwn(instances, instance) ? instances[instance] : undefined),
    )
    const rendered = renderPrompt(parts, wordbookOfConfiguration(named, { official: true }))
    return 'problem' in rendered ? rendered : { id, query: rendered.text + tail }
  } catch (error) {
    if (error instanceof BadChoices) return { problem: error.message }
    throw error
  }
}

/** The configuration by name; a single one applies whatever the domain's name. */
function configurationFor(
  domain: string,
  configurations: readonly NamedConfiguration[],
): NamedConfiguration | undefined {
  const found = configurations.find(({ name }) => name === domain)
  const [only] = configurations
  return found ?? (configurations.length === 1 ? { ...only!, name: domain } : undefined)
}

/** From the configuration, or from the file next to it. */
function introductionOf(
  { config, introductions }: NamedConfiguration,
  { intro }: Pick<Choices, 'intro'>,
): string | undefined {
  if (Object.hasOwn(introductions, intro)) return introductions[intro]
  const own: unknown = Object.hasOwn(config, intro) ? (config as Readonly<Record<string, unknown>>)[intro] : undefined
  return typeof own === 'string' ? own : undefined
}
