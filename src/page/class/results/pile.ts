// The students' files: stored unchanged, and searched for results.

import { createSignal } from 'solid-js'
import type { GatheredResults, Unread } from '#results/files/sheets/gather'
import type { FoundResult } from '#teaching/sheets/table'
import type { NamedFile } from '#page/state/files/named-file'
import { reportLost } from '#page/state/inbox/not-kept'
import type { App } from '#page/state/app'
import { inBackground } from '#page/browser/background'
import { createInbox, type HeldFiles, type InboxState } from '#page/state/inbox/inbox'

/** Maximum size in bytes; larger files contain no results. */
const MAX_BYTES = 40_000_000

/**
 * Everything that was dropped and pasted: the results in it, and what could not be read. It is stored unchanged until
 * it is cleared, and searched again by each visit.
 */
export function createPile(app: App, bringSheet: BringSheet) {
  const { lanes, notices } = app
  const inbox = app.feature(createInbox)
  const [found, setFound] = createSignal<readonly FoundResult[]>([])
  const [unread, setUnread] = createSignal<readonly Unread[]>([])
  /** The stored files of the results. */
  const came = new Map<string, HeldFiles>()
  const take = (more: GatheredResults, isNew: boolean): void => {
    setFound(old => [...old, ...more.found])
    setUnread(old => [...old, ...more.unread])
    if (isNew && more.found.length === 0 && more.unread.length === 0)
      notices.notify({ tone: 'problem', title: 'No result was found', lines: [NO_CODE] })
  }
  const gather = async (held: HeldFiles, isNew = true): Promise<void> => {
    if (came.has(held.id)) return
    came.set(held.id, held)
    const parts = await withoutSheets(inbox, held, bringSheet)
    if (parts.length === 0) return
    const outcome = await lanes.run('quick', 'looking for results', api =>
      isText(held) ? api.sheets.gatherText(PASTED, textOf(parts[0]!)) : api.sheets.gather(parts),
    )
    if (outcome.kind === 'done') take(outcome.value, isNew)
    else if (outcome.kind === 'failed')
      notices.notify({
        tone: 'problem',
        title: 'The results could not be read',
        lines: [outcome.message],
      })
    // The file is stored, and searched again when more files are added.
    if (outcome.kind !== 'done') came.delete(held.id)
  }
  const bring = async (files: readonly NamedFile[], id?: string): Promise<void> => {
    const isFitting = ({ file }: NamedFile): boolean => file.size <= MAX_BYTES
    for (const { name } of files.filter(file => !isFitting(file)))
      setUnread(old => [...old, { from: name, why: 'It has more than 40 MB.' }])
    const held = await inbox.hold('results', files.filter(isFitting), id === undefined ? {} : { id })
    // Released, so that other tabs can show it too.
    held.release()
    if (held.lost !== null) reportLost(app, held.files, held.lost)
    await begun
    await gather(held)
  }
  const begun = inbox.waiting('results').then(async earlier => {
    for (const held of earlier) held.release()
    for (const held of earlier) await gather(held, false)
  })
  return {
    found,
    unread,
    /** Collects the results in a pasted text. */
    paste: (text: string) => bring([{ name: PASTED, file: new File([text], PASTED) }]),
    /** Collects the results in files, folders, and archives; a sheet among them is opened. */
    bring,
    clear(): void {
      const before = [found(), unread()] as const
      const items = [...came.values()]
      came.clear()
      setFound([])
      setUnread([])
      const gone = Promise.all(items.map(({ id }) => inbox.remove(id)))
      reportCleared(app, async () => {
        await gone
        setFound(before[0])
        setUnread(before[1])
        for (const { id, files } of items) {
          const again = await inbox.hold('results', files, { id })
          again.release()
          came.set(id, again)
        }
      })
    },
  }
}

function reportCleared({ notices }: App, bringBack: () => Promise<void>): void {
  notices.notify({
    tone: 'plain',
    title: 'The results were cleared',
    action: { label: 'Undo', run: () => inBackground(bringBack()) },
  })
}

/** The files that may contain results. A sheet among them is opened, or set aside with the reason. */
async function withoutSheets(
  inbox: InboxState,
  held: HeldFiles,
  bringSheet: BringSheet,
): Promise<readonly { readonly name: string; readonly bytes: Uint8Array }[]> {
  const parts: { name: string; bytes: Uint8Array }[] = []
  for (const each of held.files)
    if (!SHEET.test(each.name)) parts.push({ name: each.name, bytes: new Uint8Array(await each.file.arrayBuffer()) })
    else {
      const why = await bringSheet(await each.file.text())
      const faults = new Map(why === null ? [] : [[each.at, { why }]])
      await inbox.settle({ ...held, files: [each] }, faults)
    }
  return parts
}

/** Stores a sheet and shows its results; returns why it could not be read, or null. */
type BringSheet = (text: string) => Promise<readonly string[] | null>

const SHEET = /\.planground-sheet\.json$/i
const PASTED = 'What you pasted'
const isText = ({ files }: HeldFiles): boolean => files.length === 1 && files[0]!.name === PASTED
const textOf = ({ bytes }: { readonly bytes: Uint8Array }): string => new TextDecoder().decode(bytes)

const NO_CODE = 'The code of a result begins with PGR1-, and many letters follow. Paste all that you were sent.'
