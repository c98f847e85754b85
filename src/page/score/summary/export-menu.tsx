// Exports a run: all rows or only the failures, in each available format; or prints it.

import { createSignal, onCleanup, Show } from 'solid-js'
import { exportName, exportRun, rowFormats, type RunFormat, runFormats } from '#results/runs/exports/export'
import { partialText } from '#results/runs/partial'
import type { Summary } from '#results/runs/summary-shape'
import { Working } from '#page/workbench/parts/conditions'
import { Menu } from '#page/ui/menus/menu'
import { saveBlob } from '#page/state/saving'
import { useApp } from '#page/state/use-app'
import type { OpenRun } from '../runs/runs'
import { dayOf } from './day'
import { inBackground } from '#page/browser/background'

/** Milliseconds of one slice. */
const SLICE = 10

export function ExportMenu(props: { run: OpenRun; summary: Summary; model: string | null; overrides: boolean }) {
  const { exporting, start, stop } = createExporting(props)
  const item = (format: RunFormat, title: string, failuresOnly: boolean) => ({
    title,
    icon: 'download' as const,
    run: () => inBackground(start(format, failuresOnly)),
  })
  return (
    <Show
      when={exporting()}
      fallback={
        <Menu
          title="Export"
          icon="download"
          groups={[
            {
              title: 'The whole run',
              items: runFormats.map(each => item(each, `${each.title}, ${each.holds}`, false)),
            },
            {
              title: 'Failures only: wrong, unreadable, or official score 0 where nothing is proven',
              items: rowFormats().map(each => item(each, `${each.title} of failures`, true)),
            },
            {
              title: 'On paper',
              items: [{ title: 'Print a summary', icon: 'file-text', run: () => window.print() }],
            },
          ]}
        />
      }
    >
      {job => <Working compact what="Writing the file" startedAt={job().startedAt} share={job().share} stop={stop} />}
    </Show>
  )
}

function createExporting(props: { run: OpenRun; summary: Summary; model: string | null; overrides: boolean }) {
  const { clock, notices } = useApp()
  const [exporting, setExporting] = createSignal<{ startedAt: number; share: number } | null>(null)
  let isStopped = false
  const stop = (): void => {
    isStopped = true
  }
  onCleanup(stop)
  /** Writes in slices, so that the page stays responsive. */
  const start = async (format: RunFormat, failuresOnly: boolean): Promise<void> => {
    const { table, info } = props.run
    const { summary, model, overrides } = props
    isStopped = false
    const startedAt = performance.now()
    setExporting({ startedAt, share: 0 })
    const models = table.coded('model')
    let seen = 0
    const which = (row: number): boolean => {
      seen = row
      return model === null || models.at(row) === model
    }
    const { name, started } = info()
    const engine = __ENGINE_VERSION__
    const source = {
      name,
      engine,
      day: dayOf(started),
      overrides,
      failuresOnly,
      table,
      which,
      summary,
      partial: partialText(info()),
    }
    const parts: Blob[] = []
    let texts: string[] = []
    let until = clock.now() + SLICE
    for (const piece of exportRun(format, source)) {
      texts.push(piece)
      if (clock.now() < until) continue
      parts.push(new Blob(texts))
      texts = []
      setExporting({ startedAt, share: table.length === 0 ? 1 : seen / table.length })
      await new Promise<void>(resolve => clock.after(0, resolve))
      if (isStopped) break
      until = clock.now() + SLICE
    }
    setExporting(null)
    if (isStopped) return
    const file = exportName(name, format, failuresOnly, source.partial !== '')
    saveBlob(new Blob([...parts, ...texts], { type: `${format.type};charset=utf-8` }), file)
    notices.notify({ tone: 'plain', title: `Saved ${file}` })
  }
  return { exporting, start, stop }
}
