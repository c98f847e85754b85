// The view shown in Templates, as a value and as an address without `#`: `templates/ferry/findings` lists the findings
// of the checks on the ferry's English. Pure; the page loads it first, for addresses.

/** The panes next to the text. */
export const benchViews = ['sentences', 'findings', 'coverage', 'read-back', 'guide'] as const

export type BenchView = (typeof benchViews)[number]

/** A view of Templates. */
export type BenchPlace =
  /** The domain of the open problem; if nothing is open, the one that was shown last. */
  | { readonly part: 'home' }
  /** Where a new domain is started: from PDDL, or from a configuration. */
  | { readonly part: 'new' }
  | {
      readonly part: 'domain'
      /** Id of a domain that ships with the playground, or of one of the visitor's. */
      readonly domain: string
      readonly view: BenchView
    }

const ROOT = 'templates'

/** The address without `#`. */
export function benchAddress(place: BenchPlace): string {
  if (place.part === 'home') return ROOT
  if (place.part === 'new') return `${ROOT}/+`
  const view = place.view === 'sentences' ? '' : `/${place.view}`
  return `${ROOT}/${encodeURIComponent(place.domain)}${view}`
}

/**
 * The view of Templates that an address (without `#`) names; null if it names none; undefined if it is not about
 * Templates.
 */
export function benchPlaceAt(address: string): BenchPlace | null | undefined {
  if (address === ROOT) return { part: 'home' }
  if (!address.startsWith(`${ROOT}/`)) return undefined
  const [domain, view = 'sentences', ...more] = address.slice(ROOT.length + 1).split('/')
  if (more.length > 0 || domain === undefined || domain === '') return null
  if (domain === '+') return view === 'sentences' ? { part: 'new' } : null
  const shown = benchViews.find(each => each === view)
  const id = decoded(domain)
  return id === undefined || shown === undefined ? null : { part: 'domain', domain: id, view: shown }
}

/** The view's name in the page's title: `ferry, findings · `. */
export function templatesTitle(place: BenchPlace): string {
  if (place.part === 'home') return ''
  if (place.part === 'new') return 'New domain · '
  return `${place.domain}${place.view === 'sentences' ? '' : `, ${place.view}`} · `
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
