// The learner's progress: what is due for review, each kind of question with the best next one, and the record.

import { createMemo, createSignal, For, onMount, Show } from 'solid-js'
import { type KindCode, wordsOfKind } from '#questions/kinds/codes'
import { ENOUGH, type Mastery, pointsOf, shownPoints } from '#teaching/mastery'
import { GAPS, whenDue } from '#teaching/review'
import { counted } from '#base/words'
import { Icon } from '#page/ui/icon'
import { useApp } from '#page/state/use-app'
import { learnAddress } from '#page/state/places/learn-place'
import { Asking } from './asking'
import { createLearner, type Learner } from './learner'
import { RecordActs } from './record-actions'
import { createRun, type QuestionRun } from './run'
import { inBackground } from '#page/browser/background'
import { Button } from '#page/ui/button'
import './progress.css'

export function Progress() {
  const app = useApp()
  const learner = app.feature(createLearner)
  const run = createRun(app, learner)
  onMount(() => inBackground(learner.read()))
  const [isAsking, setAsking] = createSignal(false)
  const back = (): void => {
    run.end()
    setAsking(false)
    inBackground(learner.read())
  }
  return (
    <div class="full-height scrolls-y">
      <Show when={!isAsking()} fallback={<Asking run={run} learner={learner} back={back} />}>
        <MasteryOverview learner={learner} run={run} ask={() => setAsking(true)} />
      </Show>
    </div>
  )
}

interface OverviewProps {
  learner: Learner
  run: QuestionRun
  ask: () => void
}

function MasteryOverview(props: OverviewProps) {
  const { learner } = props
  const secure = () => learner.mastery().filter(({ level }) => level === 'secure').length
  return (
    <div class="progress-inner column mx-auto">
      <header class="progress-head grid gap-8">
        <a
          class="progress-home inline-flex items-center self-start gap-6 ink-faint no-underline"
          href={`#${learnAddress({ part: 'home' })}`}
        >
          <Icon name="chevron-left" size={15} />
          All lessons
        </a>
        <h1>Your progress</h1>
        <p class="progress-lead ink-soft pretty">
          {secure() === 0
            ? 'Answer questions in lessons, here or in Explore: each unaided right answer counts, those that cannot be guessed the most.'
            : `${secure()} of the ${counted(learner.mastery().length, 'kind')} of questions ${secure() === 1 ? 'is' : 'are'} secure.`}
        </p>
      </header>
      <ReviewBox {...props} />
      <section class="progress-part grid gap-12" aria-labelledby="progress-kinds">
        <h2 id="progress-kinds">The eight kinds of questions</h2>
        <ul class="kind-rows bg-card border">
          <For each={learner.mastery()}>{each => <KindRow mastery={each} {...props} />}</For>
        </ul>
        <p class="progress-note">
          Of the last six questions of a kind, each right answer without help counts: open questions 1, choices ¾, yes
          or no ½. A kind is <em>secure</em> at {ENOUGH} points with level 2 or more in two domains, and <em>shaky</em>{' '}
          while the same wrong rule comes up again.
        </p>
      </section>
      <RecordActs learner={learner} />
    </div>
  )
}

/** The questions due, or the date of the next one. */
function ReviewBox(props: OverviewProps) {
  const { learner, run } = props
  const now = Date.now()
  const due = createMemo(() => learner.due(now))
  const later = createMemo(() => learner.returning().filter(({ due }) => due > now))
  const begin = (): void => {
    run.start(due().map(due => ({ kind: 'due', due })))
    props.ask()
  }
  return (
    <section
      class="review-box flex-row wrap between bg-card border"
      data-due={due().length > 0}
      aria-labelledby="progress-review"
    >
      <div>
        <h2 id="progress-review">
          {due().length > 0 ? `${counted(due().length, 'question')} to review today` : 'Nothing to review today'}
        </h2>
        <p>
          <Show
            when={later()[0]}
            fallback={
              <>
                Questions that you miss, or need help with, come back after {GAPS.slice(0, -1).join(', ')} and{' '}
                {GAPS.at(-1)} days: first themselves, later similar ones.
              </>
            }
          >
            {next => (
              <>
                {counted(later().length, 'more question')} {later().length === 1 ? 'comes' : 'come'} back later, the
                next {whenDue(next(), now)}.
              </>
            )}
          </Show>
        </p>
      </div>
      <Show when={due().length > 0}>
        <Button primary onClick={begin}>
          Review
          <Icon name="arrow-right" size={15} />
        </Button>
      </Show>
    </section>
  )
}

const standingWord = {
  untouched: 'not begun',
  begun: 'begun',
  shaky: 'shaky',
  secure: 'secure',
} as const
const standingIcon = {
  untouched: 'circle',
  begun: 'circle-dot',
  shaky: 'triangle-alert',
  secure: 'check',
} as const

function KindRow(props: OverviewProps & { mastery: Mastery }) {
  const words = () => wordsOfKind(props.mastery.kind as KindCode)
  const rule = () => (props.mastery.level === 'shaky' ? props.learner.ruleOf(props.mastery.misreading) : undefined)
  const practise = (): void => {
    props.run.start([{ kind: 'practice', mastery: props.mastery }])
    props.ask()
  }
  return (
    <li class="kind-row grid items-center">
      <div class="kind-name">
        <h3>{words().name}</h3>
        <p>{words().summary}</p>
      </div>
      <p class="kind-standing flex-row gap-7 ink-faint weight-560" data-standing={props.mastery.level}>
        <Icon name={standingIcon[props.mastery.level]} size={14} />
        {standingWord[props.mastery.level]}
      </p>
      <div class="kind-points">
        <Dots mastery={props.mastery} />
        <Show when={props.mastery.answers > 0}>
          <p>
            <span class="numbers">
              {shownPoints(props.mastery.points)} of {ENOUGH} points.
            </span>{' '}
            {props.mastery.missing}
            <Show when={rule()}>
              {rule => (
                <>
                  {' '}
                  {rule().says.replace(/^That follows/, 'Such answers follow')}{' '}
                  <a href={`#${learnAddress({ part: 'lesson', lesson: rule().lesson, step: null })}`}>
                    The lesson about it
                  </a>
                </>
              )}
            </Show>
          </p>
        </Show>
      </div>
      <Button onClick={practise}>
        {props.mastery.answers === 0 ? 'Try one' : `Practise level ${props.mastery.nextLevel}`}
        <span class="unseen"> of {words().name}</span>
        <Icon name="arrow-right" size={14} />
      </Button>
    </li>
  )
}

/** The last six answers. */
function Dots(props: { mastery: Mastery }) {
  const cells = () => Array.from({ length: 6 }, (_, place) => props.mastery.recent[place])
  const text = () => {
    const { recent } = props.mastery
    return recent.length === 0 ? 'no answers yet' : `last answers: ${recent.map(stateOf).join(', ')}`
  }
  return (
    <span class="kind-dots flex gap-4" role="img" aria-label={text()}>
      <For each={cells()}>{each => <i data-state={each === undefined ? 'none' : stateOf(each)} />}</For>
    </span>
  )
}

const stateOf = (answer: Mastery['recent'][number]): 'right' | 'helped' | 'wrong' =>
  pointsOf(answer) > 0 ? 'right' : answer.isRight ? 'helped' : 'wrong'
