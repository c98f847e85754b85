// Counts of questions that both runs, one, the other, or neither got right. Each cell links to its rows.

import type { FourCells as Cells } from '#results/runs/paired'
import { grouped } from '#page/ui/naming'
import { FiguresPart } from '../summary/figures-part'
import type { ToCompared } from './comparing'
import './compare.css'

export function FourCells(props: { cells: Cells; names: readonly [string, string]; toRows: ToCompared }) {
  const total = () => props.cells.both + props.cells.onlyFirst + props.cells.onlySecond + props.cells.neither
  const cell = (count: number, between: readonly string[], label: string, isApart: boolean) => (
    <td classList={{ 'four-apart': isApart }}>
      <a
        class="four-cell flex items-baseline gap-10 pad-12-14 ink-soft no-underline numbers"
        href={props.toRows({ between })}
        aria-label={`${label}: ${grouped(count)}`}
      >
        <b class="ink">{grouped(count)}</b>
        <span>{((100 * count) / Math.max(1, total())).toFixed(1)}%</span>
      </a>
    </td>
  )
  return (
    <FiguresPart title="Question by question">
      <div class="four-table boxed scrolls-x">
        <table>
          <thead>
            <tr>
              <td />
              <th scope="col">{props.names[1]} right</th>
              <th scope="col">{props.names[1]} not right</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{props.names[0]} right</th>
              {cell(props.cells.both, ['both'], 'Both right', false)}
              {cell(props.cells.onlyFirst, ['first'], 'Only the first right', true)}
            </tr>
            <tr>
              <th scope="row">{props.names[0]} not right</th>
              {cell(props.cells.onlySecond, ['second'], 'Only the second right', true)}
              {cell(props.cells.neither, ['neither', 'otherwise'], 'Neither right', false)}
            </tr>
          </tbody>
        </table>
      </div>
    </FiguresPart>
  )
}
