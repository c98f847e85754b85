// The question: its world in English or PDDL, and what is asked.

import { createMemo, createSignal, For, lazy, Match, Show, Suspense, Switch } from 'solid-js'
import { PddlText } from '../../editor/pddl-text'
import { kindName } from '../../questions/question'
import { contextBlocks, type Stem, stemParts, withoutOptions } from '../context-blocks'
import { MadeNoteLine } from '../making/made-note'
import { engineName, marks } from '../focus'
import { formatName } from '../naming'
import { placesOf } from '../pddl-places'
import { reposed } from '../reposing'
import { stepping } from '../stepping'
import { Told, ToldStem } from './told-text'
import { EditNote } from './what-if/edit-note'
import { type Entry, session } from '../session'
import { Icon } from '../parts/icon'
import { Tabs } from '../parts/tabs'

const ToldPicture = lazy(async () => ({ default: (await import('./told-picture')).ToldPicture }))

type View = 'english' | 'both' | 'problem' | 'domain' | 'picture'

export function QuestionCard(props: { entry: Entry }) {
  const [view, setView] = createSignal<View>('english')
  /** About the edited problem where there is an edit. */
  const question = () => reposed()?.question ?? props.entry.question
  const hasPddl = () => question().source !== null
  const shown = () => (hasPddl() ? view() : 'english')
  const stem = createMemo(() => stemParts(withoutOptions(question().question, question().choices)))
  const askedAction = () => {
    const asked = question().asked
    return asked?.kind === 'prog' ? asked.action : undefined
  }
  return (
    <article class="question" aria-label="Question">
      <header class="pane-head">
        <p class="eyebrow">
          <strong>{kindName[question().kind]}</strong>
          <span class="eyebrow-format">{formatName[question().format]}</span>
          <span class="numbers">
            {props.entry.number} of {props.entry.file.questions.length}
          </span>
        </p>
        <span class="spacer" />
        <Show when={hasPddl()}>
          <Tabs<View>
            look="segments"
            label="How the world is told"
            prefix="telling"
            chosen={view()}
            choose={setView}
            tabs={[
              { id: 'english', title: 'English' },
              { id: 'both', title: 'Both' },
              { id: 'problem', title: 'Problem' },
              { id: 'domain', title: 'Domain' },
              { id: 'picture', title: 'Picture' },
            ]}
          />
        </Show>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so keys must reach it */}
      <section class="question-body" id="telling-panel" aria-label="What is asked" tabIndex={0}>
        <Switch>
          <Match when={shown() === 'picture'}>
            <Suspense>
              <ToldPicture />
            </Suspense>
          </Match>
          <Match when={shown() === 'english' || shown() === 'both'}>
            <Show
              when={question().context.trim()}
              fallback={
                <p class="no-english">
                  This problem comes without an English description. Its PDDL says all there is.
                </p>
              }
            >
              <EditNote entry={props.entry} />
              <Context text={question().context} />
            </Show>
            <Show when={shown() === 'both'}>
              <Text which="problem" />
            </Show>
          </Match>
          <Match when={shown() === 'domain'}>
            <Text which="domain" />
          </Match>
          <Match when={shown() === 'problem'}>
            <Text which="problem" />
          </Match>
        </Switch>
        <Show when={question().question.trim()}>
          {/* A long one scrolls, so keys must reach it. */}
          <div class="stem" tabIndex={isLong(stem()) ? 0 : undefined}>
            <p>
              <ToldStem text={stem().before} action={askedAction()} />
            </p>
            <Show when={stem().steps.length > 0}>
              <ol class="steps" start="0" aria-label="The sequence, counted from 0">
                <For each={stem().steps}>
                  {(step, index) => (
                    <li>
                      <span class="numbers" aria-hidden="true">
                        {index()}
                      </span>
                      <code {...markOfStep(step, index())}>{step}</code>
                    </li>
                  )}
                </For>
              </ol>
              <Show when={stem().after}>
                <p>
                  <Told text={stem().after} />
                </p>
              </Show>
            </Show>
          </div>
        </Show>
        <Show when={askedAction()}>
          {action => (
            <p class="asked-note">
              <Icon name="arrow-right" size={13} />
              The action asked about: <code {...marks.action(action())}>{action()}</code>
            </p>
          )}
        </Show>
        <Show when={question().made}>
          {made => <MadeNoteLine made={made()} open={question().format === 'gen'} />}
        </Show>
        <Show
          when={
            question().format === 'gen' && question().source !== null && question().asked === null
          }
        >
          <p class="asked-note asked-problem">
            <Icon name="triangle-alert" size={14} />
            {question().askedProblem ?? 'What is asked could not be worked out from the text.'}
          </p>
        </Show>
      </section>
    </article>
  )
}

/** May need more room than it is given. */
const isLong = ({ before, steps, after }: Stem): boolean =>
  steps.length > 0 || before.length + after.length > 200

/** One of the two texts, with the visitor's edit. */
function Text(props: { which: 'domain' | 'problem' }) {
  return (
    <Show when={session.source()}>
      {source => (
        <PddlText
          label={props.which === 'domain' ? 'PDDL domain' : 'PDDL problem'}
          text={source()[props.which]}
          marks={placesOf[props.which].marks()}
        />
      )}
    </Show>
  )
}

/** A step of the sequence one walks along, where it is that; else an action. */
function markOfStep(step: string, index: number) {
  const action = engineName(step)
  return stepping.walk().sequence[index] === action
    ? marks.step(index, action)
    : marks.action(action)
}

function Context(props: { text: string }) {
  const blocks = createMemo(() => contextBlocks(props.text))
  return (
    <div class="context">
      <For each={blocks()}>
        {block =>
          block.kind === 'list' ? (
            <div class="formal-list">
              <p>{block.lead}</p>
              <ul>
                <For each={block.items}>
                  {item => (
                    <li>
                      <code>{item.formal}</code> <span>{item.says}</span>
                    </li>
                  )}
                </For>
              </ul>
            </div>
          ) : (
            <p class={`context-${block.kind}`}>
              <Show when={block.kind === 'goal'}>
                <Icon name="star" size={15} />
              </Show>
              <Told text={block.text} from={block.from} />
            </p>
          )
        }
      </For>
    </div>
  )
}
