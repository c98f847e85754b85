// Shown until there is a verdict: how an answer is written, the keys, the marks.

import { For, Show } from 'solid-js'
import { wordsOfKind } from '#questions/kinds/codes'
import type { Question } from '#questions/kinds/question'
import { answerExample, exampleDomain } from '#page/ui/naming'
import { Icon } from '#page/ui/icon'
import { CommandKeys } from '../parts/keycaps'
import { markIcon } from '#page/ui/mark'
import type { Entry } from '#page/state/session/session'
import { RuleOfReading } from '../verdict/rule-of-reading'
import { useApp } from '#page/state/use-app'
import { isWritten } from '#page/state/session/written'
import { Button } from '#page/ui/button'
import { statementParts } from '../question/statement-parts'
import './answer.css'

/** How an answer to a yes/no or choice question is judged. */
const closedText = ({ shown, parsedContext, statements }: Question): string =>
  shown === null || (parsedContext && (!statements || parsedContext.unread.length > 0))
    ? 'This question comes as English only, so an answer can be compared with the published one, but not proven.'
    : `What each option claims is proven or refuted from ${parsedContext ? 'what its English says' : 'the PDDL'}.`

/** The content in place of a verdict before there is one. */
export function HowToAnswer(props: { entry: Entry }) {
  const { session } = useApp()
  const kind = () => wordsOfKind(props.entry.question.kind)
  const isOpen = () => props.entry.question.format === 'gen'
  /** The prompt has its own words for names, so formal names are not shown. */
  const inPrompt = () => statementParts(props.entry.question.question) !== null
  const isProblem = () => isWritten(props.entry.question)
  const hasPddl = () => props.entry.question.shown !== null || isProblem()
  const fill = (): void => session.setAnswer(props.entry.id, kind().answer.example)
  return (
    <section class="how" aria-label="How to answer">
      <h3 class="ink-soft">
        {isOpen() ? kind().summary : props.entry.question.format === 'bool' ? 'Yes or no' : 'One of the choices'}
      </h3>
      <Show when={isOpen()} fallback={<p>{closedText(props.entry.question)}</p>}>
        <p>
          {isProblem()
            ? 'Any equivalent problem is right: what objects are called and the order of facts do not matter.'
            : `Use the names from the PDDL${inPrompt() ? ', or the words of the prompt' : ''}; case does not matter.`}{' '}
          You may add an explanation: the verdict shows which part was read.
        </p>
        <p class="how-example flex-row wrap gap-6 mt-8" hidden={isProblem()}>
          Written like <code class="ink bg-well">{answerExample(props.entry.question)}</code>
          <Show when={props.entry.question.domain === exampleDomain}>
            <Button small quiet onClick={fill}>
              Insert
            </Button>
          </Show>
        </p>
      </Show>
      <RuleOfReading />
      <p class="how-keys flex wrap gap-4-16 mt-10 text-small">
        <Show when={isOpen()}>
          <span>
            <CommandKeys command="parts" /> the parts
          </span>
        </Show>
        <span>
          <CommandKeys command="answer" /> the text
        </span>
        <span>
          <CommandKeys command="hint" /> a hint
        </span>
        <span>
          <CommandKeys command="check" /> check
        </span>
      </p>
      <ul class="how-marks flex wrap gap-4-16 text-small border-top">
        <For each={['right', 'wrong', 'undecided', 'unreadable'] as const}>
          {mark => (
            <li class={`mark-${mark}`}>
              <Icon name={markIcon[mark]} size={14} />
              {mark}
            </li>
          )}
        </For>
      </ul>
      <Show when={hasPddl()}>
        <p class="mt-6 text-small line-18">
          Every verdict is computed here from the PDDL, with evidence that you can look at. The published answer plays
          no part.
        </p>
      </Show>
    </section>
  )
}
