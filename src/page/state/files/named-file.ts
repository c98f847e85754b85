/** A file with the name that it has in what was dropped: with its folders. */
export interface NamedFile {
  readonly name: string
  readonly file: File
}
