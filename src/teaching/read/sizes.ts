// Checks the size of a problem to be generated against the parameters of the domain's generator.

import { nearNames } from '#base/suggest'
import { listed, quoted } from '#base/words'
import { cut } from '#language/english/yaml-text'
import type { SizeParameter } from '#language/domain-kit'
import { type Fields, fixOf } from './fields'
import { folderNamed } from './worlds'

/** The fields `domain` and `size`; undefined if one is missing or wrong. */
export function readSized(
  fields: Fields,
): { readonly domain: string; readonly size: Readonly<Record<string, number>> } | undefined {
  const at = fields.text('domain')
  if (at === undefined && !fields.has('domain')) fields.lacks('domain', 'domain: ferry')
  const folder = at === undefined ? undefined : folderNamed(at, fields.findings)
  const parameters = folder?.parameters ?? []
  const what = folder === undefined ? 'a size' : `a size of ${quoted(folder.id)}`
  const under = fields.under('size', what)
  if (under === undefined && !fields.has('size') && folder !== undefined)
    fields.lacks('size', `size: {${exampleOf(folder.presets.small)}}`)
  if (folder === undefined || under === undefined) return undefined
  const size: [string, number][] = []
  for (const { id, min, max } of parameters) {
    const value = under.number(id, min, max)
    if (value !== undefined) size.push([id, value])
    else if (!under.has(id)) under.lacks(id, `${id}: ${folder.presets.small[id] ?? min}`)
  }
  const known = parameters.map(({ id }) => id)
  for (const name of under.names()) {
    if (known.includes(name)) continue
    const place = under.placeOfName(name)
    const message = `${quoted(cut(name))} is no size of ${quoted(folder.id)}. There are ${listed(parameters.map(inWords))}.`
    fields.findings.error('unknown-field', place, message, fixOf(nearNames(name, known), place))
  }
  return { domain: folder.id, size: Object.fromEntries(size) }
}

const inWords = ({ id, min, max }: SizeParameter): string => `${quoted(id)} (${min} to ${max})`

const exampleOf = (size: Readonly<Record<string, number>>): string =>
  Object.entries(size)
    .map(([id, value]) => `${id}: ${value}`)
    .join(', ')
