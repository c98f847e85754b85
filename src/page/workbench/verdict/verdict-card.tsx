// The card of a verdict: the word, a sentence, the repair and evidence, numbers last.

import { Show, Suspense, useContext } from 'solid-js'
import { lazy } from '../parts/lazy'
import type { Answer } from '#language/answers/reading'
import { HARDER, markOfEdit, MAX_STATES } from '#page/state/verdicts/checking'
import { outcomeOf } from '#page/ui/outcome'
import { duration, grouped } from '#page/ui/naming'
import type { Entry } from '#page/state/session/session'
import { wordsOfKind } from '#questions/kinds/codes'
import { Icon } from '#page/ui/icon'
import { markIcon } from '#page/ui/mark'
import { Prose } from '../parts/prose'
import type { VerdictView } from '#page/state/verdicts/verdict-view'
import { controlsOf } from '../answer/form'
import { EvidenceList } from './evidence-list'
import { Findings } from './findings'
import { ReadingLine } from './reading-line'
import { ReadingView } from './reading-view'
import { VerdictParts } from './verdict-parts'
import { wordOf } from './verdict-words'
import { ScopedAppContext, useApp, useFeature } from '#page/state/use-app'
import { isWritten } from '#page/state/session/written'
import { createAnswering } from '../answer/answers'
import './verdict-card.css'
import './verdict.css'
import { createAsked } from '#page/state/session/asked'
import { inBackground } from '#page/browser/background'
import { Button } from '#page/ui/button'

const Diagnosed = lazy(async () => ({ default: (await import('./diagnosed')).Diagnosed }))
const VerdictPair = lazy(async () => ({
  default: (await import('../written/verdict-pair')).VerdictPair,
}))
const Nearest = lazy(async () => ({ default: (await import('../answer/nearest')).Nearest }))

/**
 * Options of a card that follows a text while it is edited: it is never checked by hand, and its reading is shown
 * elsewhere.
 */
export interface Follows {
  /** True if the text has changed, and its verdict is being computed. */
  readonly isBehind: boolean
  /** Judges again, with more states or with the chosen reading. */
  readonly judge: (maxStates?: number, chosen?: Answer) => void
  /** Applies a right answer. */
  readonly use: (answer: string) => void
}

export function VerdictCard(props: { entry: Entry; view: VerdictView; follows?: Follows | undefined }) {
  const askedOf = useFeature(createAsked)
  // A lesson shows no scores, times and readings, unless part of the text was ignored.
  const isStand = useContext(ScopedAppContext) !== undefined
  const { session, checking } = useApp()
  const { putAnswer } = useFeature(createAnswering)
  const work = () => session.workOf(props.entry.id)
  const stale = () =>
    props.follows?.isBehind ??
    (work().answer !== props.view.answer ||
      (work().edit !== null) !== props.view.edited ||
      (props.view.editMark !== undefined && props.view.editMark !== markOfEdit(work().edit)))
  const isWrong = () => props.view.verdict === 'wrong' && !stale()
  const kind = () => props.entry.question.kind
  const isOpen = () => props.entry.question.format === 'gen' && askedOf(props.entry.question).asked !== null
  /** True if the rows, or the smallest change, already show which answers are right. */
  const namesRight = () =>
    isWritten(props.entry.question) || (controlsOf(kind()).single && props.view.findings.some(isBest))
  const use = (answer: string): void => {
    props.follows?.use(answer)
    if (props.follows !== undefined) return
    session.setRevealed(props.entry.id)
    putAnswer(props.entry, answer)
  }
  const judge = (maxStates?: number, chosen?: Answer): void =>
    props.follows === undefined
      ? inBackground(checking.check(props.entry, maxStates, chosen))
      : props.follows.judge(maxStates, chosen)
  return (
    <section
      class={`verdict verdict-${outcomeOf(props.view)}`}
      data-part={stale() ? 'verdict stale' : 'verdict'}
      aria-label="Verdict"
    >
      <Show when={stale() && props.follows === undefined}>
        <StaleNote isOtherAnswer={work().answer !== props.view.answer} />
      </Show>
      <Head entry={props.entry} view={props.view} />
      <Show when={!isStand || isReadByChoice(props.view)}>
        <ReadingLine view={props.view} canChoose={!stale()} judge={judge} />
      </Show>
      <p class="verdict-text pretty break-anywhere">
        <Prose text={props.view.explanation} />
      </p>
      <Show when={isWrong() && props.follows === undefined}>
        <Suspense>
          <Diagnosed entry={props.entry} answer={props.view.answer} />
        </Suspense>
      </Show>
      <Show when={props.view.parts}>{parts => <VerdictParts parts={parts()} />}</Show>
      <TryHarder view={props.view} judge={judge} />
      <Written entry={props.entry} view={props.view} isStale={stale()} follows={props.follows} />
      <Findings
        kind={kind()}
        findings={props.view.findings}
        changes={props.view.changes}
        use={isWrong() && isOpen() ? use : undefined}
      />
      <Show when={isWrong() && isOpen() && !namesRight() && props.follows === undefined}>
        <NearestRight entry={props.entry} view={props.view} use={use} />
      </Show>
      <EvidenceList evidence={evidenceOf(props.entry, props.view)} note={triedNote(props.entry, props.view)} />
      <Show when={!isStand && hasOfficial(props.view)}>
        <Official view={props.view} />
      </Show>
      <Show when={props.follows === undefined}>
        <ReadingView view={props.view} kind={kind()} hiddenIfPlain={isStand} />
      </Show>
    </section>
  )
}

const hasOfficial = ({ edited, officialScore, officialNote }: VerdictView): boolean =>
  edited || officialScore !== null || Boolean(officialNote)

/** True if another reading is possible, or the visitor chose the reading. */
const isReadByChoice = ({ doubt, chosen }: VerdictView): boolean => Boolean(doubt) || chosen !== undefined

/** A note that the verdict is about an earlier answer, or PDDL that was changed since. */
function StaleNote(props: { isOtherAnswer: boolean }) {
  return (
    <p class="stale-note flex-row gap-7 ink-soft">
      <Icon name="info" size={14} />
      <Show when={props.isOtherAnswer} fallback="The PDDL has changed since. Check again.">
        About an earlier answer. Check again for this one.
      </Show>
    </p>
  )
}

function Head(props: { entry: Entry; view: VerdictView }) {
  const { session } = useApp()
  const isStand = useContext(ScopedAppContext) !== undefined
  const revealed = () => session.workOf(props.entry.id).revealed
  const outcome = () => outcomeOf(props.view)
  return (
    <header>
      <span class="verdict-icon grid place-center disc">
        <Icon name={markIcon[outcome()]} size={20} />
      </span>
      <h3 class="verdict-word" data-part="verdict-word">
        {wordOf(props.view)}
      </h3>
      <Show when={props.view.published}>
        <span class="ink-faint text-small" data-part="verdict-source">
          not proven
        </span>
      </Show>
      <Show when={props.view.verdict === 'right' && revealed()}>
        <span class="ink-faint text-small" data-part="verdict-source">
          with the key shown
        </span>
      </Show>
      <span class="spacer" />
      <Show when={!isStand}>
        <span class="numbers ink-faint text-small nowrap" data-part="verdict-source">
          {props.view.fromCache ? '(remembered)' : duration(props.view.ms)}
        </span>
      </Show>
    </header>
  )
}

function NearestRight(props: { entry: Entry; view: VerdictView; use: (answer: string) => void }) {
  return (
    <Suspense>
      <Nearest
        entry={props.entry}
        answer={props.view.answer}
        use={props.use}
        hasRows={props.view.findings.some(({ fix }) => fix !== undefined)}
      />
    </Suspense>
  )
}

/** The differences of a written problem from the correct one. */
function Written(props: { entry: Entry; view: VerdictView; isStale: boolean; follows: Follows | undefined }) {
  return (
    <Show when={isWritten(props.entry.question) && props.view.verdict !== 'unreadable'}>
      <Suspense fallback={<p class="flex-row gap-10 pad-8-16 ink-faint">Comparing the problems…</p>}>
        <VerdictPair entry={props.entry} view={props.view} isStale={props.isStale} use={props.follows?.use} />
      </Suspense>
    </Show>
  )
}

/** Plans of the correct problem cannot be played in the visitor's own. */
const evidenceOf = ({ question }: Entry, { evidence }: VerdictView): VerdictView['evidence'] =>
  isWritten(question) ? evidence.map(each => ({ ...each, sequences: [] })) : evidence

/** Offered if a limit was reached that can be raised. */
function TryHarder(props: { view: VerdictView; judge: (maxStates: number) => void }) {
  const canTryHarder = () => props.view.reason === 'limit' && props.view.maxStates * HARDER <= MAX_STATES
  return (
    <Show when={canTryHarder()}>
      <p class="flex-row gap-10 pad-8-16 ink-faint">
        <Button small icon="hourglass" onClick={() => props.judge(props.view.maxStates * HARDER)}>
          Try harder
        </Button>
        <span class="numbers">
          Stopped at {grouped(props.view.maxStates)} states; this allows {grouped(props.view.maxStates * HARDER)}.
        </span>
      </p>
    </Show>
  )
}

const isBest = ({ role }: VerdictView['findings'][number]): boolean => role === 'best'

/** A note on checks that have no certificate. */
const triedNote = ({ question }: Entry, { verdict }: VerdictView): string | undefined =>
  question.format === 'gen' && (verdict === 'right' || verdict === 'wrong')
    ? wordsOfKind(question.kind).lookedAt
    : undefined

const noScore = ({ edited, officialError, officialNotScored }: VerdictView): string => {
  if (edited) return 'No official score: you have edited the PDDL. '
  if (officialNotScored) return 'Officially not scored. '
  return officialError === undefined ? 'No official score. ' : 'The official program stops. '
}

function Official(props: { view: VerdictView }) {
  const agrees = () => (props.view.officialScore === 1) === (props.view.verdict === 'right')
  const decided = () => props.view.verdict !== 'undecided'
  return (
    <div class="official flex gap-8 mt-10 border-top ink-faint" data-part="official">
      <Icon name="scale" size={15} />
      <p>
        <Show when={props.view.officialScore !== null} fallback={noScore(props.view)}>
          Official score <strong class="numbers">{props.view.officialScore}</strong>{' '}
          <Show when={decided() && agrees()}>
            <span class="agrees">agrees with this verdict</span>
          </Show>
          <Show when={decided() && !agrees() && !props.view.officialNote}>
            <span class="differs">differs from this verdict</span>
          </Show>
        </Show>
        <Show when={props.view.officialNote}>
          <span class="official-note block ink-soft" classList={{ differs: decided() && !agrees() }}>
            <Prose text={props.view.officialNote} />
          </span>
        </Show>
      </p>
    </div>
  )
}
