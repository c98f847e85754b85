// The origins of the words of a sentence: a text cut into pieces, each with its slot, its wording, the domain's
// declaration, and its object.

import type { Span } from '#base/text'
import type { EnglishMark, MarkedEnglish } from '#language/english/marked-english'
import type { Place, WordingPlace } from '#questions/views/english/renderings'

/** Consecutive words with the same origin. */
export interface Piece extends Span {
  readonly text: string
  /** The object that the words denote. */
  readonly object?: string
  /** Span in the phrases file of the narrowest element from which they come. */
  readonly phrase?: Span
  /** Span of the wording around it. */
  readonly wording?: Span
  /** The fact or action that the words describe. */
  readonly statement?: string
  /** True for words that the other text does not have. */
  readonly changed: boolean
}

/** The origin of a piece. */
export interface Origin {
  readonly wording?: WordingPlace
  readonly slot?: Place & { readonly name: string }
  readonly parameter?: Place & { readonly name: string; readonly type: string }
  readonly object?: string
  readonly statement?: string
}

/** Cuts the text into pieces, wherever the origin of the words changes. */
export function piecesOf({ text, marks }: MarkedEnglish, changed: readonly Span[] = []): Piece[] {
  const cuts = new Set([0, text.length])
  for (const { from, to } of [...marks, ...changed]) cuts.add(from).add(to)
  for (const match of text.matchAll(/\n+/g)) cuts.add(match.index + match[0].length)
  const places = [...cuts].filter(at => at <= text.length).sort((a, b) => a - b)
  const starting = [...marks].sort((a, b) => a.from - b.from || b.to - a.to)
  let open: EnglishMark[] = []
  let next = 0
  const pieces: Piece[] = []
  for (let i = 0; i + 1 < places.length; i++) {
    const [from, to] = [places[i]!, places[i + 1]!]
    open = open.filter(mark => mark.to > from)
    while (next < starting.length && starting[next]!.from <= from) open.push(starting[next++]!)
    const inner = open.filter(mark => mark.to >= to)
    const object = inner.filter(mark => mark.object !== undefined).at(-1)?.object
    const statements = inner.filter(({ fact, action }) => fact !== undefined || action !== undefined)
    // Several facts may share a clause: each has the word for its own object.
    const around =
      statements.find(({ fact }) =>
        fact
          ?.slice(1, -1)
          .split(' ')
          .includes(object ?? ''),
      ) ?? statements[0]
    const wording = around?.phrase ?? inner.find(({ phrase }) => phrase !== undefined)?.phrase
    const phrase = inner.filter(mark => mark.phrase !== undefined).at(-1)?.phrase
    const statement = around?.fact ?? around?.action
    pieces.push({
      ...{ from, to, text: text.slice(from, to) },
      changed: changed.some(span => span.from <= from && span.to >= to && span.to > span.from),
      ...(object === undefined ? {} : { object }),
      ...(phrase === undefined ? {} : { phrase }),
      ...(wording === undefined ? {} : { wording }),
      ...(statement === undefined ? {} : { statement: around?.negated === true ? `(not ${statement})` : statement }),
    })
  }
  return pieces
}

/** The origin of a piece, looked up in the wordings of the file. */
export function originOf(piece: Piece, wordings: readonly WordingPlace[]): Origin {
  const { phrase, object, statement } = piece
  const wording = wordings.find(({ from, to }) => phrase !== undefined && from <= phrase.from && to >= phrase.to)
  const slot = wording?.slots.find(({ from, to }) => from === phrase?.from && to === phrase.to)
  const parameter = wording?.parameters.find(({ name }) => name === `?${slot?.name}`)
  return {
    ...(wording === undefined ? {} : { wording }),
    ...(slot === undefined ? {} : { slot }),
    ...(parameter === undefined ? {} : { parameter }),
    ...(object === undefined ? {} : { object }),
    ...(statement === undefined ? {} : { statement }),
  }
}

/** Describes a wording: `wording 2 of at, where it does not hold`. */
export function wordingTitle({ sort, head, section, number, of }: WordingPlace): string {
  if (sort === 'introduction') return 'the introduction'
  if (sort === 'foreign') return `phrase ${number} of those that name no action`
  if (sort === 'type') return `the form of ${head} for ${section}`
  const which = of > 1 ? `wording ${number} of ${head}` : `the wording of ${head}`
  if (section === 'fails') return `${which} where it does not hold`
  if (section === 'told') return `the wording of ${head} in states`
  return section === 'read' ? `${which} that is read but never written` : which
}
