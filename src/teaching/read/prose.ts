// Parses Markdown prose into blocks and inline elements. HTML and pictures are not supported and are shown as source
// text. The length of each parsed piece is limited, since the library takes superlinear time on long paragraphs full of
// special characters.

import { fromMarkdown } from 'mdast-util-from-markdown'
import { counted, quoted } from '#base/words'
import { cut } from '#language/english/yaml-text'
import type { Block, Inline, TextPlace } from '#teaching/lesson'
import type { Findings } from './findings'

type RootContent = ReturnType<typeof fromMarkdown>['children'][number]
type PhrasingContent = Extract<RootContent, { type: 'paragraph' }>['children'][number]
type Nodes = RootContent | PhrasingContent

/** Shared by the prose readers: where they report findings and record expressions. */
export interface ProseContext {
  readonly findings: Findings
  /** Registers an expression in the text and returns its index. */
  readonly computed: (text: string, place: TextPlace) => number
}

/** Maps a span of the parsed text to its place in the file. */
type Places = (from: number, to: number) => TextPlace

/** Maximum characters, and maximum special characters, of one paragraph, list or quotation. */
const MAX_CHARACTERS = 8_000
const MAX_MARKS = 400
const MAX_ITEMS = 200
const MARKS = /[*_`[\]<&!\\]/g
const ITEMS = /(?:^|\n)[ \t>]*(?:[-+*]|\d{1,9}[.)])(?=[ \t\n]|$)/g
/** Matches quotations and lists that are nested too deeply. */
const TOO_DEEP = /(?:^|\n)(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))){7}/
const TOO_INDENTED = /(?:^|\n)[ \t]{40}/

const noHtmlBlocks = { extensions: [{ disable: { null: ['htmlFlow'] } }] }
const inlineOnly = {
  extensions: [
    {
      disable: {
        null: [
          ...['htmlFlow', 'list', 'headingAtx', 'blockQuote', 'thematicBreak', 'codeIndented'],
          ...['codeFenced', 'setextUnderline', 'definition'],
        ],
      },
    },
  ],
}

/** A heading within prose: underlined, or in a list. */
export interface ProseHeading {
  readonly kind: 'heading'
  readonly title: string
  readonly place: TextPlace
}

/** Parses a piece of Markdown into blocks. Never throws. */
export function readProse(text: string, places: Places, context: ProseContext): (Block | ProseHeading)[] {
  const tooMuch = boundOf(text)
  if (tooMuch !== undefined) {
    context.findings.error('too-much', places(0, text.length), tooMuch)
    return [{ kind: 'paragraph', content: [{ kind: 'text', text }] }]
  }
  const reader = new Prose(text, places, context)
  return fromMarkdown(text, noHtmlBlocks).children.flatMap(node => reader.block(node, true))
}

/** Parses the text of a field: a single paragraph, in which nothing begins a list or a heading. Never throws. */
export function readInline(text: string, places: Places, context: ProseContext): Inline[] {
  const tooMuch = boundOf(text)
  if (tooMuch !== undefined) {
    context.findings.error('too-much', places(0, text.length), tooMuch)
    return [{ kind: 'text', text }]
  }
  const reader = new Prose(text, places, context)
  const inlines: Inline[] = []
  for (const node of fromMarkdown(text, inlineOnly).children) {
    if (inlines.length > 0) inlines.push({ kind: 'break' })
    inlines.push(...reader.inlines('children' in node ? (node.children as PhrasingContent[]) : []))
  }
  return inlines
}

/** The limit that the text exceeds, in a sentence. */
function boundOf(text: string): string | undefined {
  const advice = 'It is shown as it is written. Break it up with blank lines.'
  if (text.length > MAX_CHARACTERS)
    return `This paragraph has ${counted(text.length, 'character')}; up to 8,000 are read. ${advice}`
  if ((text.match(MARKS)?.length ?? 0) > MAX_MARKS)
    return `This paragraph has more than ${MAX_MARKS} marks such as \`*\` and \`[\`. ${advice}`
  if ((text.match(ITEMS)?.length ?? 0) > MAX_ITEMS) return `This list has more than ${MAX_ITEMS} items. ${advice}`
  if (TOO_DEEP.test(text) || TOO_INDENTED.test(text))
    return 'Lists and quotes are nested more than six deep here. They are shown as they are written: nest them less.'
  return undefined
}

class Prose {
  private readonly text: string
  private readonly places: Places
  private readonly context: ProseContext

  constructor(text: string, places: Places, context: ProseContext) {
    this.text = text
    this.places = places
    this.context = context
  }

  block(node: RootContent, isOutermost = false): (Block | ProseHeading)[] {
    switch (node.type) {
      case 'paragraph':
        return [{ kind: 'paragraph', content: this.inlines(node.children) }]
      case 'heading': {
        const place = this.placeOf(node)
        if (isOutermost) return [{ kind: 'heading', title: plain(node.children), place }]
        this.report('heading', place, 'A heading begins a step, so it cannot be in a list or a quote.')
        return [{ kind: 'paragraph', content: this.inlines(node.children) }]
      }
      case 'list':
        return [
          {
            kind: 'list',
            ordered: node.ordered === true,
            items: node.children.map(item => item.children.flatMap(each => this.inner(each))),
          },
        ]
      case 'blockquote':
        return [{ kind: 'quote', blocks: node.children.flatMap(each => this.inner(each)) }]
      case 'code':
        if (isLive(node.lang ?? ''))
          this.report(
            'nested',
            this.placeOf(node),
            `A part \`${node.lang}\` begins at the margin, not in a list or a quote. Move its lines to the left, with a blank line above.`,
          )
        return [{ kind: 'code', text: node.value, language: node.lang ?? '' }]
      case 'thematicBreak':
        this.context.findings.warning(
          'rule',
          this.placeOf(node),
          'Lines across are not shown: a heading begins the next step.',
        )
        return []
      case 'definition':
        this.report(
          'definition',
          this.placeOf(node),
          'Write the address into the link itself, `[text](https://…)`: lists of addresses are not read.',
        )
        return []
      default:
        return []
    }
  }

  private inner(node: RootContent): Block[] {
    return this.block(node).filter(block => block.kind !== 'heading') as Block[]
  }

  inlines(nodes: readonly PhrasingContent[]): Inline[] {
    return nodes.flatMap(node => this.inline(node))
  }

  private inline(node: PhrasingContent): Inline[] {
    switch (node.type) {
      case 'text':
        return [{ kind: 'text', text: node.value.replace(/\s*\n\s*/g, ' ') }]
      case 'inlineCode':
        return [this.code(node)]
      case 'emphasis':
        return [{ kind: 'emphasis', content: this.inlines(node.children) }]
      case 'strong':
        return [{ kind: 'strong', content: this.inlines(node.children) }]
      case 'break':
        return [{ kind: 'break' }]
      case 'link':
        return this.link(node.url, node.children, this.placeOf(node))
      case 'html':
        this.report(
          'html',
          this.placeOf(node),
          `HTML is not read: ${quoted(cut(node.value))} is shown as text. Write Markdown, or a live part.`,
        )
        return [{ kind: 'text', text: node.value }]
      case 'image':
      case 'imageReference':
        this.report(
          'image',
          this.placeOf(node),
          'Pictures are not loaded. Show the state or the graph with a live part, or say it in words.',
        )
        return node.alt ? [{ kind: 'text', text: node.alt }] : []
      case 'linkReference':
        return this.inlines(node.children)
      default:
        return []
    }
  }

  private code(node: PhrasingContent & { readonly type: 'inlineCode' }): Inline {
    const { value } = node
    if (!value.startsWith('=')) return { kind: 'code', text: value }
    const from = node.position?.start.offset ?? 0
    const to = node.position?.end.offset ?? from
    const raw = this.text.slice(from, to)
    const start = from + raw.indexOf('=') + 1
    const end = to - (/`+$/.exec(raw)?.[0].length ?? 0)
    const text = value.slice(1).replace(/\s+/g, ' ').trim()
    const expression = this.context.computed(text, this.places(start, Math.max(start, end)))
    return { kind: 'computed', expression }
  }

  private link(to: string, children: readonly PhrasingContent[], place: TextPlace): Inline[] {
    const content = this.inlines(children)
    if (/^(?:https?:\/\/|#)/i.test(to) && to.length <= 2_000) return [{ kind: 'link', to, content }]
    const message = `A link leads to \`https://…\` or to a place of this page, \`#learn/plans\`; ${quoted(cut(to))} does not.`
    this.report('link', place, message)
    return content
  }

  private placeOf(node: Nodes): TextPlace {
    return this.places(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0)
  }

  private report(code: string, place: TextPlace, message: string): void {
    this.context.findings.error(code, place, message)
  }
}

/** True if the fence is more than code. */
export const isLive = (info: string): boolean => LIVE.includes(info)
export const LIVE: readonly string[] = ['live', 'claim', 'explain', 'worked']

const plain = (nodes: readonly PhrasingContent[]): string =>
  nodes
    .map(node =>
      'value' in node ? node.value : 'children' in node ? plain(node.children) : node.type === 'break' ? ' ' : '',
    )
    .join('')
    .replace(/\s+/g, ' ')
    .trim()

/** The text of a heading, without its `#` marks. */
export function headingText(line: string): string {
  const text = line.replace(/^ {0,3}#+[ \t]*/, '').replace(/[ \t]+#*[ \t\r]*$/, '')
  if (boundOf(text) !== undefined) return text.slice(0, 200)
  return plain(
    fromMarkdown(text, inlineOnly).children.flatMap(node =>
      'children' in node ? (node.children as PhrasingContent[]) : [],
    ),
  )
}
