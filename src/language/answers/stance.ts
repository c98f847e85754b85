// The stance of each mention of a possible answer in its sentence: given, denied, considered or explained. A walk over
// the words of the sentence, with the cues of `cues.ts`.

import type { Span } from '#base/text'
import type { Cue } from './cues'
import { type Token, tokensOf } from './lexicon'
import { type Doc, spanAt } from './lines'
import {
  endsInOr,
  endsReason,
  isAfterDeed,
  isAfterNone,
  isAllThatComes,
  isFronted,
  isOpposedTo,
  isReached,
  isRevised,
  isSameAgain,
  shared,
} from './neighbours'
import { taken } from './anaphora'
import { answered, sameAgain } from './replies'
import type { ItemStance } from './standing'
import { isLed, type Tail, tailOf } from './tail'
import { type WordMeaning, worthOf } from './worth'

/** The stance of every mention; they are in order and none lies in another. Linear. */
export function standingsOf(
  doc: Doc,
  mentions: readonly (Span & { readonly inert?: boolean })[],
  meaning: WordMeaning,
): (ItemStance & { readonly index: number })[] {
  const standings: (ItemStance & { readonly index: number })[] = []
  let sentence = 0
  let last = -1
  for (let i = 0; i < mentions.length; ) {
    sentence = Math.max(sentence, spanAt(doc.sentences, mentions[i]!.from))
    // What is behind a code fence on its line is in no sentence.
    const span = doc.sentences[sentence] ?? mentions[i]!
    let end = i
    while (end < mentions.length && mentions[end]!.from < span.to) end++
    if (end === i) end = i + 1
    const to = Math.max(span.to, mentions[end - 1]!.to)
    const revised = isRevised(doc, last + 1, sentence)
    last = sentence
    const tokens = tokensOf(doc.low, Math.min(span.from, mentions[i]!.from), to, mentions, i, end)
    const isInert = (place: number): boolean => mentions[place]!.inert === true
    const walked = walk(doc, tokens, meaning, sentence, isInert)
    for (const one of sameAgain(doc, sentence, walked, standings.at(-1)))
      standings.push(revised ? { ...one, corrects: true } : one)
    i = end
  }
  return taken(doc, standings, mentions, meaning).map((one, i) => (one.asked ? answered(doc, one, mentions, i) : one))
}

type Mode = 'given' | 'denied' | 'considered' | 'explained' | 'aside'

interface State {
  mode: Mode
  /** `not`s since the last mention or property. */
  nots: number
  /** The last of them states that something cannot be. */
  unable: boolean
  /** Whether it is so is left open: `check whether (a b) can be removed`. */
  open: boolean
  /** One of them is before an opinion. */
  opinion: boolean
  strong: boolean
  concluded: boolean
  corrects: boolean
  sequel: boolean
  /** All but what comes. */
  except: boolean
  /** What was stated last of a mention before. */
  last: 'give' | 'deny' | undefined
  /** With what words that was stated. */
  lastPlain: 'give' | 'deny' | undefined
  /** `, and so does (a b)`: the same holds for what follows. */
  same: boolean
  /** Describes what follows: `the best action is (a b)`. */
  ahead: 'give' | 'deny' | undefined
}

const boundary = new Set([';', '—', '–', '--'])

function walk(
  doc: Doc,
  tokens: readonly Token[],
  meaning: WordMeaning,
  sentence: number,
  isInert: (mention: number) => boolean,
): (ItemStance & { index: number })[] {
  const state: State = {
    mode: 'given',
    nots: 0,
    unable: false,
    open: false,
    opinion: false,
    strong: false,
    concluded: false,
    corrects: false,
    sequel: false,
    except: false,
    last: undefined,
    lastPlain: undefined,
    same: false,
    ahead: undefined,
  }
  const found: (ItemStance & { index: number })[] = []
  const asks = questionEnds(tokens)
  const led = isLed(tokens)
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!
    if (token.mention === undefined) {
      turn(state, tokens, i, meaning)
      continue
    }
    const tail: Tail = isInert(token.mention)
      ? { value: undefined, next: i + 1 }
      : tailOf(tokens, i, meaning, { value: state.last, plain: state.lastPlain }, led)
    if (tail.value !== undefined) Object.assign(state, { last: tail.value, lastPlain: tail.plain })
    found.push({
      index: token.mention,
      ...standingAt(state, tail, sentence, asks.has(i), meaning),
      ...(isIndispensable(tokens, i, meaning) ? { stance: 'given' as const, strong: true } : {}),
      ...(isLeft(tokens, i) ? { stance: 'given' as const, strong: true, concluded: true } : {}),
      ...(asks.has(i) ? { question: tail.value } : {}),
      ...(isStruck(doc, token) ? { stance: 'denied' as const, strong: true, struck: true } : {}),
    })
    if (state.nots > 0 && !endsInOr(tokens, i + 1)) state.nots = 0
    state.opinion = false
    state.sequel = false
    // `Every action can be applied: (a b), (c d) …`
    if (isInert(token.mention) && /\b(?:can|could)\b/.test(doc.low.slice(token.from, token.to)))
      state.ahead = meaning.properties.fit
    if (tail.next > i + 1) {
      // What the sentence states about this mention does not hold for the next.
      i = tail.next - 1
      state.ahead = undefined
    }
  }
  return shared(doc.low, found, tokens)
}

/** `C remains.` */
const isLeft = (tokens: readonly Token[], i: number): boolean =>
  /^(?:remains|survives|is left)$/.test(tokens[i + 1]?.text ?? '') && /^[.;]?$/.test(tokens[i + 2]?.text ?? '')

/** `Without (a b) no plan reaches the goal`, where what every plan needs is asked for. */
const isIndispensable = (tokens: readonly Token[], i: number, meaning: WordMeaning): boolean =>
  meaning.properties.need === 'give' &&
  tokens[i - 1]?.text === 'without' &&
  tokens.some(({ text }) => /^(?:no|no plan|impossible|cannot|can't|not|unable)$/.test(text))

function isStruck({ struck }: Doc, { from, to }: Span): boolean {
  const span = struck[spanAt(struck, from)]
  return span !== undefined && span.from <= from && span.to >= to
}

/** Mentions that are in a question, by their tokens. */
function questionEnds(tokens: readonly Token[]): ReadonlySet<number> {
  const asked = new Set<number>()
  let from = 0
  tokens.forEach((token, i) => {
    if (token.text !== '?') return
    for (let j = from; j < i; j++) if (tokens[j]!.mention !== undefined) asked.add(j)
    from = i + 1
  })
  return asked
}

function turn(state: State, tokens: readonly Token[], i: number, meaning: WordMeaning): void {
  const { text, cues, properties } = tokens[i]!
  const deaf = (cue: Cue): boolean => meaning.deaf?.has(cue) === true
  const has = (cue: Cue): boolean => cues.includes(cue) && !deaf(cue)
  if (text === '?') {
    // The question is over; what follows answers it.
    Object.assign(state, { mode: 'given', nots: 0, ahead: undefined, opinion: false })
    return
  }
  if (/^so [a-z]+$/.test(text) && properties.length + cues.length === 0) state.same = true
  if (boundary.has(text)) {
    state.same = false
    if (state.mode === 'denied' || state.mode === 'aside' || text === ';') state.mode = 'given'
    state.nots = 0
    // `Only (a b) can be done; (c d) cannot.`
    if (text === ';' && state.last !== undefined) state.strong = false
    // `That was a mistake; better is (a b).`
    if (text === ';' && !tokens.slice(0, i).some(({ mention }) => mention !== undefined)) state.ahead = undefined
    return
  }
  if (text === ',') {
    passComma(state, tokens, i)
    return
  }
  if (isOpposedTo(tokens, i)) {
    state.mode = 'denied'
    return
  }
  // `There is no way (a b) works`
  if (text === 'no' && tokens[i + 1]?.text === 'way' && tokens[i + 2]?.mention !== undefined) {
    state.nots = 1
    state.opinion = true
    return
  }
  const bareWord = text === 'no' || text === 'no ,' || text === 'yes'
  const property = properties.length === 0 || bareWord ? undefined : worthOf(properties, state.nots, meaning)
  if (property !== undefined) state.ahead = property
  if (properties.length > 0 && property !== undefined) state.nots = 0
  if (has('conclude')) {
    Object.assign(state, { mode: 'given', concluded: true, nots: 0, ahead: undefined })
    return
  }
  if (text === ':') {
    passColon(state, tokens, i, meaning)
    return
  }
  if (has('untrue')) {
    state.nots = 1
    state.opinion = true
    return
  }
  // `Removing (a b) gives (c d)`, where a plan is asked for.
  if (meaning.properties.cut === 'deny' && givesPlan.test(text))
    Object.assign(state, { mode: 'given', ahead: undefined })
  if (isReplacement(state, tokens, i)) {
    Object.assign(state, { mode: 'given', strong: true })
    return
  }
  if (has('correct') && (bareWord || properties.length === 0)) state.corrects = true
  if (has('contrast')) {
    if (state.mode !== 'explained') state.mode = 'given'
    state.nots = 0
    if (text !== 'only' && text !== 'just') state.ahead = undefined
    if (text === 'whereas') state.strong = false
    // `; only (a b) can …`
    const next = /^(?:option|choice|action|fact)$/.test(tokens[i + 1]?.text ?? '') ? i + 2 : i + 1
    const isBound = /^(?:could|would|might)$/.test(tokens[i - 1]?.text ?? '')
    if (text === 'only' && !isBound && tokens[next]?.mention !== undefined) passOnly(state, tokens, i, next)
    return
  }
  // `A mistake is to choose (a b)`
  const isMisled = tokens[i - 1]?.cues.includes('deny') === true && / to$/.test(tokens[i - 1]!.text)
  if (has('prefer') && state.mode === 'denied' && state.nots === 0 && !isMisled) state.mode = 'given'
  // `Between (a b) and (c d) I pick (c d)`
  if (has('prefer') && state.mode === 'aside' && /^(?:i|we|you) /.test(text)) state.mode = 'given'
  if (has('prefer') && state.mode === 'given' && state.nots === 0) {
    state.strong = true
    if (properties.length === 0) state.ahead = undefined
  }
  lessen(state, tokens, i, property, meaning)
  if (has('not')) {
    state.nots++
    state.unable = /^(?:can|could|never|unable|won't|will not|impossible)/.test(text)
  }
  if (has('opinion') && state.nots > 0) state.opinion = true
  if (has('sequel') || isArrow(text)) state.sequel = true
  // `The goal is not reached → C`
  if (isArrow(text)) {
    Object.assign(state, { nots: 0, ahead: undefined })
    if (state.mode === 'explained' || state.mode === 'aside') state.mode = 'given'
  }
  if (has('or') && i === 0 && text !== 'either') state.mode = 'considered'
}

/** `; only (a b) can …`, `Only D is left` */
function passOnly(state: State, tokens: readonly Token[], i: number, next: number): void {
  if (i > 0) state.strong = true
  const behind = `${tokens[next + 1]?.text ?? ''} ${tokens[next + 2]?.text ?? ''}`
  if (/^(?:is left|remains?|survives?|is possible)\b/.test(behind))
    Object.assign(state, { strong: true, concluded: true })
}

/** The word before A of `Replace my answer C by A`. */
const isReplacement = ({ mode }: State, tokens: readonly Token[], i: number): boolean =>
  mode === 'denied' &&
  /^(?:by|with|to|into|for)$/.test(tokens[i]!.text) &&
  /^(?:replac|chang|switch)/.test(tokens.slice(0, i).find(({ cues }) => cues.includes('deny'))?.text ?? '')

function passComma(state: State, tokens: readonly Token[], i: number): void {
  if (state.mode === 'aside' || (state.mode === 'explained' && (endsReason(tokens, i) || isSameAgain(tokens, i))))
    state.mode = 'given'
  if (state.mode === 'denied' && tokens[i + 1]?.mention === undefined && !isJoin(tokens[i + 1])) state.mode = 'given'
  if (isFronted(tokens, i)) state.mode = 'given'
  if (tokens[i + 1]?.mention === undefined) state.nots = 0
}

function passColon(state: State, tokens: readonly Token[], i: number, meaning: WordMeaning): void {
  // `Since it is held, we put it down: (a b)`
  const fronted = state.mode === 'explained' && fronts.test(tokens[0]!.text)
  const ends = state.mode === 'explained' && isAllThatComes(tokens, i)
  // `Choose from (a b), (c d): (c d)`
  const chosen = state.mode === 'considered' && i === tokens.length - 2 && tokens[i + 1]!.mention !== undefined
  const offers = chosen && tokens.slice(0, i).some(({ mention }) => mention !== undefined)
  if (state.mode === 'denied' || state.mode === 'aside' || ends || offers || (fronted && hasComma(tokens, i)))
    state.mode = 'given'
  state.nots = 0
  // `Pick: A / Not: C`, `Never: (a b)`
  const label = tokens[i - 1]?.text
  // `Right now: (a b), (c d)`
  if (state.mode === 'explained' && /^(?:right now|currently|at the moment|in the current state)$/.test(label ?? ''))
    state.mode = 'given'
  if (label === 'not') state.mode = 'denied'
  if (label === 'never') state.ahead = meaning.properties.unfit ?? 'deny'
  if (label === 'sometime' || label === 'sometimes' || label === 'eventually') state.ahead = meaning.properties.fit
}

/** Cues that explain, consider, front or deny what follows. */
function lessen(
  state: State,
  tokens: readonly Token[],
  i: number,
  property: 'give' | 'deny' | undefined,
  meaning: WordMeaning,
): void {
  const { text, cues, properties } = tokens[i]!
  const deaf = (cue: Cue): boolean => meaning.deaf?.has(cue) === true
  const has = (cue: Cue): boolean => cues.includes(cue) && !deaf(cue)
  // `(a b) and, because it is empty, (c d)`
  const inserted = tokens[i - 1]?.text === ',' && tokens[i - 2]?.text === 'and'
  if (has('explain') && !isReached(tokens, i)) state.mode = inserted ? 'aside' : 'explained'
  else if (state.mode !== 'explained') {
    if (has('consider')) {
      // `so e.g. (a b)`
      const isExample = state.concluded && /^(?:e\.?g\.?|for example|for instance)$/.test(text)
      // `we may (a b) or (c d)`, where all that can be done is asked for.
      const isAllowed = deaf('or') && /^(?:may|could)$/.test(text)
      if (state.mode === 'given' && !isExample && !isAllowed) state.mode = 'considered'
      if (text === 'whether') state.open = true
    } else if (has('means')) {
      if (state.mode === 'given' && tokens[i + 1]?.mention !== undefined) state.mode = 'aside'
    } else if (has('aside')) {
      // `(a b) is, while (c d) is not.`
      const isOpposed = text === 'while' && state.last !== undefined
      // `It was false before and stays so.`
      const isAdverb = /^(?:and|but|or|,)?$/.test(tokens[i + 1]?.text ?? '') && tokens[i + 1]?.mention === undefined
      if (state.mode === 'given' && !isOpposed && !isAdverb && !isAfterDeed(tokens, i)) state.mode = 'aside'
    } else if (has('deny') && property === undefined && !(has('not') && properties.length > 0)) {
      const next = tokens[i + 1]
      if (
        /(?:^|\s)(?:except|but)$|^except for|^(?:apart|aside) from|^other than|^excluding/.test(text) &&
        text !== 'anything but'
      ) {
        state.except = true
        // `All can be reached except (a b)`: the exception is what is asked for.
        if (state.ahead === 'deny' || isAfterNone(tokens, i)) {
          state.ahead = 'give'
          return
        }
      }
      if (!has('not') || next?.mention !== undefined) state.mode = 'denied'
    }
  }
}

const givesPlan =
  /^(?:gives|giving|yields|yielding|produces|results in|resulting in|we get|get|obtain|obtaining|obtained|we obtain|leads to)$/
const fronts = /^(?:since|because|as|given that|due to|note)\b/
const hasComma = (tokens: readonly Token[], i: number): boolean => tokens.slice(0, i).some(({ text }) => text === ',')

const isArrow = (text: string): boolean => /^(?:->|=>|→|⇒)$/.test(text)

const isJoin = (token: Token | undefined): boolean =>
  token !== undefined && ['and', 'or', 'nor', 'e', 'y', 'et', 'und', 'en', 'и', '和', 'و'].includes(token.text)

function standingAt(state: State, tail: Tail, sentence: number, asked: boolean, says: WordMeaning): ItemStance {
  const { concluded, corrects, sequel } = state
  const rest = { concluded, corrects, sequel, sentence, asked }
  const denies = state.nots % 2 === 1
  if (asked) return { ...rest, stance: 'considered', strong: false }
  if (state.mode === 'explained' || state.mode === 'aside') return { ...rest, stance: 'explained', strong: false }
  // `All of them except (a b) can be avoided.`
  if (state.except && tail.value === 'deny') return { ...rest, stance: 'given', strong: true }
  if (state.mode === 'denied') return { ...rest, stance: 'denied', strong: true }
  if (state.mode === 'considered' || tail.considered === true) {
    if (!state.open && (tail.value === 'deny' || denies)) return { ...rest, stance: 'denied', strong: true }
    return { ...rest, stance: 'considered', strong: false }
  }
  if (denies && state.unable && !state.opinion && tail.value === undefined) {
    const value = says.properties.unfit ?? 'deny'
    return { ...rest, stance: value === 'give' ? 'given' : 'denied', strong: true }
  }
  if (denies && (state.opinion || tail.value === undefined)) {
    const value = tail.value === 'deny' ? 'given' : 'denied'
    return { ...rest, stance: value, strong: true }
  }
  if (state.same && tail.value === undefined && state.last !== undefined)
    return { ...rest, stance: state.last === 'give' ? 'given' : 'denied', strong: true }
  if (tail.value !== undefined) return { ...rest, stance: tail.value === 'give' ? 'given' : 'denied', strong: true }
  if (state.ahead !== undefined) return { ...rest, stance: state.ahead === 'give' ? 'given' : 'denied', strong: true }
  return { ...rest, stance: 'given', strong: state.strong }
}
