// The mistakes of answers that are not right, by type. An answer may have several mistakes.

import { createMemo, Index, Show } from 'solid-js'
import { capital } from '#base/words'
import { kindName } from '#questions/kinds/codes'
import { type MistakeCode, mistakeNames } from '#questions/kinds/mistakes'
import { cellsOf, sumOf } from '#results/runs/summary'
import type { Summary } from '#results/runs/summary-shape'
import { counted, grouped } from '#page/ui/naming'
import { Behind } from '../behind'
import { FiguresPart } from '#page/score/summary/figures-part'
import type { ToRows } from '../reach'
import '#page/score/overview/headline.css'

interface Mistake {
  readonly code: MistakeCode
  readonly count: number
  /** Kinds and their counts, as text. */
  readonly kinds: string
}

function mistakesOf(summary: Summary): readonly Mistake[] {
  const codes = [...new Set(summary.mistakes.map(({ code }) => code))]
  return codes
    .map(code => {
      const own = summary.mistakes.filter(each => each.code === code)
      return {
        code,
        count: own.reduce((sum, { count }) => sum + count, 0),
        kinds: [...own]
          .sort((a, b) => b.count - a.count)
          .map(({ kind, count }) => `${kindName(kind)} ${grouped(count)}`)
          .join(', '),
      }
    })
    .sort((a, b) => b.count - a.count)
}

export function Mistakes(props: { summary: Summary; toRows: ToRows }) {
  const mistakes = createMemo(() => mistakesOf(props.summary))
  const most = () => mistakes()[0]?.count ?? 1
  const wrong = () => sumOf(cellsOf(props.summary)).counts.wrong
  return (
    <Show when={mistakes().length > 0}>
      <FiguresPart
        title="Mistakes by type"
        description={`In ${counted(wrong(), 'wrong answer')}; an answer may have several mistakes.`}
      >
        <ul class="mistake-list grid bg-card round-10 border">
          <Index each={mistakes()}>
            {each => (
              <li title={each().kinds}>
                <span class="grid min-w-0">
                  <Behind toRows={props.toRows} chosen={{ mistake: [each().code] }} count={each().count}>
                    {capital(mistakeNames[each().code])}
                  </Behind>
                  <span class="mistake-kinds ellipsis note">{each().kinds}</span>
                </span>
                <span class="mistake-bar block" aria-hidden="true">
                  <i class="block" style={{ width: `${(100 * each().count) / most()}%` }} />
                </span>
                <b class="numbers">{grouped(each().count)}</b>
              </li>
            )}
          </Index>
        </ul>
      </FiguresPart>
    </Show>
  )
}
