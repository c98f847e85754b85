// Exports the rows as a file, or shares their questions: all of them, or those that match the filters.

import { createSignal, Show } from 'solid-js'
import { exportName, type RowFormat, rowFormats } from '#results/runs/exports/export'
import { partialText } from '#results/runs/partial'
import { isAllRows } from '#results/runs/row-filter'
import type { Steps } from '#results/runs/row-order'
import { Menu } from '#page/ui/menus/menu'
import { counted } from '#page/ui/naming'
import { saveBlob } from '#page/state/saving'
import { createShareSet } from '#page/state/sharing/share-set'
import { useApp, useFeature } from '#page/state/use-app'
import { inBackground } from '#page/browser/background'
import { createRuns } from '../runs/runs'
import type { Rows } from './rows'
import { inSlices } from '#page/browser/slices'

export function ExportMenu(props: { rows: Rows }) {
  const { clock } = useApp()
  const sharing = createSharing(props.rows)
  const { shown, run, view } = props.rows
  const [isWriting, setWriting] = createSignal(false)
  const save = (format: RowFormat): void => {
    const chosen = new Set(shown())
    const pieces = format.rows({ table: run.table, which: row => chosen.has(row) })
    setWriting(true)
    inSlices(clock, gathered(pieces), texts => {
      setWriting(false)
      const type = `${format.type};charset=utf-8`
      saveBlob(
        new Blob(texts, { type }),
        exportName(`${run.info().name}-rows`, format, false, partialText(run.info()) !== ''),
      )
    })
  }
  return (
    <Show
      when={!isWriting() && !sharing.isGathering()}
      fallback={
        <span class="faint" role="status">
          {isWriting() ? 'Writing the rows' : 'Gathering the questions'}
        </span>
      }
    >
      <Menu
        title={
          isAllRows(view().filter)
            ? 'Export'
            : `Export ${shown().length === 1 ? 'this row' : `these ${counted(shown().length, 'row')}`}`
        }
        icon="download"
        groups={[
          {
            title: 'In the order of the files',
            items: rowFormats().map(format => ({
              title: format.title,
              icon: 'file-text' as const,
              disabled: shown().length === 0 || !run.isLoaded(),
              run: () => save(format),
            })),
          },
          {
            title: 'Questions',
            items: [
              {
                title: 'Share their questions…',
                icon: 'share-2' as const,
                disabled: shown().length === 0 || !run.isLoaded(),
                run: () => inBackground(sharing.share()),
              },
            ],
          },
        ]}
      />
    </Show>
  )
}

/** Maximum number of questions that are shared from a table. */
const MAX_SHARED = 300

/** Gathers the questions of the shown rows, each once, and offers to share them. */
function createSharing({ run, shown, view }: Rows) {
  const app = useApp()
  const runs = useFeature(createRuns)
  const { offer } = useFeature(createShareSet)
  const [isGathering, setGathering] = createSignal(false)
  const share = async (): Promise<void> => {
    const codes = run.table.coded('question').codes
    const rows = new Map<number, number>()
    for (const row of shown()) if (!rows.has(codes[row]!)) rows.set(codes[row]!, row)
    const wanted = [...rows.values()].slice(0, MAX_SHARED)
    setGathering(true)
    const { id, name } = run.info()
    const found = await Promise.all(wanted.map(row => runs.details(id, row).catch(() => undefined))).finally(() =>
      setGathering(false),
    )
    const questions = found.flatMap(each => each?.question ?? [])
    const lost = rows.size - questions.length
    if (lost > 0)
      app.notices.notify({
        tone: 'problem',
        title: `${counted(lost, 'question')} cannot be shared with these`,
        lines: [
          ...(rows.size > MAX_SHARED ? [`At most ${MAX_SHARED} are gathered. Filter the rows to share others.`] : []),
          ...(questions.length < wanted.length ? ['Some are not stored with the run.'] : []),
        ],
      })
    if (questions.length === 0) return
    offer({ name: isAllRows(view().filter) ? name : `${name}, chosen rows`, questions })
    app.place.show({ dialog: 'share' })
  }
  return { isGathering, share }
}

/** Joins the pieces, one in each step. */
function* gathered(pieces: Iterable<string>): Steps<string[]> {
  const texts: string[] = []
  for (const piece of pieces) {
    texts.push(piece)
    yield
  }
  return texts
}
