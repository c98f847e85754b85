// The section `versions` of a phrases file: other published versions of the domain, each with the wordings of its
// additional actions and the rule that recognizes its contexts.

import { isScalar, isSeq, type YAMLMap } from 'yaml'
import type { Span } from '#base/text'
import type { Domain } from '#planning/pddl/model'
import type { PhraseReader } from './phrase-reader'

/** Another version of the domain; its PDDL is the file of this name next to `domain.pddl`. */
export interface PhraseVersion {
  readonly name: string
  readonly span: Span
  /** For readers: why this version applies. */
  readonly means: string
  /** Contexts that contain this text belong to the domain's main version, others to this version. In lower case. */
  readonly unless?: string
  /** Codes of the question kinds that use this version, whatever their contexts contain. */
  readonly asked?: readonly string[]
}

export interface ReadVersions {
  readonly versions: readonly PhraseVersion[]
  /** The data in the file on the given version of the domain: the one with the additional actions that it declares. */
  readonly own: YAMLMap | undefined
}

export function readVersions(reader: PhraseReader, root: YAMLMap | undefined, domain: Domain): ReadVersions {
  const declared = new Set(domain.actions.map(({ name }) => name))
  let own: YAMLMap | undefined
  const versions = reader.entries(root, 'versions').map(({ name, span, value }): PhraseVersion => {
    reader.keys(value, ['means', 'unless', 'asked', 'actions'], 'something a version has')
    const actions = reader.entries(value, 'actions')
    if (actions.length > 0 && actions.every(each => declared.has(each.name))) own ??= value
    const unless = reader.text(value, 'unless')?.value.toLowerCase()
    const asked = reader.under(value, 'asked')?.node
    return {
      ...{ name, span, means: reader.text(value, 'means')?.value ?? '' },
      ...(unless === undefined ? {} : { unless }),
      ...(isSeq(asked) ? { asked: asked.items.flatMap(item => (isScalar(item) ? [String(item.value)] : [])) } : {}),
    }
  })
  return { versions, own }
}
