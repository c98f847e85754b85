// A list of actions as the answer: all applicable ones, or a shortened plan.

import { isLeftOut } from './discourse/phrases'
import { isCutByWord } from './discourse/ending'
import { isWithdrawn } from './discourse/versions'
import { edited, takenFrom } from './edits'
import { type Choice, type Mention, nothing } from './mention'
import { ambiguous } from './resolve'
import type { Item } from './items'
import { type Region, regionsOf } from './labels'
import { type Doc, docOf, sentencesFrom } from './lines'
import { blanked } from './mask'
import { type Group, groupsOf, isLoop, isObjected, joined } from './lists'
import { chooseOne } from './choose'
import { columnHead } from './rows'
import type { ReadItem } from './reading'
import { readInFull } from './left-over'
import { itemsOf, readItem, wanted, withoutPatterns } from './mentions'
import { Names } from './names'
import { asEmpty, type Empty, emptyLists, fromEmpty } from './empty-lists'
import { ofPart, withoutRemoved } from './removals'
import { optionMeaning, type Reader, type Sought, shapeOf } from './sought'
import type { WordMeaning } from './worth'

/** All that fit, or what is left of a given plan. */
type Manner = 'set' | 'rest'

const notThis: Readonly<Record<Manner, RegExp>> = {
  set: /\b(?:not(?: currently| yet)? (?:applicable|possible|valid|allowed|executable|available)|inapplicable|non-?applicable|cannot|can't|impossible|invalid|excluded|ruled out|illegal|unavailable|infeasible|rejected|eliminated|fail|blocked|aren't|isn't|don't|nicht (?:anwendbar|ausf\w+|m\w+glich)|no (?:son |es )?(?:aplicables?|posibles?)|(?:non|pas|in)\s?applicables?|inaplicables?)\b|不可执行|不适用|不能|无法|不可|^\W*(?:no|not|incorrect|wrong)\b[^.]{0,40}$|[✗✘❌]/u,
  rest: /删除|移除|去掉|\b(?:entfernt\w*|gestrichen\w*|eliminad[oa]s?|supprim\w*|retir\w*|remov\w*|delet\w*|drop(?:s|ped|ping)?|omit\w*|skip\w*|unnecessary|redundant|without|exclud\w*|original|given plan|input|initial plan|eliminat\w*|leav\w* out|left out|cut|cancel\w*|candidates?|superfluous|unneeded|needless|first plan|old plan|before|useless|wasteful|instead of|needs|requires|because|since|could|pairs?|step \d+ and)\b(?![^:]*\b(?:simplified|resulting|new|final|remaining|shorter|answer|plan is|plan becomes|gives|leaves|get)\b[^:]*:?\s*$)/u,
}
/** Ends the words over a list of exceptions: `none are applicable except …`. */
const exceptEnd = /\b(?:except(?: for)?|apart from|aside from|other than|save for|but)["'*_`:\s]*$/
const excludesThis = (manner: Manner, head: string): boolean =>
  notThis[manner].test(head) && !(manner === 'set' && exceptEnd.test(head))
const aside =
  /\b(?:precondition\w*|effects?|reason\w*|explanation|why|because|current state|state|initial|facts?|goal|note|check\w*|consider\w*|candidates?|all (?:ground |possible |potential )?actions|possible groundings|schemas?|would (?:become|make|need|be)|after(?:wards)?|becomes? (?:applicable|possible)|next step|enable[sd]?|requires?|needs?|tempting|might|example)\b/u
const wantedHead: Readonly<Record<Manner, RegExp>> = {
  set: /\b(?:applicable|available|possible|valid|legal|executable|can|answer|final|may|could|allowed|list|actions)\b/u,
  rest: /\b(?:simplified|resulting|reduced|new|final|shorter|remaining|answer|solution|gives|leaves|leaving|yields|get|becomes|left|plan|trimmed|cleaned|optimi[sz]ed|minimal|keep|kept|updated|improved)\b/u,
}

/** Reads all that fit, or what is left of a given plan. */
export const readList: Reader = (text, hints, sought) => {
  const { of, sort } = shapeOf(sought, 'list')
  return listAnswer(docOf(text, hints.prompt), new Names(hints, sort), of === 'set' ? 'set' : 'rest', sought)
}

function listAnswer(whole: Doc, names: Names, manner: Manner, sought: Sought): Choice {
  const { labels, meaning } = sought
  const every = itemsOf(whole, names)
  const dropped = inOldColumns(whole, every, manner)
  const all = every.filter(item => !dropped.includes(item))
  const doc =
    dropped.length === 0 ? whole : { ...whole, text: blanked(whole.text, dropped), low: blanked(whole.low, dropped) }
  const items = wanted(all, 'action')
  const groups = groupsOf(doc, items, meaning)
  const regions = regionsOf(doc, labels)
  const empty = emptyLists(doc)
  const plan = manner === 'rest' ? (names.hints.given ?? []) : []
  const own = regions.filter(region => region.own)
  const named = regions.filter(region => !region.own)
  const found =
    fromOptions(doc, groups, sought) ??
    fromRegions(doc, manner, groups, own, empty, plan) ??
    fromRegions(doc, manner, groups, named, empty, plan) ??
    fromGroups(doc, manner, groups, plan, names.hints.schemas) ??
    fromEmpty(doc, empty, items) ??
    nothing
  if (found.answer?.kind === 'list' && plan.length > 0 && found.answer.items.length > plan.length)
    return { ...found, answer: { ...found.answer, items: onceRound(found.answer.items, plan.length) } }
  const last = amended(doc, manner, groups, plan, found)
  const end = last.answer?.kind === 'list' ? last.answer.items.at(-1)?.span.to : undefined
  if (end !== undefined && isWithdrawn(sentencesFrom(doc, end)))
    return {
      answer: null,
      doubt: { text: 'The text takes its list back, and gives no other.', others: [last.answer!] },
    }
  if (manner === 'rest' && found.answer === null && found.doubt === null)
    return withoutRemoved(doc, items, plan, meaning)
  if (manner === 'rest' && found.answer?.kind === 'list') {
    const rest = ofPart(doc, found.answer.items, items, plan)
    if (rest !== nothing) return rest
  }
  const mention = { items: all, meaning, either: manner === 'set' }
  return readInFull(doc, names, mention, plainly(withEdits(doc, manner, all, meaning, last), names))
}

/** A repeated plan counts once. */
function onceRound(items: readonly ReadItem[], longest: number): readonly ReadItem[] {
  const texts = items.map(({ text }) => text)
  for (let period = 2; period <= longest; period++)
    if (texts.every((text, i) => i < period || text === texts[i - period])) return items.slice(0, period)
  return items
}

/** Items in table columns that show the given data, next to columns that show the answer. */
function inOldColumns(doc: Doc, items: readonly Item[], manner: Manner): readonly Item[] {
  if (!doc.lines.some(({ marker }) => marker === 'table')) return []
  const heads = items.map(({ from }) => columnHead(doc, from))
  const isOld = (head: string): boolean => notThis[manner].test(head) && !wantedHead[manner].test(head)
  if (!heads.some(isOld) || !heads.some(head => wantedHead[manner].test(head))) return []
  return items.filter((_, i) => isOld(heads[i]!))
}

/** Lists that the response numbers or letters, before it names one of them as its answer. */
function fromOptions(doc: Doc, groups: readonly Group[], sought: Sought): Choice | undefined {
  const named = Array.from(doc.low.matchAll(optionName))
  const lists = new Map<string, Group>()
  const later: Mention[] = []
  for (const match of named) {
    const to = match.index + match[0].length
    const list = groups.find(group => group.from >= to && group.items.length > 1)
    const heads =
      list !== undefined &&
      /^["'*_\x60)\]\s:.–—-]{0,12}(?:[^\n]{0,60}:\s*)?["'*_\x60[\s\d.)-]{0,8}$/.test(doc.low.slice(to, list.from))
    if (heads && !lists.has(match[1]!)) lists.set(match[1]!, list)
    else {
      const known = lists.get(match[1]!)
      if (known === undefined) continue
      const items = known.items.map(readItem)
      later.push({ from: match.index, to, answer: { kind: 'list', items } })
    }
  }
  if (lists.size < 2 || later.length === 0) return undefined
  const chosen = chooseOne(doc, later, { ...sought, meaning: optionMeaning })
  return chosen.answer === null && chosen.doubt === null ? undefined : chosen
}
const optionName =
  /(?<![\p{L}\p{N}_-])(?:option|plan|version|alternative|candidate|attempt|solution|choice|list)\s{1,2}\(?#?(\d{1,2}|[a-h])\)?(?![\p{L}\p{N}_-])/gu

/** Applies what is retracted, added or replaced after the list. */
function withEdits(doc: Doc, manner: Manner, all: readonly Item[], meaning: WordMeaning, found: Choice): Choice {
  if (found.answer?.kind !== 'list' || found.answer.items.length === 0) return found
  const { items } = found.answer
  const actions = wanted(all, 'action')
  const taken = takenFrom(doc, actions, items[0]!.span.from).map(({ text }) => text)
  const left = items.filter(({ text }) => !taken.includes(text))
  const from = items.at(-1)!.span.to
  const choice: Choice = taken.length === 0 ? found : { ...found, answer: { kind: 'list', items: left } }
  return edited(doc, actions, { pos: left, neg: [] }, { entries: left, from, meaning, of: manner }, choice)
}

/** Without entries that stand for others of the list. */
const plainly = (choice: Choice, names: Names): Choice =>
  choice.answer?.kind === 'list'
    ? {
        ...choice,
        answer: { ...choice.answer, items: withoutPatterns(choice.answer.items, names) },
      }
    : choice

const takesBack =
  /\b(?:wait|actually|correction|sorry|oops|scratch that|mistake|on second thought|both have to go|let me (?:correct|fix|redo)|revised|corrected|complete list|i was wrong|better (?:alternative|version|list|plan)|(?:please )?use this|instead)\b/
const adds =
  /\b(?:forgot|forgotten|missed|left out|overlooked|also applicable|applicable (?:too|as well)|(?:one|two) more|in addition|additionally|should be added|(?:should|must|have to) (?:also )?add|add (?:to|also)|plus)\b/

/** Words over a plan that is not the answer. */
const givenPlan = /\b(?:original|given|input|old|before|initial|candidate|first)\b/
/** What is corrected or added after a list. */
function amended(doc: Doc, manner: Manner, groups: readonly Group[], plan: readonly string[], found: Choice): Choice {
  if (found.answer?.kind !== 'list') return found
  const end = found.answer.items.at(-1)?.span.to ?? 0
  let { answer } = found
  let at = end
  for (const group of groups) {
    if (group.from < end || group.items.length === 0) continue
    const between = doc.low.slice(at, group.from).slice(-400)
    const behind = doc.low.slice(group.to, group.to + 160).split('\n')[0]!
    const closed = group.shape !== 'run' || group.items.length > 2
    if (
      closed &&
      (takesBack.test(between) || isWithdrawn(sentencesFrom(doc, at, group.from))) &&
      !notThis[manner].test(group.head.split(/[.,]/).at(-1) ?? '')
    )
      answer = { kind: 'list', items: group.items.map(readItem) }
    else if (
      manner === 'set' &&
      adds.test(`${between} ${behind}`) &&
      !isLeftOut(between, behind) &&
      (group.itemStance.stance === 'given' || /\badd(?:ing)?\s+["'`*_]*$/.test(between))
    )
      answer = { kind: 'list', items: [...answer.items, ...group.items.map(readItem)] }
    else if (
      sizeOf(group, plan) === 'most' &&
      joined(group.items) !== joined(answer.items) &&
      !givenPlan.test(group.head)
    )
      return ambiguous([answer, { kind: 'list', items: group.items.map(readItem) }])
    else continue
    at = group.to
  }
  return answer === found.answer ? found : { answer, doubt: null }
}

const asAnswer = (items: readonly Item[]): Choice => ({
  answer: { kind: 'list', items: items.map(readItem) },
  doubt: null,
})

/** The last label with a list after it. */
function fromRegions(
  doc: Doc,
  manner: Manner,
  groups: readonly Group[],
  regions: readonly Region[],
  empty: readonly Empty[],
  plan: readonly string[],
): Choice | undefined {
  for (let i = regions.length - 1; i >= 0; i--) {
    const region = regions[i]!
    const label = doc.low.slice(region.at, region.from)
    if (manner === 'set' && notThis.set.test(label)) continue
    const text = doc.low.slice(Math.max(0, region.at - 24), region.at)
    if (/\b(?:not|in|non-?|no)\s?$/.test(text)) continue
    const inside = groups.filter(group => group.from < region.to && group.to > region.from)
    const first = inside.find(group => !isAside(manner, doc, group, region.from, plan) && group.items.length > 0)
    const none = empty.find(one => one.from >= region.from && one.to <= region.to)
    if (none !== undefined && (first === undefined || none.from < first.from)) {
      const lead = doc.low.slice(region.from, none.from)
      if (!/[\p{L}\p{N}]{2}/u.test(lead) || first === undefined) return asEmpty(none)
    }
    if (first !== undefined) return asAnswer(withSections(manner, doc, groups, first).flatMap(({ items }) => items))
    // The list may come some lines below the label.
    const near = groups.find(group => group.from >= region.to && group.from - region.to < 300)
    const between = near === undefined ? '' : doc.low.slice(region.to, near.from)
    if (
      near !== undefined &&
      region.own &&
      inside.length === 0 &&
      between.split('\n').length <= 4 &&
      !isAside(manner, doc, near, region.from, plan)
    )
      return asAnswer(withSections(manner, doc, groups, near).flatMap(({ items }) => items))
  }
  return undefined
}

/** Lists under headings of their own that go on with the first: `**Moves:** … **Parcels:** …`. */
function withSections(manner: Manner, doc: Doc, groups: readonly Group[], first: Group): Group[] {
  const taken = [first]
  if (manner === 'rest') return taken
  let last = first
  for (const group of groups) {
    if (group.from <= last.from) continue
    if (group.shape !== first.shape && group.shape === 'run') break
    const between = doc.low.slice(last.to, group.from)
    const heading =
      between
        .split('\n')
        .map(line => line.trim().replace(/^[-*•] /, ''))
        .filter(line => /[\p{L}]{2}/u.test(line) && !line.startsWith('('))
        .at(-1) ?? ''
    const isHeading = /:["'*_` ]*$|^#{1,6} |^\*\*[^*]+\*\*/.test(heading)
    if (first.shape !== 'rows' || !isHeading) break
    if (notThis.set.test(heading) || (aside.test(heading) && !/applicable|can /.test(heading))) break
    taken.push(group)
    last = group
  }
  return taken
}

function isAside(manner: Manner, doc: Doc, group: Group, from: number, plan: readonly string[]): boolean {
  const size = sizeOf(group, plan)
  if (size === 'most') return false
  if (size === 'all') return !unchanged.test(doc.low.slice(Math.max(0, group.from - 240), group.from))
  const own = group.from > from ? doc.low.slice(Math.max(from, group.from - 200), group.from) : ''
  const line = own.split('\n').at(-1) ?? ''
  const head = /[\p{L}]{2}/u.test(line) || group.shape !== 'rows' ? line : group.from - from < 4 ? '' : group.head
  return notThis[manner].test(head) || (aside.test(head) && !wantedHead[manner].test(head))
}

/** `Nothing can be left out, so the simplified plan is the original one: …` */
const unchanged =
  /\b(?:nothing|no (?:actions?|steps?|pair)) (?:can|could|may|must|should|needs? to) be (?:left out|removed|dropped|omitted|skipped|deleted)\b|\b(?:simplified|final|resulting|shortest|new) plan (?:is|equals|stays|remains)[^.\n:]{0,30}\b(?:original|same|given|unchanged)\b/

/** A shortened plan is most of the plan; what is removed is a small part, and the whole is only repeated. */
function sizeOf({ items }: Group, plan: readonly string[]): 'all' | 'most' | 'part' {
  if (plan.length < 3 || items.length * 2 <= plan.length) return 'part'
  return joined(items) === plan.join() ? 'all' : 'most'
}

/** Without a label: by the headings over the lists, then by sentences. */
function fromGroups(
  doc: Doc,
  manner: Manner,
  groups: readonly Group[],
  plan: readonly string[],
  schemas: ReadonlyMap<string, number>,
): Choice | undefined {
  // If the text is truncated, an unclosed list may list anything.
  const end = isCutByWord(doc.low) ? doc.low.trimEnd().length : Infinity
  const isOpen = ({ shape, items, to }: Group): boolean =>
    (doc.cut === 'surely' && shape !== 'brackets' && to < end && !(manner === 'set' && isLoop(items))) ||
    (doc.cut === 'likely' && shape === 'run')
  const statedGroups = groups.filter(
    group =>
      !isOpen(group) && group.items.length > 0 && (!excludesThis(manner, group.head) || sizeOf(group, plan) === 'most'),
  )
  const fresh = statedGroups.filter(group => sizeOf(group, plan) !== 'all')
  const open = fresh.length > 0 ? fresh : statedGroups
  const pair = alternatives(doc, open)
  if (pair !== undefined) return pair
  const listed = open.filter(
    group => group.shape !== 'run' && (group.items.length > 1 || group.shape === 'brackets' || group.all.length > 1),
  )
  const headed = listed.filter(({ head }) => wantedHead[manner].test(head) && !aside.test(head))
  const plain = listed.filter(({ head }) => !aside.test(head) || wantedHead[manner].test(head))
  const chosen = headed.at(-1) ?? plain.at(-1)
  const runs = open.filter(group => group.shape === 'run')
  const concluded = runs.filter(group => group.itemStance.concluded && !aside.test(group.head))
  if (manner === 'set') {
    const bySchema = sectionsBySchema(open, schemas)
    if (bySchema !== undefined) return bySchema
    if (chosen !== undefined) {
      // A concluding sentence after the list counts, where it lists more than an example.
      const later = concluded.filter(group => group.from > chosen.to && group.items.length >= chosen.items.length)
      if (later.length > 0) return asAnswer(later.at(-1)!.items)
      return asAnswer(sections(doc, manner, open, listed, chosen))
    }
    if (concluded.length > 0 && concluded.at(-1)!.items.length > 1) return asAnswer(concluded.at(-1)!.items)
    return fromSentences(doc, open)
  }
  if (chosen !== undefined) return asAnswer(chosen.items)
  const last =
    concluded.at(-1) ??
    runs.filter(({ head }) => wantedHead.rest.test(head)).at(-1) ??
    (open.length === 1 ? open[0] : (runs.filter(({ items }) => items.length > 1).at(-1) ?? open.at(-1)))
  // A few actions in prose are no shortened plan.
  const isPart = last?.shape === 'run' && last.items.length * 2 < plan.length && !wantedHead.rest.test(last.head)
  return last === undefined || isPart ? undefined : asAnswer(last.items)
}

/** Two lists of equal rank: `Option A: … or Option B: …`. */
function alternatives(doc: Doc, open: readonly Group[]): Choice | undefined {
  const lists = open.filter(group => group.items.length > 1)
  const [first, second] = lists.slice(-2)
  if (first === undefined || second === undefined) return undefined
  const between = doc.low.slice(first.to, second.from)
  if (
    !/^[\s)\]"'`*_.,;]*\bor\b[\s"'`*_:]*(?:(?:option|plan|alternative|version)?\s?[a-z0-9]{0,2}[\s"'`*_:.)]*)[[(]?$/.test(
      between,
    )
  )
    return undefined
  return ambiguous([first, second].map(({ items }) => ({ kind: 'list', items: items.map(readItem) })))
}

/** A list under the name of each schema: `### stack … ### put-down …`. */
function sectionsBySchema(open: readonly Group[], schemas: ReadonlyMap<string, number>): Choice | undefined {
  const plain = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '')
  const heads = new Set([...schemas.keys()].map(plain))
  const own = open.filter(
    ({ head, shape }) => shape !== 'run' && heads.has(plain(head.replace(/\b(?:the|actions?|applicable)\b/g, ''))),
  )
  return own.length < 2 ? undefined : asAnswer(own.flatMap(({ items }) => items))
}

/** Neighbouring lists of the same shape under neutral headings make one. */
function sections(
  doc: Doc,
  manner: Manner,
  open: readonly Group[],
  listed: readonly Group[],
  chosen: Group,
): readonly Item[] {
  const place = listed.indexOf(chosen)
  if (chosen.shape === 'brackets' || wantedHead[manner].test(chosen.head)) return chosen.items
  const items = withSections(manner, doc, open, chosen).flatMap(group => group.items)
  for (let i = place - 1; i >= 0; i--) {
    const group = listed[i]!
    if (group.shape !== chosen.shape || notThis[manner].test(group.head) || aside.test(group.head)) break
    if (isWithdrawn(sentencesFrom(doc, group.to, listed[i + 1]!.from))) break
    items.unshift(...group.items)
    if (wantedHead[manner].test(group.head)) break
  }
  return items
}

/** Combines the items of single sentences: "(a) is applicable. (b) is not. (c) is." */
function fromSentences({ low }: Doc, open: readonly Group[]): Choice | undefined {
  const isOut = ({ from, to }: Group): boolean =>
    isLeftOut(low.slice(Math.max(0, from - 80), from), low.slice(to, to + 40))
  const items = open.flatMap(group => (group.itemStance.asked || isOut(group) ? [] : group.items))
  const unique = new Map(items.map(item => [item.text, item]))
  if (unique.size === 0) return undefined
  const doubted = open.flatMap(group => (isObjected(low, group) ? group.items.slice(-1) : []))
  const all = [...unique.values()]
  const kept = all.filter(item => !doubted.some(({ text }) => text === item.text))
  if (kept.length === all.length || kept.length === 0) return asAnswer(all)
  return ambiguous([all, kept].map(items => ({ kind: 'list', items: items.map(readItem) })))
}
