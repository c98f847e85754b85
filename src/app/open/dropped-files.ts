// Files as they come: dropped with their folders, chosen, or pasted.

/** A file with the name that it has in what was dropped: with its folders. */
export interface NamedFile {
  readonly name: string
  readonly file: File
}

/** Files of folders are followed no deeper, and no more are taken at once. */
const DEEPEST = 12
const MOST_FILES = 5_000

/**
 * The files of a drop, those in folders too, named by their paths; hidden ones are left out. Call it while the drop is
 * heard: the browser forgets what was dropped right after.
 */
export function droppedFiles(transfer: DataTransfer): Promise<readonly NamedFile[]> {
  const entries = [...transfer.items].flatMap(item =>
    item.kind === 'file' ? (item.webkitGetAsEntry?.() ?? []) : [],
  )
  const files = [...transfer.files]
  // A drop made by a script, and old browsers, have files alone.
  return entries.length === 0 ? Promise.resolve(files.map(asNamed)) : filesOf(entries)
}

/** A chosen file, of a chosen folder with its path. */
export const asNamed = (file: File): NamedFile => ({
  name: file.webkitRelativePath || file.name,
  file,
})

/** The files of what was dropped, which was asked for while the drop was heard. */
export async function filesOf(entries: readonly FileSystemEntry[]): Promise<readonly NamedFile[]> {
  const found: NamedFile[] = []
  const visit = async (entry: FileSystemEntry, depth: number): Promise<void> => {
    if (found.length >= MOST_FILES || isHidden(entry.name)) return
    if (entry.isFile) {
      const file = await new Promise<File>((resolve, reject) =>
        (entry as FileSystemFileEntry).file(resolve, reject),
      )
      found.push({ name: entry.fullPath.replace(/^\//, ''), file })
    } else if (depth < DEEPEST) {
      const inner = await childrenOf(entry as FileSystemDirectoryEntry)
      for (const child of [...inner].sort((a, b) => (a.name < b.name ? -1 : 1)))
        await visit(child, depth + 1)
    }
  }
  for (const entry of entries) await visit(entry, 0)
  return found
}

/** A folder gives its entries in parts, and none when there are no more. */
async function childrenOf(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    )
    if (part.length === 0) return all
    all.push(...part)
  }
}

const isHidden = (name: string): boolean => name.startsWith('.') || name === '__MACOSX'
