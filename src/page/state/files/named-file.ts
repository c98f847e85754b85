/** A file with its path in the drop. */
export interface NamedFile {
  readonly name: string
  readonly file: File
}
