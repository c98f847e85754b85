// The phrases of a shipped domain as plain data, read at build time: what the answer reader needs of them, without the
// YAML parser, which is larger than the rest of the answer reader.

import { type Phrases, typesOf } from '#language/english/phrases'
import { parseTemplate, type Template } from '#language/english/template'
import type { Domain } from '#planning/pddl/model'

type Texts = readonly string[]

/** Templates are stored as texts. */
export interface PackedPhrases {
  readonly types: readonly (readonly [name: string, one: string, many: string])[]
  readonly predicates: readonly (readonly [
    name: string,
    holds: Texts,
    fails: Texts,
    read: Texts,
    told: string | null,
  ])[]
  readonly actions: readonly (readonly [name: string, wordings: Texts, read: Texts])[]
}

/** The English of a shipped domain. */
export interface PackedEnglish {
  readonly pddlName: string
  /** The main domain text, then its further versions, each with the phrases read for it. */
  readonly versions: readonly { readonly text: string; readonly phrases: PackedPhrases }[]
}

const textsOf = (templates: readonly Template[] = []): Texts => templates.map(({ text }) => text)

export const packPhrases = ({ types, predicates, actions }: Phrases): PackedPhrases => ({
  types: types.map(({ name, one, many }) => [name, one, many]),
  predicates: [...predicates.values()].map(({ name, holds, fails, read, told: template }) => [
    name,
    textsOf(holds),
    textsOf(fails),
    textsOf(read),
    template?.text ?? null,
  ]),
  actions: [...actions.values()].map(({ name, wordings, read }) => [name, textsOf(wordings), textsOf(read)]),
})

const nowhere = { from: 0, to: 0 }
const template = (text: string): Template => parseTemplate(text, () => nowhere).template

/** The same phrases without the data that only rendering needs; `model` is the text that they were read for. */
export function unpackPhrases(packed: PackedPhrases, model: Domain): Phrases {
  const declared = (list: Domain['actions' | 'predicates'], name: string) => {
    const { parameters } = list.find(each => each.name === name)!
    return {
      ...{ name, span: nowhere, types: typesOf(parameters) },
      parameters: parameters.map(each => each.name.replace(/^\?/, '')),
    }
  }
  return {
    introduction: '',
    types: packed.types.map(([name, one, many]) => ({ name, one, many })),
    setting: [],
    state: [],
    predicates: new Map(
      packed.predicates.map(([name, holds, fails, read, text]) => [
        name,
        {
          ...declared(model.predicates, name),
          holds: holds.map(template),
          fails: fails.map(template),
          read: read.map(template),
          ...(text === null ? {} : { told: template(text) }),
        },
      ]),
    ),
    actions: new Map(
      packed.actions.map(([name, wordings, read]) => [
        name,
        {
          ...declared(model.actions, name),
          wordings: wordings.map(template),
          read: read.map(template),
        },
      ]),
    ),
    foreign: [],
  }
}
