// The state of the scroll: the selection, the English to compare with, the pins, and the current sentences.

import { createMemo, createSignal } from 'solid-js'
import type { App } from '#page/state/app'
import type {
  Comparison,
  Instance,
  Section,
  RenderableSort,
  RenderingPicture,
  WordingPlace,
} from '#questions/views/english/renderings'
import { type ComparisonId, createBench } from '#page/state/templates/bench'
import { createPins } from './pins'
import { type Choice, createRenderings, type Texts } from './portions'

const first: Choice = {
  ...{ what: 'holds', head: '', wording: 0, problem: '', seed: '1', onlyChanged: false },
}

export function createScrolling(app: App) {
  const bench = app.feature(createBench)
  const pins = createPins(app, () => bench.id() ?? '')
  const [choice, setChoice] = createSignal<Choice>(first)
  const [pictures, setPictures] = createSignal(false)
  const texts = createMemo(() => {
    const now = bench.now()
    if (now === undefined) return undefined
    const { problem } = choice()
    const problems = bench
      .chosen()
      .filter(({ name }) => problem === '' || name === problem)
      .map(({ name, text }) => ({ name, text }))
    return {
      ...{ id: now.id, domain: now.domain, phrases: now.phrases, problems },
      comparison: otherTextOf(bench.comparison(), bench.base()?.phrases),
    }
  })
  const rendered = createRenderings(app, texts, choice, pins.list)
  /** The wording at the cursor, in the text from which the shown rows are rendered. */
  const atCursor = createMemo((): WordingPlace | undefined => {
    const at = bench.cursor()
    return at === undefined ? undefined : rendered.wordings().find(({ from, to }) => from <= at && at <= to)
  })
  const choose = (more: Partial<Choice>): void => {
    const next = { ...choice(), ...more }
    // A chosen predicate is meaningless for actions, so the choice is cleared.
    const isOther = next.what !== choice().what && more.head === undefined
    setChoice(isOther ? { ...next, head: '', wording: 0 } : next)
  }
  return {
    ...{ bench, choice, choose, pictures, setPictures, texts },
    ...rendered,
    picture: createPictures(app, texts),
    ...pins,
    atCursor,
    /**
     * The last wording at the cursor, kept when the editor loses the focus: otherwise the button that shows its
     * sentences would disappear when it is clicked.
     */
    lastAtCursor: createMemo((last: WordingPlace | undefined) => {
      const now = atCursor()
      if (now !== undefined) return now
      return rendered.wordings().find(({ from, to }) => from === last?.from && to === last.to)
    }),
    /** Shows the sentences of one wording. */
    showWording({ section, head, number }: WordingPlace): void {
      const what = tellableOf(section)
      const isListed = what === 'holds' || what === 'fails' || what === 'actions'
      choose({ what, head: isListed ? head : '', wording: isListed ? number : 0 })
    },
  }
}

export type Scrolling = ReturnType<typeof createScrolling>

/** The sort of instances in which sentences of a section occur. */
function tellableOf(section: Section): RenderableSort {
  switch (section) {
    case 'fails':
    case 'foreign':
      return section
    case 'wordings':
      return 'actions'
    case 'one':
    case 'many':
      return 'objects'
    case 'introduction':
      return 'questions'
    default:
      return 'holds'
  }
}

export function otherTextOf(id: ComparisonId, before: string | undefined): Comparison {
  if (id === 'before') return { kind: 'text', phrases: before ?? '' }
  return { kind: id }
}

/** Pictures of states, cached by problem and state. */
function createPictures({ lanes }: App, texts: () => Texts | undefined) {
  return async (instance: Instance): Promise<RenderingPicture | null> => {
    const about = texts()
    if (about === undefined) return null
    const { domain, problems } = about
    const outcome = await lanes.quietly('rendering', api => api.renderings.picture({ domain, problems, instance }))
    return outcome.kind === 'done' ? outcome.value : null
  }
}
