// The main figures: how many responses are right, by proof and by the published scorer, and the rest.

import { For, Show } from 'solid-js'
import type { Group } from '#results/runs/counts'
import { type Moments, methodNames, share } from '#results/runs/statistics'
import { Icon, type IconName } from '#page/ui/icon'
import { counted, grouped } from '#page/ui/naming'
import { percent, rangeText } from '#results/runs/numbers'
import { Behind } from './behind'
import type { Chosen, ToRows } from './reach'
import { Whisker } from './charts/whisker'
import './headline.css'

export function Headline(props: { total: Group; toRows: ToRows }) {
  const counts = () => props.total.counts
  return (
    <section aria-label="Accuracy">
      <div class="headline-figures grid bg-card round-10 border">
        <Figure
          of="proven"
          title="Proven right"
          moments={props.total.proven}
          none={`Nothing can be proven: ${counts().notCheckable === counts().rows ? 'the records come without PDDL, in English that is not known' : 'no response has a verdict yet'}.`}
          share={n => `of ${counted(n, 'response')} with a verdict on the answer`}
        />
        <Figure
          of="official"
          title="Official score"
          moments={props.total.official}
          none="The published scorer does not score these responses."
          share={n => `of ${counted(n, 'response')} that the official scorer scores`}
        />
      </div>
      <Strip counts={counts()} toRows={props.toRows} />
      <Asides counts={counts()} />
    </section>
  )
}

function Figure(props: {
  of: 'proven' | 'official'
  title: string
  moments: Moments
  none: string
  share: (n: number) => string
}) {
  const found = () => share(props.moments)
  return (
    <div class="headline-figure">
      <h2 class="ink-soft weight-560">{props.title}</h2>
      <Show when={found()} fallback={<p class="headline-none">{props.none}</p>}>
        {estimate => (
          <>
            <p class="headline-number flex wrap items-baseline numbers" data-part="headline-number">
              {percent(estimate().value)}
              <span class="headline-range ink-soft" title={methodNames[estimate().method]}>
                <span class="unseen">, </span>
                95% interval: {rangeText(estimate())}
              </span>
            </p>
            <Whisker estimate={estimate()} of={props.of} />
            <p class="headline-share numbers">
              {grouped(props.moments.s)} {props.share(props.moments.n)}
              <Show when={estimate().method === 'clustered'}>
                , {counted(props.moments.questions, 'question')}; the interval is clustered by question
              </Show>
            </p>
          </>
        )}
      </Show>
    </div>
  )
}

const parts: readonly {
  readonly count: 'right' | 'wrong' | 'unreadable' | 'undecided' | 'notCheckable'
  readonly title: string
  readonly icon: IconName
  readonly chosen: Chosen
}[] = [
  { count: 'right', title: 'right', icon: 'check', chosen: { verdict: ['right'] } },
  { count: 'wrong', title: 'wrong', icon: 'x', chosen: { verdict: ['wrong'] } },
  {
    count: 'unreadable',
    title: 'unreadable',
    icon: 'eye-off',
    chosen: { verdict: ['unreadable'] },
  },
  {
    count: 'undecided',
    title: 'undecided',
    icon: 'hourglass',
    chosen: { verdict: ['undecided'] },
  },
  {
    count: 'notCheckable',
    title: 'not checkable',
    icon: 'circle-dashed',
    chosen: { verdict: ['not-checkable'] },
  },
]

/** All responses as one bar, with a legend of its parts. */
function Strip(props: { counts: Group['counts']; toRows: ToRows }) {
  const width = (count: number) => ({ 'flex-grow': count })
  return (
    <div class="verdict-strip" data-part="verdict-strip">
      <div class="verdict-strip-bar flex gap-2 clipped" aria-hidden="true">
        <For each={parts}>
          {({ count }) => (
            <Show when={props.counts[count] > 0}>
              <i class={`strip-${count}`} style={width(props.counts[count])} />
            </Show>
          )}
        </For>
      </div>
      <ul>
        <For each={parts}>
          {({ count, title, icon, chosen }) => (
            <li class={`strip-key-${count}`} classList={{ 'strip-zero': props.counts[count] === 0 }}>
              <Icon name={icon} size={14} />
              <Behind toRows={props.toRows} chosen={chosen} count={props.counts[count]}>
                <b class="numbers">{grouped(props.counts[count])}</b> {title}
              </Behind>
            </li>
          )}
        </For>
      </ul>
    </div>
  )
}

/** Responses for which the benchmark's own program computes no score. */
function unscored({ officialEmpty, officialStops }: Group['counts']): string {
  const empty = `leaves ${counted(officialEmpty, 'empty response')} out of its counts`
  const stops = `stops with an error at ${counted(officialStops, 'response')}`
  const sentences = [...(officialEmpty > 0 ? [empty] : []), ...(officialStops > 0 ? [stops] : [])]
  return `The official program ${sentences.join(' and ')}: these have no official score, rather than a score of 0.`
}

/** Why responses have no answer that can be read. */
function unread({ unreadable, noAnswer, cutOff, refused }: Group['counts']): string {
  const reasons = [
    [noAnswer, 'without an answer'],
    [cutOff, 'cut off'],
    [refused, 'refused'],
    [unreadable - noAnswer - cutOff - refused, 'with an answer that could not be read for certain'],
  ] as const
  const named = reasons.filter(([count]) => count > 0).map(([count, what]) => `${grouped(count)} ${what}`)
  return `Unreadable: ${named.join(', ')}.`
}

/** Further counts, a line each. */
function Asides(props: { counts: Group['counts'] }) {
  const mean = (sum: number) => (sum / props.counts.sets / 1e6).toFixed(2)
  return (
    <ul class="headline-asides grid gap-2 ink-faint numbers">
      <Show when={props.counts.notCheckable > 0}>
        <li>
          Not checkable: the records carry no PDDL, and their English is not known. Of{' '}
          {counted(props.counts.matches + props.counts.unlike, 'answer')} compared with the published ones{' '}
          {grouped(props.counts.matches)} match.
        </li>
      </Show>
      <Show when={props.counts.noAnswer + props.counts.cutOff + props.counts.refused > 0}>
        <li>{unread(props.counts)}</li>
      </Show>
      <Show when={props.counts.sets > 0}>
        <li>
          Answers that are sets: mean Jaccard similarity {mean(props.counts.jaccard)}, or{' '}
          {mean(props.counts.strictJaccard)} where an extra item makes the answer count 0 (
          {counted(props.counts.sets, 'answer')}).
        </li>
      </Show>
      <Show when={props.counts.officialEmpty + props.counts.officialStops > 0}>
        <li>{unscored(props.counts)}</li>
      </Show>
      <Show when={props.counts.recorded > 0}>
        <li>
          {props.counts.recordedDiffers === 0
            ? `The files’ own scores (${grouped(props.counts.recorded)}) equal the official scores computed here.`
            : `Of ${counted(props.counts.recorded, 'score')} in the files ${grouped(props.counts.recordedDiffers)} differ from the official score computed here.`}
        </li>
      </Show>
      <Show when={props.counts.overridden > 0}>
        <li>{counted(props.counts.overridden, 'verdict')} overruled by a person.</li>
      </Show>
    </ul>
  )
}
