// Faults within single wordings: their slots, their style.

import type { Mutant, Sound } from './mutant'
import { replaced, rewritten } from './mutant'
import type { Wording } from '#language/english/checks/wordings'

type Seed = (sound: Sound, wording: Wording) => Mutant | undefined

const slots = ({ template }: Wording) => template.parts.filter(part => part.kind === 'slot')
const isStated = ({ use }: Wording): boolean => use !== 'foreign'

const slotMisspelt: Seed = (sound, wording) => {
  const slot = slots(wording)[0]
  if (slot === undefined) return undefined
  const code = isStated(wording) ? 'unknown-parameter' : 'unknown-type'
  return replaced(sound, slot.span, `{${slot.name}qq}`, 'slot misspelt', code)
}

const slotLeftOut: Seed = (sound, wording) => {
  const slot = slots(wording).at(-1)
  if (slot === undefined || !isStated(wording) || slots(wording).length < 2) return undefined
  const text = wording.template.text.replace(new RegExp(` ?\\{${slot.name}\\}`), '')
  return rewritten(sound, wording, text.replace(/[,\s]+$/, ''), 'slot left out', 'unused-parameter')
}

const slotTwice: Seed = (sound, wording) => {
  const slot = slots(wording)[0]
  if (slot === undefined || !isStated(wording)) return undefined
  const text = `${wording.template.text} near {${slot.name}}`
  return rewritten(sound, wording, text, 'slot twice', 'duplicate-parameter')
}

/** Seeded where the words describe: a noun of one type before a slot of another, with no type above or below the other. */
const slotsSwapped: Seed = (sound, wording) => {
  const [one, other, more] = slots(wording)
  if (one === undefined || other === undefined || more !== undefined || !isStated(wording)) return undefined
  const typeOf = (name: string): string | undefined => wording.types[wording.parameters.indexOf(name)]?.[0]
  const nounBefore = (name: string): string | undefined =>
    sound.phrases.types.find(
      type =>
        type.name === typeOf(name) && new RegExp(`(?:^|\\s)${type.one} \\{${name}\\}`, 'i').test(wording.template.text),
    )?.name
  const nouns = [nounBefore(one.name), nounBefore(other.name)]
  if (nouns[0] === undefined || nouns[1] === undefined || nouns[0] === nouns[1]) return undefined
  const tops = nouns.map(noun => sound.domain.types.find(({ name }) => name === noun))
  const above = (i: number): readonly string[] => tops[i]?.parents.map(({ name }) => name) ?? []
  if (above(0).includes(nouns[1]) || above(1).includes(nouns[0])) return undefined
  const swapped = wording.template.text.replace(
    /\{(\w[\w-]*)\}/g,
    (_, name: string) => `{${name === one.name ? other.name : one.name}}`,
  )
  return rewritten(sound, wording, swapped, 'slots swapped', 'argument-order')
}

/** Style: the change of the text, and the code. */
const slips: readonly (readonly [string, string, (text: string) => string])[] = [
  ['full stop', 'mark-at-end', text => `${text}.`],
  ['blank at the end', 'blank-at-edge', text => `${text} `],
  ['two blanks', 'double-blank', text => text.replace(' ', '  ')],
  ['blank before a comma', 'blank-before-mark', text => `${text} , now`],
  ['two commas', 'list-slip', text => `${text},, now`],
  ['tag left over', 'leftover-markup', text => `${text} <b>now</b>`],
  ['stars left over', 'leftover-markup', text => `${text} **now**`],
  ['note left over', 'leftover-markup', text => `${text} TODO`],
  ['wrong article', 'article', text => `${text} in a area`],
  ['wrong article', 'article', text => `${text} near an post`],
  ['word twice', 'repeated-word', text => `${text} in in here`],
]

/** Each wording gets one of the slips, in turn, so that all slips occur in all domains. */
const styled: Seed = (sound, wording) => {
  const at = sound.wordings.indexOf(wording)
  const [what, code, change] = slips[at % slips.length]!
  const text = change(wording.template.text)
  return text === wording.template.text ? undefined : rewritten(sound, wording, text, what, code)
}

const capital: Seed = (sound, wording) => {
  const { text } = wording.template
  if (!/^[a-z][a-z]/.test(text) || wording.use === 'told') return undefined
  return rewritten(sound, wording, text[0]!.toUpperCase() + text.slice(1), 'capital', 'capital')
}

const plural: Seed = (sound, wording) => {
  const { text } = wording.template
  if (!/^\{[\w-]+\} (is|\[is\|are\])/.test(text)) return undefined
  return rewritten(sound, wording, text.replace(/(\} )(is|\[is\|are\])/, '$1are'), 'plural', 'plural')
}

export const inWordings = (sound: Sound): Mutant[] =>
  sound.wordings.flatMap(wording =>
    [slotMisspelt, slotLeftOut, slotTwice, slotsSwapped, styled, capital, plural].flatMap(
      seed => seed(sound, wording) ?? [],
    ),
  )
