/** A file with its name in the drop: with its folders. */
export interface NamedFile {
  readonly name: string
  readonly file: File
}
