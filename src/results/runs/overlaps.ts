// Which result files answer the same questions, and how they divide into runs that are to be compared.

/** The answers in one file. */
export interface Answering {
  readonly name: string
  /** Names of the models; '' of records that name none. */
  readonly models: ReadonlySet<string>
  /** A key of each question → the number of each attempt → a hash of its response. */
  readonly answers: ReadonlyMap<string, ReadonlyMap<number, string>>
}

/** Files that are scored as one run. */
export interface ProposedRun {
  /** The names of its models, or that of its folder or file. */
  readonly name: string
  readonly files: readonly string[]
}

export interface Overlaps {
  /** Two or more. */
  readonly runs: readonly ProposedRun[]
  /** What each run consists of. */
  readonly by: 'model' | 'folder' | 'file'
  /** True if files have most of their questions in common: as one run, these would count several times. */
  readonly isApart: boolean
  /** Number of questions answered in all of the runs, in more than one, and in any. */
  readonly inAll: number
  readonly shared: number
  readonly questions: number
  /** Present if only the first responses were compared. */
  readonly isCut?: true
  /** Files with the same responses to the same questions. */
  readonly twins: readonly (readonly [string, string])[]
}

/** The share of the questions of the smaller file from which two files are different answers to the same questions. */
const MIN_SHARED = 0.5

/** Null if no question is answered in two files, except in further attempts that are numbered as such. */
export function overlapsOf(all: readonly Answering[]): Overlaps | null {
  const files = all.filter(({ answers }) => answers.size > 0)
  const pairs = files.flatMap((one, i) => files.slice(i + 1).map(other => compared(one, other)))
  if (pairs.every(({ shared }) => shared === 0)) return null
  const clashes = pairs.filter(({ isDuplicate }) => isDuplicate)
  const { by, runs } = divided(files, clashes)
  const counts = new Map<string, number>()
  for (const run of runs) for (const key of questionsOf(run.files, files)) counts.set(key, (counts.get(key) ?? 0) + 1)
  const times = [...counts.values()]
  return {
    ...{ runs, by, isApart: clashes.length > 0 },
    inAll: times.filter(count => count === runs.length).length,
    shared: times.filter(count => count > 1).length,
    questions: counts.size,
    twins: pairs.filter(({ areTwins }) => areTwins).map(({ one, other }) => [one, other] as const),
  }
}

interface Compared {
  readonly one: string
  readonly other: string
  /** Number of questions with an attempt in both files. */
  readonly shared: number
  readonly isDuplicate: boolean
  readonly areTwins: boolean
}

function compared(one: Answering, other: Answering): Compared {
  let shared = 0
  let isSame = one.answers.size === other.answers.size
  for (const [question, attempts] of one.answers) {
    const those = other.answers.get(question)
    const isShared = those !== undefined && [...attempts.keys()].some(attempt => those.has(attempt))
    if (isShared) shared++
    isSame &&= isShared && attempts.size === those.size
    isSame &&= [...attempts].every(([attempt, response]) => those?.get(attempt) === response)
  }
  const least = Math.min(one.answers.size, other.answers.size)
  return {
    one: one.name,
    other: other.name,
    shared,
    isDuplicate: shared >= MIN_SHARED * least && shared > 0,
    areTwins: isSame,
  }
}

/** By the first of model, folder and file that has no two files with the same questions in one run. */
function divided(files: readonly Answering[], clashes: readonly Compared[]): Pick<Overlaps, 'by' | 'runs'> {
  for (const [by, keyOf] of [
    ['model', modelOf],
    ['folder', folderOf],
  ] as const) {
    const keys = new Map(files.map(file => [file.name, keyOf(file)]))
    if ([...keys.values()].includes('') || new Set(keys.values()).size < 2) continue
    if (clashes.some(({ one, other }) => keys.get(one) === keys.get(other))) continue
    const groups = new Map<string, string[]>()
    for (const [name, key] of keys) groups.set(key, [...(groups.get(key) ?? []), name])
    return {
      by,
      runs: [...groups].map(([key, files]) => ({ name: key.replaceAll('\n', ' and '), files })),
    }
  }
  return { by: 'file', runs: files.map(({ name }) => ({ name: runNameOf(name), files: [name] })) }
}

const modelOf = ({ models }: Answering): string => (models.has('') ? '' : [...models].sort().join('\n'))
const folderOf = ({ name }: Answering): string => name.slice(0, Math.max(0, name.lastIndexOf('/')))

/** The name of a run of one file: without its folders and endings. */
export const runNameOf = (file: string): string =>
  file.replace(/^.*\//, '').replace(/(?:\.(?:jsonl?|csv|tsv|txt|eval|gz|zst|zip))+(?= \(\d+\)$|$)/i, '')

function questionsOf(names: readonly string[], files: readonly Answering[]): ReadonlySet<string> {
  const wanted = new Set(names)
  return new Set(files.flatMap(({ name, answers }) => (wanted.has(name) ? [...answers.keys()] : [])))
}
