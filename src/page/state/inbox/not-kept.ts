// The warning that the browser does not store incoming files, shown before they are processed and as long as it
// applies.

import { bytesNote } from '#page/ui/naming'
import type { App } from '../app'
import type { NotKept } from './inbox'
import type { NamedFile } from '../files/named-file'

/** Returns for example `The browser has no room to keep them: they have 380 MB, and there is room for 120 MB.` */
export function notKeptText({ why, needed, room }: NotKept): string {
  if (why === 'denied') return 'The browser lets this page store nothing: its storage is off, or the window is private.'
  return room === null
    ? `The browser has no room to keep them (${bytesNote(needed)}).`
    : `The browser has no room to keep them: they have ${bytesNote(needed)}, and there is room for ${bytesNote(room)}.`
}

export const MAKE_ROOM = 'To make room, delete runs in Score, or what is set aside.'

/** The files are opened anyway; a reload before their result is stored would lose them. */
export function reportLost({ notices }: App, files: readonly NamedFile[], lost: NotKept): void {
  const [first] = files
  if (first === undefined) return
  const what = files.length === 1 ? first.name : `${files.length} files`
  notices.notify({
    tone: 'problem',
    title: `Not kept: ${what}`,
    lines: [
      notKeptText(lost),
      'A reload while they are opened loses them. Keep the files.',
      ...(lost.why === 'full' ? [MAKE_ROOM] : []),
    ],
  })
}
