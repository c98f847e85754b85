// Names of the files of a run: rows refer to their file, so the names are unique.

/** Files of one name, or of that of one `before`, get numbers. */
export function apart<File extends { readonly name: string }>(
  files: readonly File[],
  before: readonly { readonly name: string }[] = [],
): readonly File[] {
  const taken = new Set(before.map(({ name }) => name))
  return files.map(file => {
    let free = file.name
    for (let number = 2; taken.has(free); number++) free = `${file.name} (${number})`
    taken.add(free)
    return { ...file, name: free }
  })
}
