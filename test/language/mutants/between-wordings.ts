// Faults between wordings and in sections: equal or opposite wordings, missing, misnamed or omitted entries.

import type { Mutant, Sound } from './mutant'
import { replaced, rewritten } from './mutant'

/** A wording of one thing in the place of another's, slot by slot. */
function readAlike(sound: Sound): Mutant[] {
  return sound.wordings.flatMap(wording => {
    const { use, head, types, parameters } = wording
    if (use !== 'holds' && use !== 'action') return []
    const other = sound.wordings.find(
      each =>
        each.use === use &&
        each.head !== head &&
        JSON.stringify(each.types) === JSON.stringify(types) &&
        new Set(parameters).size === each.parameters.length,
    )
    if (other === undefined) return []
    const text = other.template.text.replace(
      /\{([\w-]+)\}/g,
      (_, name: string) => `{${parameters[other.parameters.indexOf(name)]}}`,
    )
    return [rewritten(sound, wording, text, 'reads like another', 'same-text')]
  })
}

/** A wording for a fact that holds in the place of one for a fact that does not, and the other way round. */
function reportOpposite(sound: Sound): Mutant[] {
  return sound.wordings.flatMap(wording => {
    const { use, head } = wording
    if (use !== 'fails' && use !== 'holds') return []
    const opposite = sound.wordings.find(
      each => each.head === head && each.use === (use === 'fails' ? 'holds' : 'fails'),
    )
    if (opposite === undefined) return []
    return [rewritten(sound, wording, opposite.template.text, 'says the opposite', 'says-the-opposite')]
  })
}

/** The lines of an entry: from its key to the next line that is indented no more. */
function linesOf(text: string, from: number): { from: number; to: number } {
  const start = text.lastIndexOf('\n', from) + 1
  const indent = /^ */.exec(text.slice(start))![0].length
  const rest = text.slice(text.indexOf('\n', from) + 1)
  const end = new RegExp(`^ {0,${indent}}\\S`, 'm').exec(rest)
  return { from: start, to: text.length - rest.length + (end?.index ?? rest.length) }
}

/** Predicates and actions taken out, or misnamed. */
function entries(sound: Sound): Mutant[] {
  const { phrases, text } = sound
  return (['predicate', 'action'] as const).flatMap(what =>
    [...(what === 'predicate' ? phrases.predicates : phrases.actions).values()].flatMap(entry => {
      const lines = linesOf(text, entry.span.from)
      const section = text.search(new RegExp(`^${what}s:`, 'm'))
      const gone = replaced(sound, lines, '', `${what} taken out`, `missing-${what}`)
      const name = `${entry.name}-zz`
      return [
        // The place of what is missing is the key of its section.
        { ...gone, at: { from: section, to: section + 6 } },
        replaced(sound, entry.span, name, `${what} misnamed`, `unknown-${what}`),
      ]
    }),
  )
}

/** A predicate that no context describes. */
function leftOut(sound: Sound): Mutant[] {
  const { phrases, text } = sound
  return [...phrases.state, ...phrases.setting].flatMap(name => {
    // Predicates that no action requires give no information.
    const actions = sound.domainText.slice(sound.domainText.indexOf('(:action'))
    if (!new RegExp(`\\(${name}[\\s)]`, 'i').test(actions)) return []
    const key = phrases.state.includes(name) ? 'state' : 'setting'
    const start = text.search(new RegExp(`^${key}:`, 'm'))
    const own = linesOf(text, start)
    const list = text.slice(own.from, own.to)
    const without = list.replace(
      new RegExp(`(\\n\\s*- "?${name}"?(?=\\n))|([\\[,]\\s*)"?${name}"?(?=\\s*[,\\]])(\\s*,)?`),
      (_, line?: string, open?: string, comma?: string) =>
        line !== undefined
          ? ''
          : comma !== undefined
            ? open!.includes('[')
              ? open!
              : ','
            : open!.includes('[')
              ? '['
              : '',
    )
    if (without === list) return []
    const mutant = replaced(sound, own, without, `${name} left out of ${key}`, 'left-out')
    const entry = phrases.predicates.get(name)!.span
    const shift = entry.from > own.from ? mutant.text.length - text.length : 0
    const at = { from: entry.from + shift, to: entry.to + shift }
    return [{ ...mutant, at, needsProblem: true }]
  })
}

/** Sections and the YAML itself. */
function sections(sound: Sound): Mutant[] {
  const { text, phrases } = sound
  const at = (pattern: RegExp): { from: number; to: number } => {
    const match = pattern.exec(text)!
    return { from: match.index, to: match.index + match[0].length }
  }
  const gathered = [...phrases.predicates.values()].find(({ gather }) => gather !== undefined)
  const gather = /gather: (\S+)/.exec(text)
  const type = phrases.types[0]!
  const forms = new RegExp(`^ {2}"?${type.name}"?: \\[.*\\]$`, 'm').exec(text)
  return [
    replaced(sound, at(/^predicates:/m), 'predicats:', 'section misnamed', 'unknown-key'),
    replaced(sound, at(/^actions:/m), 'actionss:', 'section misnamed', 'unknown-key'),
    replaced(sound, at(/^state:/m), 'states:', 'section misnamed', 'unknown-key'),
    replaced(sound, at(/^types:/m), '\ttypes:', 'tab', 'yaml'),
    ...(gather === null || gathered === undefined
      ? []
      : [
          replaced(
            sound,
            { from: gather.index, to: gather.index + gather[0].length },
            'gather: zz',
            'gather misnamed',
            'unknown-parameter',
          ),
        ]),
    ...(forms === null
      ? []
      : [
          replaced(
            sound,
            { from: forms.index, to: forms.index + forms[0].length },
            `  ${type.name}: [${type.one}]`,
            'one form',
            'type-forms',
          ),
        ]),
  ]
}

export const betweenWordings = (sound: Sound): Mutant[] => [
  ...readAlike(sound),
  ...reportOpposite(sound),
  ...entries(sound),
  ...leftOut(sound),
  ...sections(sound),
]
