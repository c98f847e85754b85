// Incoming files: dropped with their folders, chosen, or pasted.

import { grouped, listed } from '#base/words'
import type { App } from '../app'
import type { NamedFile } from './named-file'

/** Maximum depth of folders, and maximum number of files taken at once. */
const MAX_DEPTH = 12
const MAX_FILES = 5_000

/** Receives the skipped files, one sentence each. */
type LeaveOut = (lines: readonly string[]) => void

/** Reports the skipped files. */
export const reportLeftOut =
  ({ notices }: Pick<App, 'notices'>): LeaveOut =>
  lines =>
    void notices.notify({ tone: 'problem', title: 'Not everything was taken', lines })

/** A chosen file, named by its path if it is in a chosen folder. */
export const asNamed = (file: File): NamedFile => ({
  name: file.webkitRelativePath || file.name,
  file,
})

/** The files of dropped entries, including those in folders; hidden ones are skipped. */
export async function filesOf(entries: readonly FileSystemEntry[], leave: LeaveOut): Promise<readonly NamedFile[]> {
  const found: NamedFile[] = []
  const unreadable: string[] = []
  const tooDeep: string[] = []
  let tooMany = 0
  const visit = async (entry: FileSystemEntry, depth: number): Promise<void> => {
    if (isHidden(entry.name)) return
    const name = entry.fullPath.replace(/^\//, '')
    try {
      if (entry.isFile) {
        if (found.length >= MAX_FILES) tooMany++
        else found.push({ name, file: await fileOf(entry as FileSystemFileEntry) })
      } else if (depth >= MAX_DEPTH) tooDeep.push(name)
      else {
        const inner = await childrenOf(entry as FileSystemDirectoryEntry)
        for (const child of [...inner].sort((a, b) => (a.name < b.name ? -1 : 1))) await visit(child, depth + 1)
      }
    } catch {
      unreadable.push(name)
    }
  }
  for (const entry of entries) await visit(entry, 0)
  const left = [
    ...(unreadable.length > 0 ? [`The browser cannot read ${listed(unreadable)}.`] : []),
    ...(tooDeep.length > 0
      ? [`Folders in folders are followed ${MAX_DEPTH} deep, which leaves out ${listed(tooDeep)}.`]
      : []),
    ...(tooMany > 0
      ? [
          `Up to ${grouped(MAX_FILES)} files are taken at once; ${grouped(tooMany)} more were left out. Pack them into an archive, or drop fewer folders.`,
        ]
      : []),
  ]
  if (left.length > 0) leave(left)
  return found
}

const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => entry.file(resolve, reject))

/** `readEntries` returns the entries of a folder in batches, and an empty batch at the end. */
async function childrenOf(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
    if (part.length === 0) return all
    all.push(...part)
  }
}

const isHidden = (name: string): boolean => name.startsWith('.') || name === '__MACOSX'
