// The text of a lesson in one language → its steps.

import { quoted } from '#base/words'
import { cut } from '#language/english/yaml-text'
import type { Block, LessonStep, TextPlace } from '#teaching/lesson'
import { type Excerpt, excerptOf, placeIn } from './excerpt'
import { Fields } from './fields'
import type { LessonText } from './layout'
import { readLive } from './live'
import type { Piece } from './markdown'
import { inlineField } from './prediction'
import { headingText, isLive, LIVE, type ProseHeading, readProse } from './prose'
import type { Reading } from './reading'
import { readWorked } from './worked-entry'
import { YamlPart } from './yaml-part'

/** The title of the last step, by language; in other languages, the step at the same position counts. */
const BENCHMARK = new Set(['in the benchmark', 'im benchmark', 'dans le benchmark', 'en el benchmark'])

/** Maximum number of steps. */
const MAX_STEPS = 60
const MAX_PARTS = 200
/** Maximum number of paragraphs, lists and quotations. */
const MAX_PROSE_LENGTH = 600

interface OpenStep {
  readonly title: string
  readonly place: TextPlace
  readonly blocks: Block[]
}

class Steps {
  private readonly text: LessonText
  private readonly reading: Reading
  private readonly title: string
  private readonly steps: OpenStep[] = []
  private live = 0
  private parts = 0
  private stretches = 0

  constructor(text: LessonText, reading: Reading, title: string) {
    this.text = text
    this.reading = reading
    this.title = title
  }

  read(): readonly OpenStep[] {
    for (const piece of this.text.pieces) this.piece(piece)
    return this.steps
  }

  private place(from: number, to: number): TextPlace {
    return { file: this.text.file, from, to }
  }

  private piece(piece: Piece): void {
    const { from, to } = piece
    if (piece.kind === 'heading') {
      const isRead = this.steps.length < MAX_STEPS
      this.begin(isRead ? headingText(this.text.text.slice(from, to)) : '…', this.place(from, to))
    } else if (piece.kind === 'prose') this.prose(from, to)
    else this.fence(piece)
  }

  private begin(title: string, place: TextPlace): void {
    const { findings } = this.reading
    if (title === '')
      findings.error('heading', place, 'This heading has no text. A heading begins a step, and names it.')
    if (this.steps.length === MAX_STEPS)
      findings.error('too-much', place, 'A lesson may have 60 steps; the text from here on stays in the last one.')
    if (this.steps.length >= MAX_STEPS) return
    this.reading.beginStep()
    this.live = 0
    this.steps.push({ title, place, blocks: [] })
  }

  /** The current step; text before the first heading begins a step with the lesson's title. */
  private step(place: TextPlace): OpenStep {
    if (this.steps.length === 0) {
      const message = 'A heading begins a step. Begin the text with a heading, such as `# Try it`.'
      this.reading.findings.warning('heading', { ...place, to: Math.min(place.to, place.from + 40) }, message)
      this.begin(this.title, place)
    }
    return this.steps.at(-1)!
  }

  private prose(from: number, to: number): void {
    const { reading } = this
    if (++this.stretches > MAX_PROSE_LENGTH) {
      const message = 'A lesson may have 600 paragraphs and lists; those from here on are not read.'
      if (this.stretches === MAX_PROSE_LENGTH + 1) reading.findings.error('too-much', this.place(from, to), message)
      return
    }
    const text = this.text.text.slice(from, to)
    const context = {
      findings: reading.findings,
      computed: (text: string, place: TextPlace) => reading.computed(text, place),
    }
    const excerpt = excerptOf(this.text.file, this.text.text, from, to)
    if (!/^[^\n]+\n {0,3}(?:=+|-+)[ \t\r]*(?:\n|$)/.test(text)) this.step(this.place(from, to))
    for (const block of readProse(text, (a, b) => placeIn(excerpt, a, b), context))
      if (isHeading(block)) this.begin(block.title, block.place)
      else this.step(this.place(from, to)).blocks.push(block)
  }

  private fence(piece: Piece & { readonly kind: 'fence' }): void {
    const place = this.place(piece.from, piece.to)
    const opening = this.place(piece.from, piece.opens)
    const step = this.step(place)
    const { findings } = this.reading
    if (!piece.isClosed)
      findings.error('open-fence', opening, 'This fence is not closed: end it with a line of as many backticks.')
    const asCode = (): void => {
      step.blocks.push({ kind: 'code', text: piece.inside.text, language: piece.info })
    }
    if (!isLive(piece.info)) {
      if (isNearlyLive(piece.info)) findings.error('unknown-fence', opening, unknownFence(piece.info))
      asCode()
      return
    }
    if (++this.parts > MAX_PARTS) {
      if (this.parts === MAX_PARTS + 1)
        findings.error(
          'too-much',
          opening,
          'A lesson may have 200 live parts, claims and examples; those from here on are not read.',
        )
      asCode()
      return
    }
    const block = this.part(piece.info, piece.inside, opening, place)
    // Text that cannot be parsed is shown verbatim.
    if (block === undefined) asCode()
    else step.blocks.push(block)
  }

  private part(info: string, inside: Excerpt, opening: TextPlace, place: TextPlace): Block | undefined {
    const { reading } = this
    const what =
      info === 'live'
        ? 'a live part'
        : info === 'claim'
          ? 'a claim'
          : info === 'explain'
            ? 'a box to explain in'
            : 'a worked example'
    const yaml = new YamlPart(inside, what, reading.findings)
    if (yaml.root === undefined) return undefined
    const fields = new Fields(yaml, yaml.root, what, reading.findings, opening)
    if (info === 'live') {
      const id = `${this.steps.length}.${++this.live}`
      const part = readLive(fields, id, place, reading)
      return part === undefined ? undefined : { kind: 'live', part }
    }
    if (info === 'claim') return this.claim(fields, place)
    const id = `${this.steps.length}.${info === 'explain' ? 'e' : 'w'}${this.steps.at(-1)!.blocks.length + 1}`
    if (info === 'worked') {
      const worked = readWorked(fields, reading)
      return worked === undefined ? undefined : { kind: 'worked', id, worked, place }
    }
    const ask = inlineField(fields, 'ask', reading)
    const modelAnswer = inlineField(fields, 'ours', reading)
    if (ask === undefined) fields.lacks('ask', 'ask: "Why is that so?"')
    if (modelAnswer === undefined) fields.lacks('ours', 'ours: "Because …"')
    fields.done()
    return ask === undefined || modelAnswer === undefined ? undefined : { kind: 'explain', id, ask, modelAnswer }
  }

  private claim(fields: Fields, place: TextPlace): Block | undefined {
    const world = this.reading.worldOf(fields)
    const claim = fields.scalar('says')
    if (claim === undefined && !fields.has('says')) fields.lacks('says', 'says: isLandmark("(at bridge)")')
    fields.done()
    if (world === undefined || claim === undefined) return undefined
    this.reading.speakOf(world.value)
    const expression = this.reading.take({
      ...{ text: fields.part.expression(claim), world: world.value, role: 'claim' },
      place: fields.placeOf('says'),
    })
    return { kind: 'claim', expression, place }
  }
}

const isHeading = (block: Block | ProseHeading): block is ProseHeading => block.kind === 'heading'

const isNearlyLive = (info: string): boolean =>
  /^(?:lives?|lve|liv|claims?|clam|explains?|explan|explian|work|worked-example|quiz|predict|predicts?)$/i.test(info)

const unknownFence = (info: string): string =>
  `A fence ${quoted(cut(info))} is shown as code. Parts of a lesson are ${LIVE.map(quoted).join(', ')}; the quiz is in the head.`

/** The steps of a text; their ids are derived from the headings and unique in the lesson. */
export function readSteps(text: LessonText, reading: Reading, title: string, fold?: number): readonly LessonStep[] {
  const open = new Steps(text, reading, title).read()
  if (open.length === 0)
    reading.findings.error(
      'empty',
      { file: text.file, from: 0, to: Math.min(1, text.text.length) },
      'The lesson has no steps. A heading begins a step, such as `# Try it`.',
    )
  const ids = new Map<string, string>()
  return open.map(({ title: name, place, blocks }, i) => {
    const id = idOf(name, i)
    const first = ids.get(id)
    if (first !== undefined)
      reading.findings.error(
        'same-step',
        place,
        `Another step is called ${quoted(cut(first))} too. Name each step differently, as addresses go by the names.`,
      )
    else ids.set(id, name)
    const isLast = i === open.length - 1
    const isBenchmark = isLast && (BENCHMARK.has(name.toLowerCase()) || fold === i)
    const unlike = first === undefined ? id : `${id}-${i + 1}`
    return { id: unlike, title: name, isBenchmark, blocks, place }
  })
}

function idOf(title: string, index: number): string {
  const id = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80)
  return id === '' ? `step-${index + 1}` : id
}
