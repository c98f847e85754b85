// Everything in the session as one archive, readable by people and other tools, from which the session can be restored.

import type { PackedFile, KeptFile, KeptItem } from '#results/files/session-archive'
import type { NamedBytes } from '#results/files/unpacking'
import type { EngineCalls } from '#engine/client'
import { editedQuestion } from '#page/state/verdicts/checking'
import { counted } from '#page/ui/naming'
import { saveBlob } from '#page/state/saving'
import type { Entry, OpenFile } from '#page/state/session/session'
import type { App } from '#page/state/app'
import { createHistory } from '#page/state/history/history'
import { type PackedAside, packAside } from './packed-aside'
import { type PackedRuns, packRuns } from './packed-runs'

/** Packs everything, file by file, and hands it to the browser to save. */
export async function downloadEverything(app: App): Promise<void> {
  const { historyLines } = app.feature(createHistory)
  const { session, notices } = app
  const parts: NamedBytes[] = []
  let verdicts = 0
  let certified = 0
  const files = session.files()
  for (const [index, file] of files.entries()) {
    const outcome = await app.lanes.run('quick', `packing ${file.name}`, async api =>
      api.files.pack(await keptFile(app, api, file, index + 1)),
    )
    if (outcome.kind !== 'done') {
      reportNot(app, outcome)
      return
    }
    const packed: PackedFile = outcome.value
    parts.push(...packed.parts)
    verdicts += packed.verdicts
    certified += packed.certified
  }
  const own = app.sessionDomains.list()
  if (own.length > 0) {
    const outcome = await app.lanes.run('quick', 'packing your domains', api => api.files.packDomains(own))
    if (outcome.kind !== 'done') {
      reportNot(app, outcome)
      return
    }
    parts.push(...outcome.value)
  }
  const encoder = new TextEncoder()
  const put = (name: string, text: string): void => void parts.push({ name, bytes: encoder.encode(text) })
  put('history.jsonl', await historyLines())
  put(
    'planground/session.json',
    `${JSON.stringify({ planground: 'session', version: 1, selected: session.selectedId() }, null, 2)}\n`,
  )
  const packedRuns = await packRuns(app)
  parts.push(...packedRuns.parts)
  const packedAside = await packAside(app)
  parts.push(...packedAside.parts)
  put('README.txt', readme(files, { verdicts, certified }, packedRuns, packedAside))
  const outcome = await app.lanes.run('quick', 'packing the archive', api => api.files.zip(parts))
  if (outcome.kind !== 'done') {
    reportNot(app, outcome)
    return
  }
  const day = new Date().toISOString().slice(0, 10)
  const bytes = outcome.value as Uint8Array<ArrayBuffer>
  saveBlob(new Blob([bytes], { type: 'application/zip' }), `planground-${day}.zip`)
  notices.notify({
    tone: 'plain',
    title: `Packed ${counted(files.length, 'file')} and all that was done with them`,
    lines: ['Drop the archive onto this page to bring it all back.'],
  })
}

async function keptFile(app: App, api: EngineCalls, file: OpenFile, number: number): Promise<KeptFile> {
  const { session } = app
  const items: KeptItem[] = []
  for (const entry of session.entries()) {
    if (entry.file.id !== file.id) continue
    items.push(await itemOf(app, api, entry))
    // Long lists are handled in pieces, so that the page stays responsive.
    if (items.length % 300 === 0) await new Promise(resolve => setTimeout(resolve))
  }
  return { number, id: file.id, name: file.name, origin: file.origin, issues: file.issues, items }
}

async function itemOf(app: App, api: EngineCalls, { id, question }: Entry): Promise<KeptItem> {
  const { session } = app
  const work = session.plainWork(id)
  const { answer, verdict, edit } = work
  const isDone = answer !== '' || verdict !== null || edit !== null
  // The question that a verdict on edited PDDL is about.
  const asked =
    verdict?.edited && edit !== null ? editedQuestion((await api.making.repose(question, edit)).question, edit) : null
  return { id, question, asked, work: isDone ? work : null }
}

function reportNot(app: App, outcome: { kind: 'stopped' } | { kind: 'failed'; message: string }): void {
  const { notices } = app
  notices.notify({
    tone: outcome.kind === 'stopped' ? 'plain' : 'problem',
    title: outcome.kind === 'stopped' ? 'Stopped packing' : 'The archive could not be made',
    lines: outcome.kind === 'failed' ? [outcome.message] : [],
  })
}

function readme(
  files: readonly OpenFile[],
  { verdicts, certified }: { readonly verdicts: number; readonly certified: number },
  { runs, leftOut }: PackedRuns,
  aside: PackedAside,
): string {
  const list = files.map(
    ({ name, questions }, i) =>
      `  ${String(i + 1).padStart(2, '0')}  ${name} (${counted(questions.length, 'question')})`,
  )
  return `Planground: all that was open on ${new Date().toISOString()}

Drop this archive onto the page to bring the files and your work back.

Open files
${list.length > 0 ? list.join('\n') : '  none'}

questions/     the questions in the layout of their benchmark’s files, as a list (.json) and one
               a line (.jsonl); the PDDL is inside. Questions without a published key have no "answer".
answers/       one line for each question that was worked on: the answer, the verdict on it
               with its reasons, and where its certificates are.
certificates/  the evidence of a verdict: each claim, its certificate, and whether the checker
               accepted it. Here for ${certified} of ${verdicts} verdicts; others were too large, or are no longer
               remembered: check those answers again to get them.
pddl/          every domain and problem once; "edited-" are texts as you changed them.
runs/          the runs of Score: what is known of each (.json), and its rows with their responses,
               one a line (.jsonl). ${runs.length === 0 ? 'There are none.' : `Here: ${counted(runs.length, 'run')}.`}${
                 leftOut.length === 0
                   ? ''
                   : ` Too large for the archive, to be exported\n               by themselves: ${leftOut.map(({ name }) => name).join(', ')}.`
               } They are not read back:
               drop the result files onto Score again.
set-aside/     files that could not be used, with the reasons. ${
    aside.packed.length === 0 ? 'There are none.' : `Here: ${counted(aside.packed.length, 'file')}.`
  }${
    aside.leftOut.length === 0
      ? ''
      : ` Without room in the\n               archive: ${aside.leftOut.map(({ name }) => name).join(', ')}.`
  }
               They are not read back: drop them by themselves once they are mended.
domains/       your own domains, a folder each. They are read back, and a folder by itself can be
               dropped onto the page too.
history.jsonl  what was checked, oldest first: time, question, answer, verdict.
planground/    the same session as the page keeps it; this is what is read when the archive is
               dropped. The other folders are for people and other tools, and are not read back.
`
}
