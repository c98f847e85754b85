// The page's API for files: recognising their contents, and packing the session as an archive.

import type { SessionDomain } from '#language/english/session-domains'
import type { Inspected } from '#results/files/inspect'
import type { Portions } from '#results/files/opening-parts'
import type { DomainFolders } from '#results/files/read-domain-folder'
import type { KeptFile, PackedFile } from '#results/files/session-archive'
import type { NamedBytes } from '#results/files/unpacking'

export interface FilesApi extends Portions {
  /** Recognises bytes by their content; the name only helps to distinguish kinds of text. */
  inspect(name: string, bytes: Uint8Array): Inspected
  pack(file: KeptFile): Promise<PackedFile>
  zip(parts: readonly NamedBytes[]): Uint8Array
  /**
   * Domain folders among dropped files, which are named with their paths; `name`: the name of the dropped folder or
   * file.
   */
  folders(name: string, files: readonly NamedBytes[]): DomainFolders
  /** The visitor's domains as entries of the session archive. */
  packDomains(domains: readonly SessionDomain[]): readonly NamedBytes[]
  /** A domain as a zip archive of its folder, in the layout of `domains/`. */
  folderOf(domain: SessionDomain): Uint8Array
}
