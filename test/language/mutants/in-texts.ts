// Faults outside wordings (introduction, names of types, lists), and faults of rendered wordings: lists of objects,
// articles before names, repetitions, exchanged texts, or phrases of an action that exists after all.

import { slotNames } from '#language/english/template'
import { takesAn } from '#language/english/checks/slips'
import type { Wording } from '#language/english/checks/wordings'
import { kindsOf } from '#planning/task/universe'
import type { Mutant, Sound } from './mutant'
import { replaced, rewritten } from './mutant'

/** A change of the introduction: what, the code, what is looked for in it, what is there instead. */
const slips: readonly (readonly [string, string, RegExp, string])[] = [
  ['two blanks', 'double-blank', /(\w) (\w)/, '$1  $2'],
  ['blank before a comma', 'blank-before-mark', /(\w) (\w)/, '$1 , $2'],
  ['two commas', 'list-slip', /(\w) (\w)/, '$1,, $2'],
  ['two full stops', 'full-stop', /\.(\s)/, '..$1'],
  ['tag left over', 'leftover-markup', /(\w) (\w)/, '$1 <b>$2'],
  ['slot left over', 'leftover-markup', /(\w) (\w)/, '$1 {thing} $2'],
  ['wrong article', 'article', /(\w) (\w)/, '$1 near a area $2'],
  ['word twice', 'repeated-word', /(\w{3}) (\w)/, '$1 quite quite $2'],
  ['no full stop', 'introduction-end', /\.\s*$/, ''],
  ['small letter', 'capital', /\. [A-Z]/, '. small'],
]

function introduction(sound: Sound): Mutant[] {
  const span = sound.phrases.introductionSpan!
  const text = sound.text.slice(span.from, span.to)
  const changed = slips.flatMap(([what, code, pattern, by]) => {
    const match = pattern.exec(text)
    if (match === null) return []
    const at = { from: span.from + match.index, to: span.from + match.index + match[0].length }
    const last = code === 'introduction-end' ? '\n' : ''
    const to = match[0].replace(pattern, by) + last
    return [replaced(sound, at, to || match[0].replace(/\./, ''), `introduction: ${what}`, code)]
  })
  const stop = span.from + text.lastIndexOf('.')
  const at = { from: stop, to: stop + 1 }
  const much = `.${' It takes a while to tell all of that.'.repeat(60)}`
  return [...changed, replaced(sound, at, much, 'introduction: too long', 'long-introduction')]
}

function types(sound: Sound): Mutant[] {
  return sound.phrases.types.flatMap(({ one, many, spans }) => {
    if (spans === undefined || one === many) return []
    return [
      replaced(sound, spans.one, `${takesAn(one) ? 'an' : 'a'} ${one}`, 'type with an article', 'article'),
      replaced(sound, spans.many, one, 'type without a plural', 'plural'),
      replaced(sound, spans.many, `${many}.`, 'type with a full stop', 'mark-at-end'),
    ]
  })
}

function lists(sound: Sound): Mutant[] {
  const { phrases, domain } = sound
  const kinds = kindsOf(domain)
  const found: Mutant[] = []
  for (const list of ['state', 'setting'] as const) {
    const [name] = phrases[list]
    const at = phrases.places?.[list][0]
    if (name === undefined || at === undefined) continue
    const isFlow = /[[,]\s*$/.test(sound.text.slice(0, at.from))
    const before = sound.text.slice(sound.text.lastIndexOf('\n', at.from) + 1, at.from)
    const twice = (other: string): string => (isFlow ? `${other}, ${name}` : `${other}\n${before}${name}`)
    found.push(replaced(sound, at, twice(name), `${name} listed twice`, 'listed-twice'))
    const other = domain.predicates.find(
      (each, i) =>
        phrases[list === 'state' ? 'setting' : 'state'].includes(each.name) &&
        (kinds[i] === 'static') === (list === 'state'),
    )
    if (other !== undefined)
      found.push(replaced(sound, at, twice(other.name), `${other.name} in ${list} too`, 'wrong-list'))
  }
  return found
}

/** The noun for one thing before the slot that becomes a list. */
function gathered(sound: Sound): Mutant[] {
  return sound.wordings.flatMap(wording => {
    const { gather, parameters, template } = wording
    if (gather === undefined || !/^[^{]*\{/.test(template.text)) return []
    const type = wording.types[parameters.indexOf(gather)]?.[0]
    const forms = sound.phrases.types.find(({ name }) => name === type)
    const before = template.text.split(`{${gather}}`)[0]!
    if (forms === undefined || forms.one === forms.many || /[\w\]] $/.test(before)) return []
    const text = template.text.replace(`{${gather}}`, `${forms.one} {${gather}}`)
    return [rewritten(sound, wording, text, 'one noun for several', 'plural')]
  })
}

/** An article that does not suit the names of the type. */
function articles(sound: Sound): Mutant[] {
  return sound.wordings.flatMap(wording => {
    const { use, gather, parameters, template } = wording
    const slot = slotNames(template).at(-1)
    if (use === 'foreign' || gather !== undefined || slot === undefined) return []
    if (template.text.includes(`and {${slot}}`)) return []
    const type = wording.types[parameters.indexOf(slot)]?.[0] ?? 'object'
    const wrong = takesAn(type) ? 'a' : 'an'
    if (!template.text.includes(` {${slot}}`)) return []
    const text = template.text.replace(` {${slot}}`, ` ${wrong} {${slot}}`)
    return [rewritten(sound, wording, text, 'article before a name', 'article')]
  })
}

/** A line of a list once more. */
function twice(sound: Sound): Mutant[] {
  return sound.wordings.flatMap(wording => {
    const { from, to } = wording.template.span
    const start = sound.text.lastIndexOf('\n', from) + 1
    const end = sound.text.indexOf('\n', to)
    const line = sound.text.slice(start, end)
    if (!/^\s*- /.test(line) || wording.use === 'told') return []
    const mutant = replaced(sound, { from: end, to: end }, `\n${line}`, 'twice', 'duplicate-wording')
    return [{ ...mutant, name: `${mutant.name} ${wording.template.text}` }]
  })
}

const affirmed = (text: string): string => text.replace(/\b(is|are|has|was) not\b/, '$1')

/** Wordings for `holds` and `fails`, exchanged. */
function swapped(sound: Sound): Mutant[] {
  return [...sound.phrases.predicates.values()].flatMap(({ name, holds, fails }) => {
    if (/(?:^|-)(?:no|not|non|un)|^(?:in|dis)/.test(name)) return []
    const own = sound.wordings.filter(({ head, use }) => head === name && /holds|fails/.test(use))
    const pair = own.flatMap(one =>
      own
        .filter(
          other =>
            one.use === 'holds' &&
            other.use === 'fails' &&
            one.template.text === affirmed(other.template.text) &&
            one.template.text !== other.template.text,
        )
        .map(other => [one, other] as const),
    )[0]
    // Another wording of either sort would read like the one that is put in its place.
    if (pair === undefined || fails.length > 1 || holds.length === 0) return []
    const [one, other] = pair
    const after = rewritten(sound, other, one.template.text, 'swapped', 'says-the-opposite')
    const { from, to } = one.template.span
    const isQuoted = /["']/.test(sound.text[from - 1] ?? '')
    const by = isQuoted ? other.template.text : JSON.stringify(other.template.text)
    const text = after.text.slice(0, from) + by + after.text.slice(to)
    return [{ ...after, text, at: { from, to: from + by.length } }]
  })
}

/** A phrase that is to name no action, and names one. */
function named(sound: Sound): Mutant[] {
  const foreign = sound.wordings.filter(({ use }) => use === 'foreign')
  const actions = sound.wordings.filter(({ use }) => use === 'action')
  return foreign.flatMap((wording, i) => {
    const action = actions[i % Math.max(1, actions.length)]
    if (action === undefined) return []
    return [rewritten(sound, wording, asForeign(action), 'names an action', 'names-an-action')]
  })
}

/** An action's wording with types in its slots. */
const asForeign = ({ template, parameters, types }: Wording): string =>
  template.text.replace(/\{([\w-]+)\}/g, (_, name: string) => `{${types[parameters.indexOf(name)]?.[0] ?? 'object'}}`)

/** A predicate described in the words of another: two states that differ are described alike. */
function describedAlike(sound: Sound): Mutant[] {
  const { phrases, wordings } = sound
  const listed = [...phrases.state, ...phrases.setting]
  return wordings.flatMap(wording => {
    const { use, head, types, parameters } = wording
    if (use !== 'told' || !listed.includes(head)) return []
    const other = wordings.find(
      each =>
        each.head !== head &&
        listed.includes(each.head) &&
        (each.use === 'told' || (each.use === 'holds' && phrases.predicates.get(each.head)!.told === undefined)) &&
        each.template === (phrases.predicates.get(each.head)!.told ?? phrases.predicates.get(each.head)!.holds[0]) &&
        JSON.stringify(each.types) === JSON.stringify(types) &&
        (each.gather === undefined) === (wording.gather === undefined) &&
        (each.gather === undefined || each.parameters.indexOf(each.gather) === parameters.indexOf(wording.gather!)),
    )
    if (other === undefined) return []
    const text = other.template.text.replace(
      /\{([\w-]+)\}/g,
      (_, name: string) => `{${parameters[other.parameters.indexOf(name)]}}`,
    )
    return [rewritten(sound, wording, text, 'told like another', 'told-alike')]
  })
}

const MUCH =
  ' while the sun slowly rises behind the far hills and shines on everything that lies below them, which takes longer than anyone in this part of the world would ever have thought possible before it did finally happen'

const long = (sound: Sound): Mutant[] =>
  sound.wordings
    .filter((_, i) => i % 3 === 0)
    .map(wording => rewritten(sound, wording, wording.template.text + MUCH, 'long', 'long-wording'))

export const inTexts = (sound: Sound): Mutant[] =>
  [introduction, types, lists, gathered, articles, twice, swapped, named, describedAlike, long].flatMap(seed =>
    seed(sound),
  )
