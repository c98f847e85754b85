// The question and its world: first the state and the goal, then the rules. Once an answer is checked, the world is
// folded to one line.

import type { App } from '#page/state/app'
import type { MadeNote, Question } from '#questions/kinds/question'
import { createMemo, For, Show, Suspense, useContext } from 'solid-js'
import { lazy, Nothing } from '../parts/lazy'
import { type EnglishBlock, contextBlocks, type Stem, stemParts, withoutOptions } from './context-blocks'
import { engineName, marks } from '#page/state/focus/focus'
import { statementParts } from './statement-parts'
import { PromptText, PromptStem } from './prompt-text'
import type { Entry } from '#page/state/session/session'
import { givenSteps } from '#questions/kinds/question'
import { Icon } from '#page/ui/icon'
import { ScopedAppContext, useApp, useFeature } from '#page/state/use-app'
import { isWritten } from '#page/state/session/written'
import { createFolding } from './folding'
import './question.css'
import { createAsked } from '#page/state/session/asked'
import { Button } from '#page/ui/button'

const TextNotes = lazy(async () => ({ default: (await import('../what-if/text-notes')).TextNotes }), Nothing)
const MadeNoteLine = lazy(
  async () => ({
    default: (await import('./made-note')).MadeNoteLine,
  }),
  Nothing,
)
const ContextNote = lazy(async () => ({
  default: (await import('../described/context-note')).ContextNote,
}))
const Statement = lazy(async () => ({ default: (await import('./statement')).Statement }))
const WrittenText = lazy(async () => ({
  default: (await import('../written/written-text')).WrittenText,
}))

export function QuestionText(props: { entry: Entry }) {
  const askedOf = useFeature(createAsked)
  // In a lesson, the distance to the goal would reveal more than the question does.
  const isStand = useContext(ScopedAppContext) !== undefined
  const { reposed, session } = useApp()
  /** The re-posed question, if the problem is edited. */
  const question = () => reposed()?.question ?? props.entry.question
  const found = () => askedOf(question())
  const statement = createMemo(() => statementParts(question().question))
  const askedAction = () => found().asked?.action
  return (
    <article class="question" data-part="question" aria-label="Question">
      <Show when={props.entry.file.origin === 'texts' || session.workOf(props.entry.id).edit}>
        <Suspense>
          <TextNotes entry={props.entry} />
        </Suspense>
      </Show>
      <Show
        when={statement() && !isWritten(question())}
        fallback={
          <Show when={isWritten(question())} fallback={<WorldAndStem entry={props.entry} question={question()} />}>
            <Suspense
              fallback={
                <p class="stem" data-part="stem">
                  {question().question.slice(0, 2_000)}
                </p>
              }
            >
              <WrittenText question={question()} placeholder={found().asked?.placeholder === true} />
            </Suspense>
          </Show>
        }
      >
        {_ => (
          <Suspense>
            <Statement question={question()} parts={statement()!} />
          </Suspense>
        )}
      </Show>
      <Show when={mayBeEnglishOnly(props.entry.question)}>
        <Suspense>
          <ContextNote entry={props.entry} />
        </Suspense>
      </Show>
      <Show when={askedAction()}>
        {action => (
          <p class="asked-note flex-row gap-6" data-part="asked-note">
            <Icon name="arrow-right" size={13} />
            The action asked about: <code {...marks.action(action())}>{action()}</code>
          </p>
        )}
      </Show>
      <Show when={!isStand && madeNote(question())}>
        {note => (
          <Suspense>
            <MadeNoteLine made={note()} open={question().format === 'gen'} />
          </Suspense>
        )}
      </Show>
      <Show when={question().format === 'gen' && question().judged !== null && found().asked === null}>
        <p class="asked-note flex-row gap-6 asked-problem" data-part="asked-note">
          <Icon name="triangle-alert" size={14} />
          {found().problem || 'The text does not show what the question asks.'}
        </p>
      </Show>
    </article>
  )
}

/** True if the question may have come as English only, parsed since or not. */
const mayBeEnglishOnly = ({ format, judged, parsedContext }: Question): boolean =>
  format !== 'gen' && (judged === null || parsedContext !== undefined)

/** The English before the question, then the question. */
function WorldAndStem(props: { entry: Entry; question: Question }) {
  const askedOf = useFeature(createAsked)
  const stem = createMemo(() => stemParts(withoutOptions(props.question.question, props.question.choices)))
  const asked = () => askedOf(props.question).asked
  /** True if the steps are part of the answer input, so they need no second list. */
  const areBelow = (): boolean => props.question.format === 'gen' && givenSteps(asked()) !== undefined
  return (
    <>
      <Show
        when={props.question.context.trim()}
        fallback={
          <p class="no-english ink-faint">This problem has no English description. Its PDDL describes it in full.</p>
        }
      >
        <World entry={props.entry} text={props.question.context} />
      </Show>
      <Show when={props.question.question.trim()}>
        <div class="stem" data-part="stem" classList={{ short: isShort(stem()) }}>
          <p>
            <PromptStem text={stem().before} action={asked()?.action} />
            <Show when={areBelow() && stem().after}>
              {after => (
                <>
                  {' '}
                  <PromptText text={after()} />
                </>
              )}
            </Show>
          </p>
          <Show when={stem().steps.length > 0}>
            <Show
              when={!areBelow()}
              fallback={<p class="steps-below">Its {stem().steps.length} steps are listed below.</p>}
            >
              <Steps steps={stem().steps} />
              <Show when={stem().after}>
                <p>
                  <PromptText text={stem().after} />
                </p>
              </Show>
            </Show>
          </Show>
        </div>
      </Show>
    </>
  )
}

const madeNote = ({ origin }: Question): MadeNote | undefined => (origin.from === 'made' ? origin.note : undefined)

/** True if the question is short enough to stick to the bottom of the column until it is scrolled to. */
const isShort = ({ before, steps }: Stem): boolean => steps.length === 0 && before.length <= 160

/** The sequence asked about, counted from 0, in the question's wording. */
function Steps(props: { steps: readonly string[] }) {
  const app = useApp()
  const isFormal = () => props.steps[0]!.startsWith('(')
  return (
    <ol
      class="steps"
      data-part="steps"
      data-english={isFormal() ? undefined : ''}
      classList={{ english: !isFormal() }}
      start="0"
      aria-label="The sequence, counted from 0"
    >
      <For each={props.steps}>
        {(step, index) => (
          <li class="min-w-0">
            <span class="numbers" aria-hidden="true">
              {index()}
            </span>
            <Show when={isFormal()} fallback={<span>{step}</span>}>
              <code {...markOfStep(app, step, index())}>{step}</code>
            </Show>
          </li>
        )}
      </For>
    </ol>
  )
}

/** Links with the step of the current walk if it is the same, else with the action. */
function markOfStep({ stepping }: App, step: string, index: number) {
  const action = engineName(step)
  return stepping.walk().sequence[index] === action ? marks.step(index, action) : marks.action(action)
}

/**
 * Maximum number of characters of rules that are open at first, and of the text with them, so that the answer stays
 * visible.
 */
const maxRules = (): number => (innerHeight >= 860 ? 640 : 300)
const maxText = (): number => 2 * maxRules()

/** The world in English: the state and the goal, followed by the rules, which come first in the text. */
function World(props: { entry: Entry; text: string }) {
  const { rulesOpen, isFolded, unfold, setRulesOpen, fold } = useFeature(createFolding)
  const { session } = useApp()
  const blocks = createMemo(() => contextBlocks(props.text))
  const isRule = ({ kind }: EnglishBlock): boolean => kind === 'text' || kind === 'list'
  const now = () => blocks().filter(block => !isRule(block))
  const rules = () => blocks().filter(isRule)
  const first = () => props.text.trim().slice(0, 200)
  const isOpen = () =>
    rulesOpen() ??
    (lengthOf(rules()) <= maxRules() && props.text.length + props.entry.question.question.length <= maxText())
  return (
    <Show
      when={!isFolded(props.entry.id)}
      fallback={
        <button
          type="button"
          class="world-folded flex-row framed gap-12 full-width ink-faint bg-well"
          data-part="world-folded"
          aria-expanded="false"
          onClick={() => unfold()}
        >
          <span class="ellipsis">{first()}</span>
          <strong class="ink-accent weight-560">Show</strong>
        </button>
      }
    >
      <div class="context" data-part="context">
        <For each={now()}>{block => <Paragraph block={block} />}</For>
        <Show when={now().length > 0 && rules().length > 0}>
          <details
            class="rules"
            data-part="rules"
            open={isOpen()}
            onToggle={event => {
              const { open } = event.currentTarget
              if (open !== isOpen()) setRulesOpen(open)
            }}
          >
            <summary>
              <Icon name="chevron-right" size={14} />
              <strong>The rules</strong>
              <Show when={!isOpen()}>
                <span>{first()}</span>
              </Show>
            </summary>
            <For each={rules()}>{block => <Paragraph block={block} />}</For>
          </details>
        </Show>
        <Show when={now().length === 0}>
          <For each={rules()}>{block => <Paragraph block={block} />}</For>
        </Show>
        <Show when={session.workOf(props.entry.id).verdict !== null}>
          <Button small quiet class="world-fold" aria-expanded="true" onClick={() => fold(props.entry.id)}>
            Fold
          </Button>
        </Show>
      </div>
    </Show>
  )
}

const lengthOf = (blocks: readonly EnglishBlock[]): number =>
  blocks.reduce(
    (sum, block) =>
      sum +
      (block.kind === 'list'
        ? block.items.reduce((total, { formal, english }) => total + formal.length + english.length, 0)
        : block.text.length),
    0,
  )

/** Forbids a line break between a question mark and its variable's name. */
const unbroken = (text: string): string => text.replace(/\?(?=\w)/g, '?\u2060')

function Paragraph(props: { block: EnglishBlock }) {
  const { block } = props
  if (block.kind === 'list')
    return (
      <div class="formal-list ink-soft">
        <p>{block.lead}</p>
        <ul>
          <For each={block.items}>
            {item => (
              <li>
                <code class="ink">{item.formal}</code>{' '}
                <span>{unbroken(item.english.startsWith(item.formal) ? '' : item.english)}</span>
              </li>
            )}
          </For>
        </ul>
      </div>
    )
  return (
    <p class={`context-${block.kind}`} data-block={block.kind}>
      <Show when={block.kind === 'goal'}>
        <Icon name="star" size={15} />
      </Show>
      <PromptText text={block.text} from={block.from} />
    </p>
  )
}
