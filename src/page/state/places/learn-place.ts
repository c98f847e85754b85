// The view shown in Learn, as a value and as an address without `#`: `learn/landmarks/3` is the third step of the
// lesson about landmarks. Pure; the page loads it first, for addresses.

export type LearnPlace =
  /** All lessons. */
  | { readonly part: 'home' }
  /** What has been learnt so far, and what should be practised. */
  | { readonly part: 'progress' }
  | {
      readonly part: 'lesson'
      readonly lesson: string
      /** Counted from 1; the quiz is the step after the last; null: where the learner left the lesson. */
      readonly step: number | null
    }
  | { readonly part: 'edit'; readonly lesson: string }

const ROOT = 'learn'

/** The address without `#`. */
export function learnAddress(place: LearnPlace): string {
  if (place.part === 'home') return ROOT
  if (place.part === 'progress') return `${ROOT}/+`
  const end = place.part === 'edit' ? '/edit' : place.step === null ? '' : `/${place.step}`
  return `${ROOT}/${encodeURIComponent(place.lesson)}${end}`
}

/** The view of Learn that an address (without `#`) names; null if it names none; undefined if it is not about Learn. */
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

/** The view's name in the page's title. */
export function learnTitle(place: LearnPlace): string {
  if (place.part === 'home') return ''
  return place.part === 'progress' ? 'Progress · ' : `${place.lesson} · `
}
