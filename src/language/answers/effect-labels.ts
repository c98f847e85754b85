// Labels, verbs and heads of columns that state which facts become true and which false.

import type { Item } from './items'
import { lineIndex } from './labels'
import { type Doc, spanAt, spansWithin } from './lines'
import { nonesOf } from './none'

/** same: mentioned, and unchanged. */
export type Sign = 'pos' | 'neg' | 'same'

const positive =
  '(?:devien(?:t|nent)|wird|werden|wordt|worden|diventa(?:no)?|se vuelven?|se hacen?|pasan? a ser|tornam?-se)[ _-](?:vraie?s?|wahr|waar|ver[aeio]|verdader[oa]s?|verdadeir[oa]s?)|正面效果|正效果|正面|添加(?:效果)?|变为真|(?:effets?|efectos?|effetti)[ _-]positi(?:fs?|vos?|vi)|positive[ _-]effekte|positive[ _-]wirkungen|positive(?:[ _-]effe(?:ct|kt)[se]?|[ _-]list|[ _-]facts)?|pos|add(?:ed)?[ _](?:effects?|list|facts)|adds?|added|additions?|gain(?:s|ed)?|becom(?:e|es|ing)[ _-]true|become(?:s)?[ _-](?:now[ _-])?true|made[ _-]true|mak(?:es|ing)[ _-]true|now[ _-]true|true[ _-]after|newly[ _-]true|turn(?:s|ed)?[ _-]true|to[ _-]true|false[ _-]to[ _-]true|false[ _-](?:->|→|=>)[ _-]true|true[ _-]now|true(?=:\\s)|(?<!(?:already|currently|initially|previously|before|were|are|all)\\s)true[ _-](?:propositions|facts|atoms|effects)|new[ _-]facts|newly[ _-]holds?|now[ _-]holds?|will[ _-]hold|start(?:s)?[ _-]to[ _-]hold|starts?[ _-]holding|set[ _-]to[ _-]true|set|becomes?|are[ _-]true[ _-]now|plus|established|create[sd]?|now(?=["*_`]{0,3}\\s?:)|f(?:alse)?\\s?(?:->|→|=>|⇒)\\s?t(?:rue)?|what[ _-]becomes[ _-]true|effects[ _-]that[ _-]become[ _-]true|appears?|t(?!\\s?(?:->|→|=>|⇒))'
const negative =
  '(?:devien(?:t|nent)|wird|werden|wordt|worden|diventa(?:no)?|se vuelven?|se hacen?|pasan? a ser|tornam?-se)[ _-](?:faux|fausses?|falsch|onwaar|fals[aeio]s?)|负面效果|负效果|负面|删除(?:效果)?|变为假|(?:effets?|efectos?|effetti)[ _-](?:negativ(?:os?|i)|négatifs?)|negative[ _-]effekte|negative[ _-]wirkungen|negative(?:[ _-]effe(?:ct|kt)[se]?|[ _-]list|[ _-]facts)?|neg|delet(?:e|ed|ion)[ _](?:effects?|list|facts)|del|deletes?|deleted|deletions?|delete[ _]list|remov(?:e|es|ed|als?)|los(?:e|es|t)|becom(?:e|es|ing)[ _-](?:now[ _-])?false|made[ _-]false|mak(?:es|ing)[ _-]false|no[ _-]longer(?:[ _-]true|[ _-]holds?|[ _-]hold)?|false[ _-]after|newly[ _-]false|turn(?:s|ed)?[ _-]false|to[ _-]false|true[ _-]to[ _-]false|true[ _-](?:->|→|=>)[ _-]false|ceas(?:e|es|ed)[ _-]to[ _-]hold|ceas(?:e|es)|stop(?:s)?[ _-](?:holding|being[ _-]true)|set[ _-]to[ _-]false|false[ _-]now|false(?=:\\s)|(?<!(?:already|currently|initially|previously|before|were|are|all)\\s)false[ _-](?:propositions|facts|atoms|effects)|now[ _-]false|minus|destroyed|unset|not(?=["*_`]{0,3}\\s?:)|t(?:rue)?\\s?(?:->|→|=>|⇒)\\s?f(?:alse)?|what[ _-]becomes[ _-]false|gone|effects[ _-]that[ _-]become[ _-]false|disappears?|cleared|f(?!\\s?(?:->|→|=>|⇒))'
/** Sections that describe neither. */
const neither =
  'precondition\\w*|unchanged|unaffected|remains?[ _-](?:true|false|unchanged|the[ _-]same)|stays?[ _-](?:true|false|the[ _-]same|unchanged)|explanation|reason\\w*|note|why|before|current[ _-]state|initial[ _-]state|state[ _-]before|frame|no[ _-]change|not[ _-]affected|not[ _-]effects?|already[ _-](?:true|false)|do(?:es)?[ _-]not[ _-]change|不变|unver\\w+ndert|sin[ _-]cambios?|inchang\\w+'

/** Reported by both states: what is so afterwards decides. */
const then = String.raw`(?:now|before(?:hand)?|currently|at first|initially|previously)\b[^\n:()]{0,40}`
const nowTrue = String.raw`(?:false|not true) ${then}\btrue\b|first list|list (?:1|one|a)\b|it (?:becomes|is now) true that`
const nowFalse = String.raw`true ${then}\b(?:false|not true)\b|second list|list (?:2|two|b)\b|it is no longer (?:true|the case) that|it becomes false that`
const unlike = String.raw`keeps? (?:holding|true)|true ${then}\b(?:still|remain\w*|stay\w*) true|continue\w*`

// Inside a word of Latin letters, where most places are, the first look back ends the try, and costs least.
const head = new RegExp(
  String.raw`(?<![a-z0-9_-])(?<![\p{L}\p{N}_-])(?:(${unlike}|${neither})|(${nowFalse}|${negative})|(${nowTrue}|${positive}))(?![\p{L}\p{N}_]|-\p{L})`,
  'gu',
)

export interface Label {
  readonly from: number
  readonly to: number
  readonly sign: Sign | undefined
  /** Heads what it describes: ends with a colon, or is a heading, a field, a verb. */
  readonly firm: boolean
  /** A colon or a bracket is right after it: it describes what follows, never of the fact before. */
  readonly leads: boolean
}

/** The labels of a response, in order. */
export function labelsOf({ low, lines, text }: Doc, items: readonly Item[]): Label[] {
  const found: Label[] = []
  for (const match of low.matchAll(head)) {
    const from = match.index
    if (text[from - 1] === '/') continue
    const to = from + match[0].length
    const holder = items[spanAt(items, from)]
    if (holder !== undefined && holder.from <= from && holder.english !== true) continue
    // `(a b): false → true` describes the fact before it.
    const fact = items[spanAt(items, from) - 1]
    if (isChange(match[0]) && fact !== undefined && isBehind(text, fact, from)) continue
    const line = lines[lineIndex(lines, from)]!
    const sign: Sign | undefined = match[1] !== undefined ? undefined : match[2] !== undefined ? 'neg' : 'pos'
    const behind = text.slice(to, Math.min(line.to, to + 120))
    const before = low.slice(Math.max(line.from, from - 240), from)
    const leads = leading.test(behind)
    const opens =
      (leads && fact !== undefined && endsBefore.test(text.slice(fact.to, from))) ||
      (leads && emptyBefore.test(before)) ||
      !/[\p{L}\p{N}]/u.test(before.replace(/^\W*\d{1,3}[.)]/, '')) ||
      /(?:propositions?|facts?|effects?|atoms?|what|that|which|list of|the|things|now|list \d|first list|second list|newly|of)\s(?:\w+\s){0,4}$/u.test(
        before,
      ) ||
      /[.;:,({["'*<]\s*["'*_`$\s]*$/.test(before) ||
      /(?:^|[.;!?]\s)\W*(?:so|thus|therefore|hence|then|finally|with|the)[,:]?\s+$/.test(before)
    const colon =
      (text[from - 1] === '<' && text[to] === '>') ||
      /^["'*_`\s}]{0,4}(?:[^\n:()[\]{}.]{0,60}(?:\([^()\n]{0,60}\)[^\n:()[\]{}]{0,10})?[:=]|(?:effects?|facts?|list)?["'*_`\s]*(?:\([^()\n]{0,60}\))?["'*_`\s]*(?:$|\n|[-–—|]|[[(]))/u.test(
        behind,
      )
    const verb =
      /^(?:adds?|deletes?|removes?|gains?|loses|creates?|makes true|makes false|adding|removing|deleting|sets?|it .* that)$/.test(
        match[0],
      )
    const single =
      /^[tf]$|^(?:set|becomes?|plus|minus|added|removed|deleted|lost|t|f|cleared|appears?|disappears?)$/.test(match[0])
    const list = /^(?:effects?|list|facts)?["'*_`\s]*(?:are|is|include)\b/u.test(behind.trim())
    const firm =
      verb ||
      ((opens || match[1] !== undefined) &&
        (colon || (list && !single)) &&
        !(single && !/^["'*_`]{0,4}\s?(?:\([^()\n]{0,30}\))?["'*_`]{0,4}:/.test(behind)))
    if (!firm) continue
    const last = found.at(-1)
    if (last !== undefined && from < last.to) continue
    // Parts of one heading: "facts that become true (positive effects):".
    if (
      last !== undefined &&
      sign === last.sign &&
      !/[\n:]/.test(low.slice(last.to, from)) &&
      spansWithin(items, last.to, from).length === 0
    ) {
      found[found.length - 1] = { ...last, to }
      continue
    }
    found.push({ from, to, sign, firm, leads })
  }
  return found
}

const leading = /^["'*_`]{0,4}\s?(?:[:=]|[[{]|[-–—]{1,2}\s?[["'`(])/u
/** Between a fact and a label that opens the next list on the same line. */
const endsBefore = /^["'*_`.,;|)\]}]{0,8}[^\S\n]{1,9}(?:\||and |but |while )?["'*_`\s]{0,6}$/

const emptyBefore = /(?:\b(?:none|nothing|empty)|\[\s*\]|\{\s*\}|∅)["'*_`.,;|)]{0,4}\s{1,9}["'*_`|]{0,6}$/

/** `false → true`, `true to false`. */
const isChange = (words: string): boolean => /^(?:true|false|[tf])\W.*(?:true|false|[tf])$/.test(words)

const isBehind = (text: string, fact: Item, at: number): boolean =>
  at - fact.to < 24 && !/[\p{L}\p{N}\n;.]/u.test(text.slice(fact.to, at))

/** Which list the head of a column names. */
export function signOfWords(words: string): Sign | undefined {
  if (words === '') return undefined
  const match = new RegExp(String.raw`^\W*(?:(${negative})|(${positive}))(?![\p{L}\p{N}_])`, 'u').exec(words)
  if (match === null || /^\W*(?:before|after|true|false|set)\b/.test(words)) return undefined
  return match[1] !== undefined ? 'neg' : 'pos'
}

/** Where the list in square brackets right after a label closes; infinity without. */
export function closeOf({ text }: Doc, label: number): number {
  const open = /^["'*_\x60\s:=]{0,8}\[/.test(text.slice(label, label + 12))
  const close = open ? text.indexOf(']', label) : -1
  return close < 0 ? Infinity : close
}

/** `Negative effects: none`, `Negative effects: []`. */
export const isEmptyBehind = ({ text }: Doc, label: Label, nones: readonly { from: number }[]): boolean => {
  const none = nones[spanAt(nones as never, label.to)]
  const near = none !== undefined && none.from - label.to < 12
  return near || /^["'*_`\s:=]{0,8}(?:\[\s*\]|\{\s*\}|-\s*$)/.test(text.slice(label.to, label.to + 24))
}

/** `Positive effects: []`, `Negative effects: none`: labels of both signs, and none with a fact after it. */
export function areBothEmpty(doc: Doc, labels: readonly Label[]): boolean {
  const signed = labels.filter(({ firm, sign }) => firm && (sign === 'pos' || sign === 'neg'))
  const nones = nonesOf(doc)
  return new Set(signed.map(({ sign }) => sign)).size === 2 && signed.every(label => isEmptyBehind(doc, label, nones))
}
