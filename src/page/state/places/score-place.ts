// The view shown in Score, as a value and as an address without `#`: `score/run/3f2a/rows?verdict=wrong` is the table
// of a run, filtered. Pure; the page loads it first, for addresses.

/** A view of Score. */
export type ScorePlace =
  /** One response if a question is open, else the runs. */
  | { readonly part: 'home' }
  /** One response to one question. */
  | { readonly part: 'one' }
  /** All runs, and the drop area for files. */
  | { readonly part: 'runs' }
  | {
      readonly part: 'run'
      /** Id of the run. */
      readonly run: string
      readonly view: RunView
      /** The filter of the table, as in the address: `verdict=wrong&kind=app`; '' for all rows. */
      readonly filter: string
    }
  | {
      readonly part: 'compare'
      readonly runs: readonly [string, string]
      readonly view: RunView
      readonly filter: string
    }
  /** Three and more runs. */
  | { readonly part: 'matrix'; readonly runs: readonly string[] }
  /** The packed summary of a run that someone shared. */
  | { readonly part: 'summary'; readonly packed: string }
  /** The published answers of the open files, proven. */
  | { readonly part: 'key' }

/** Figures, or the table of rows. */
export type RunView = 'overview' | 'rows'

const ROOT = 'score'

/** The address without `#`. */
export function scoreAddress(place: ScorePlace): string {
  const query = 'filter' in place && place.filter !== '' ? `?${place.filter}` : ''
  const view = 'view' in place && place.view === 'rows' ? `/rows${query}` : ''
  switch (place.part) {
    case 'home':
      return ROOT
    case 'run':
      return `${ROOT}/run/${encodeURIComponent(place.run)}${view}`
    case 'compare':
      return `${ROOT}/compare/${place.runs.map(encodeURIComponent).join('/')}${view}`
    case 'matrix':
      return `${ROOT}/matrix/${place.runs.map(encodeURIComponent).join('/')}`
    case 'summary':
      return `${ROOT}/summary/${place.packed}`
    default:
      return `${ROOT}/${place.part}`
  }
}

/** The view of Score that an address (without `#`) names; null if it names none; undefined if it is not about Score. */
export function scorePlaceAt(address: string): ScorePlace | null | undefined {
  if (address === ROOT) return { part: 'home' }
  if (!address.startsWith(`${ROOT}/`)) return undefined
  const cut = address.indexOf('?')
  const path = cut < 0 ? address : address.slice(0, cut)
  const filter = cut < 0 ? '' : address.slice(cut + 1)
  const [part, ...rest] = path.slice(ROOT.length + 1).split('/')
  if ((part === 'one' || part === 'runs' || part === 'key') && rest.length === 0) return { part }
  if (part === 'summary') return rest.length === 1 && /^[\w.-]+$/.test(rest[0]!) ? { part, packed: rest[0]! } : null
  if (part === 'matrix') {
    const runs = rest.flatMap(id => decoded(id) || [])
    return runs.length > 0 && runs.length === rest.length ? { part, runs } : null
  }
  const ids = rest.slice(0, part === 'compare' ? 2 : 1).map(decoded)
  const [view, ...more] = rest.slice(ids.length)
  if (more.length > 0 || (view !== undefined && view !== 'rows')) return null
  const shown = { view: view === 'rows' ? 'rows' : 'overview', filter } as const
  const [one, other] = ids
  if (one === undefined || one === '') return null
  if (part === 'run') return { part, run: one, ...shown }
  if (part !== 'compare' || other === undefined || other === '') return null
  return { part, runs: [one, other], ...shown }
}

/** The view's name in the page's title. */
export function scoreTitle({ part }: ScorePlace): string {
  const titles: Readonly<Record<ScorePlace['part'], string>> = {
    home: '',
    one: 'One response',
    runs: 'Runs',
    run: 'Run',
    compare: 'Two runs',
    matrix: 'Several runs',
    summary: 'Shared summary',
    key: 'Answer key',
  }
  return titles[part]
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
