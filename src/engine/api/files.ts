// What the page may ask about files: what their bytes are, and the session packed as an archive.

import type { Question } from '../../kinds/question'
import type { Looked, ShareSink } from './opening'
import type { Inspected, KeptFile, NamedBytes, PackedFile } from './sharing'

export interface FilesApi {
  /** Finds out what bytes are by looking at them; the name only helps to tell kinds of text apart. */
  inspect(name: string, bytes: Uint8Array): Inspected
  /** As `inspect`, by portions. */
  look(name: string, bytes: Uint8Array, hear?: ShareSink): Looked
  /** The next questions of a file; none where all were given. */
  more(ticket: number): readonly Question[]
  pack(file: KeptFile): Promise<PackedFile>
  zip(parts: readonly NamedBytes[]): Uint8Array
}
