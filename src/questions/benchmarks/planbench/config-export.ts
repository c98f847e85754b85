// Converts a domain's English to a configuration of the benchmark, and lists what that layout cannot express.

import { stringify } from 'yaml'
import type { Loss } from '../family-parts'
import { counted, quoted } from '#base/words'
import type { Domain } from '#planning/pddl/model'
import type { Phrases } from '#language/english/phrases'
import { slotNames, type Template } from '#language/english/template'

/** The configuration as the benchmark's YAML; its folder settings are left to the user. */
export function writeConfiguration(
  phrases: Phrases,
  domain: Domain,
  name: string,
): { text: string; lost: readonly Loss[] } {
  const lost: Loss[] = []
  const sentences = (
    heads: readonly {
      readonly name: string
      readonly parameters: readonly { readonly name: string }[]
    }[],
    wordingsOf: (name: string) => readonly Template[],
  ): Record<string, string> => {
    const record = Object.create(null) as Record<string, string>
    for (const head of heads) {
      const parameters = head.parameters.map(each => each.name.slice(1))
      const wordings = wordingsOf(head.name)
      const fit = wordings.find(each => slotNames(each).join(' ') === parameters.join(' '))
      const [first] = wordings
      if (fit === undefined)
        lost.push({
          message:
            first === undefined
              ? `${quoted(head.name)} has no wording: the configuration has the name as its sentence.`
              : `Arguments fill \`{}\` in the order of the PDDL, and no wording of ${quoted(head.name)} has that order: the configuration has the name as its sentence.`,
          ...(first === undefined ? {} : { span: first.span }),
        })
      else if (fit !== first)
        lost.push({
          message: `The usual wording of ${quoted(head.name)} has its slots in another order than the PDDL: another of its wordings is used.`,
          span: first!.span,
        })
      record[head.name] =
        fit === undefined
          ? [head.name.replace(/[-_]+/g, ' ').replaceAll('{}', ''), ...parameters.map(() => '{}')].join(' ')
          : sentenceOfTemplate(fit)
    }
    return record
  }
  const predicates = sentences(domain.predicates, each => phrases.predicates.get(each)?.holds ?? [])
  const actions = sentences(domain.actions, each => phrases.actions.get(each)?.wordings ?? [])
  lost.push(...further(phrases))
  const text = stringify(
    {
      domain_name: name,
      domain_intro: `${phrases.introduction.replace(/\s+/g, ' ').trim()}\n`,
      actions: { ...actions },
      predicates: { ...predicates },
      encoded_objects: {},
    },
    { lineWidth: 100 },
  )
  return { text, lost }
}

/** Slots become `{}`; plural forms are dropped. */
const sentenceOfTemplate = ({ parts }: Template): string =>
  parts.map(part => (part.kind === 'text' ? part.text : part.kind === 'number' ? part.one : '{}')).join('')

/** Losses that do not depend on the wordings. */
function further({ predicates, actions, types, setting, foreign }: Phrases): Loss[] {
  const more = [
    ...[...predicates.values()].map(({ holds }) => holds.length - 1),
    ...[...actions.values()].map(({ wordings }) => wordings.length - 1),
  ].reduce((sum, count) => sum + Math.max(0, count), 0)
  const denials = [...predicates.values()].reduce((sum, { fails }) => sum + fails.length, 0)
  const gathered = [...predicates.values()].filter(
    ({ gather, told: template }) => gather !== undefined || template !== undefined,
  )
  const lossIf = (count: number, message: string): Loss[] => (count > 0 ? [{ message }] : [])
  return [
    ...lossIf(more, `${counted(more, 'further wording')}: the layout has one sentence for each predicate and action.`),
    ...lossIf(denials, `${counted(denials, 'wording')} of what does not hold: the layout has none.`),
    ...lossIf(
      gathered.length,
      `Sentences about several facts at once, of ${counted(gathered.length, 'predicate')}: the layout describes each fact separately.`,
    ),
    ...lossIf(types.length, 'What the types are called: objects keep their names, and are not listed.'),
    ...lossIf(setting.length, 'The order of the setting: prompts describe all facts in the order of their names.'),
    ...lossIf(foreign.length, `${counted(foreign.length, 'phrase')} for what cannot be done.`),
    {
      message: 'What each action takes in minutes: write `domain_intro_cost` for the tasks that ask for it.',
    },
  ]
}
