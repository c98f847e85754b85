// Makes the file names of a run unique, since rows refer to their file by name.

/** Numbers files with names that occur twice or are among `before`. */
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
