// The prose of a lesson as elements: text from a file is never rendered as markup. Values of expressions appear when
// they are known.

import { For, type JSX, Match, Show, Switch } from 'solid-js'
import type { Outcome } from '#teaching/computed'
import type { Block, Inline } from '#teaching/lesson'
import { marks } from '#page/state/focus/focus'
import { Icon } from '#page/ui/icon'
import { Prose } from '#page/workbench/parts/prose'
import './parts.css'

/** The value of an expression by its index in the lesson; undefined while it is computed. */
export type Computed = (expression: number) => Outcome | undefined

interface InlinesProps {
  readonly content: readonly Inline[]
  readonly computed: Computed
}

/** A stretch of a paragraph. */
export function Inlines(props: InlinesProps) {
  return <For each={props.content}>{piece => <InlinePiece piece={piece} computed={props.computed} />}</For>
}

function InlinePiece(props: { piece: Inline; computed: Computed }) {
  const { piece } = props
  switch (piece.kind) {
    case 'text':
      return piece.text
    case 'code':
      return <Name text={piece.text} />
    case 'computed':
      return <Value outcome={props.computed(piece.expression)} />
    case 'emphasis':
      return (
        <em>
          <Inlines content={piece.content} computed={props.computed} />
        </em>
      )
    case 'strong':
      return (
        <strong>
          <Inlines content={piece.content} computed={props.computed} />
        </strong>
      )
    case 'link':
      return (
        <Link to={piece.to}>
          <Inlines content={piece.content} computed={props.computed} />
        </Link>
      )
    case 'break':
      return <br />
  }
}

/** Shorter names stay on one line: browsers would break them at hyphens. Longer ones may not fit on a phone. */
const UNBROKEN = 30

/** A name in a text; facts and actions are linked with the shared highlight. */
function Name(props: { text: string }) {
  const isFormal = () => /^\([^\s()?]+(?: [^\s()?]+)*\)$/.test(props.text)
  return (
    <code
      class="lesson-name round-small break-anywhere"
      classList={{ nowrap: props.text.length < UNBROKEN }}
      {...(isFormal() ? marks.fact(props.text) : {})}
    >
      {props.text}
    </code>
  )
}

/** Text in which facts and actions are marked up as names: `It is (on c0) and (on c1)`. */
export function MarkedNames(props: { text: string }) {
  // Pieces with an odd index are names.
  return (
    <For each={props.text.split(/(\([^\s(),]+(?: [^\s(),]+)*\))/)}>
      {(piece, index) =>
        index() % 2 === 1 ? <code class="lesson-name nowrap round-small break-anywhere">{piece}</code> : piece
      }
    </For>
  )
}

/** Only addresses of this page and web addresses are links; the latter open a new window. */
function Link(props: { to: string; children: JSX.Element }) {
  const isHere = () => props.to.startsWith('#')
  return (
    <Show when={isHere() || /^https?:\/\//i.test(props.to)} fallback={props.children}>
      <a
        class="lesson-link ink-accent"
        href={props.to}
        {...(isHere() ? {} : { target: '_blank', rel: 'noopener noreferrer' })}
      >
        {props.children}
      </a>
    </Show>
  )
}

/** A computed value; an unknown one explains why. */
export function Value(props: { outcome: Outcome | undefined }) {
  return (
    <Switch
      fallback={
        <span class="lesson-value ink-faint" role="img" aria-label="being computed">
          …
        </span>
      }
    >
      <Match when={props.outcome?.kind === 'value' && props.outcome}>
        {found => <span class="lesson-value">{(found() as { text: string }).text}</span>}
      </Match>
      <Match when={props.outcome}>
        {found => (
          <span class="lesson-value value-unknown ink-ochre" title={(found() as { message: string }).message}>
            {found().kind === 'undecided' ? 'not known' : 'not computed'}
            <span class="unseen"> ({(found() as { message: string }).message})</span>
          </span>
        )}
      </Match>
    </Switch>
  )
}

/** Blocks of prose; live parts, claims, boxes and worked examples are rendered elsewhere. */
export function Blocks(props: { blocks: readonly Block[]; computed: Computed }) {
  return <For each={props.blocks}>{block => <ProseBlock block={block} computed={props.computed} />}</For>
}

function ProseBlock(props: { block: Block; computed: Computed }) {
  const { block } = props
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Inlines content={block.content} computed={props.computed} />
        </p>
      )
    case 'list':
      return block.ordered ? (
        <ol>
          <Items items={block.items} computed={props.computed} />
        </ol>
      ) : (
        <ul>
          <Items items={block.items} computed={props.computed} />
        </ul>
      )
    case 'quote':
      return (
        <blockquote>
          <Blocks blocks={block.blocks} computed={props.computed} />
        </blockquote>
      )
    case 'code':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so keys must reach it
        <pre tabIndex={0}>
          <code>{block.text}</code>
        </pre>
      )
    default:
      return null
  }
}

function Items(props: { items: readonly (readonly Block[])[]; computed: Computed }) {
  return (
    <For each={props.items}>
      {item => (
        <li>
          <Blocks blocks={item} computed={props.computed} />
        </li>
      )}
    </For>
  )
}

/** A claim that is no longer true: it is struck through, with an explanation. */
export function StruckClaim(props: { text: string; outcome: Outcome | undefined }) {
  const isFalse = () => props.outcome?.kind === 'value' && props.outcome.value !== true
  const why = () => (props.outcome?.kind === 'value' ? (props.outcome.because ?? '') : '')
  const unknown = () => (props.outcome !== undefined && props.outcome.kind !== 'value' ? props.outcome : undefined)
  return (
    <>
      <Show when={isFalse()}>
        <aside class="claim-false flex gap-10 pad-12-14 ink-ochre bg-ochre round" role="note">
          <Icon name="triangle-alert" size={15} />
          <p>
            This text was written when <s>{props.text}</s> was true. A change of the lesson or of its problem has made
            it false, so the text here is no longer true. <Prose text={why()} />
          </p>
        </aside>
      </Show>
      <Show when={unknown()}>
        {found => (
          <aside class="claim-false flex gap-10 pad-12-14 ink-ochre bg-ochre round" role="note">
            <Icon name="hourglass" size={15} />
            <p>
              Whether <code>{props.text}</code> is true could not be computed. <Prose text={found().message} />
            </p>
          </aside>
        )}
      </Show>
    </>
  )
}

/** A column of prose. */
export function LessonText(props: { blocks: readonly Block[]; computed: Computed }) {
  return (
    <div class="prose ink pretty">
      <Blocks blocks={props.blocks} computed={props.computed} />
    </div>
  )
}
