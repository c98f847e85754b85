// What Learn shows, as a value and as the part of an address after `#`: `learn/landmarks/3` is the third step of the
// lesson about landmarks. Pure; the page loads it first, for addresses.

export type LearnPlace =
  /** All lessons. */
  | { readonly part: 'home' }
  /** What has been learnt so far, and what is to be practised. */
  | { readonly part: 'progress' }
  | {
      readonly part: 'lesson'
      readonly lesson: string
      /** From 1; the quiz is the step after the last; null: where the learner left it. */
      readonly step: number | null
    }
  | { readonly part: 'edit'; readonly lesson: string }

const ROOT = 'learn'

/** The address after `#`. */
export function learnAddress(place: LearnPlace): string {
  if (place.part === 'home') return ROOT
  if (place.part === 'progress') return `${ROOT}/+`
  const end = place.part === 'edit' ? '/edit' : place.step === null ? '' : `/${place.step}`
  return `${ROOT}/${encodeURIComponent(place.lesson)}${end}`
}

/** What an address after `#` names in Learn; null if it names nothing; undefined if it is not about it. */
export function learnPlaceAt(address: string): LearnPlace | null | undefined {
  if (address === ROOT) return { part: 'home' }
  const match = /^learn\/([^/]+)(?:\/(edit|[1-9]\d?))?$/.exec(address)
  if (match === null) return address.startsWith(`${ROOT}/`) ? null : undefined
  const [, name, end] = match
  if (name === '+') return end === undefined ? { part: 'progress' } : null
  try {
    const lesson = decodeURIComponent(name!)
    if (end === 'edit') return { part: 'edit', lesson }
    return { part: 'lesson', lesson, step: end === undefined ? null : Number(end) }
  } catch {
    return null
  }
}

/** What the title of the page states about it. */
export function learnTitle(place: LearnPlace): string {
  if (place.part === 'home') return ''
  return place.part === 'progress' ? 'Progress · ' : `${place.lesson} · `
}
