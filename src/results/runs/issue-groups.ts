// Similar issues of many lines, as one: a hundred records without their question are one problem to fix.

/** A fault of a line, or a note on it. */
interface Issue {
  readonly file: string
  readonly line: number
  readonly message: string
  readonly isNote?: true
}

export interface IssueGroup {
  /** Their common text, by which their lines are found. */
  readonly like: string
  readonly count: number
  /** The first of them. */
  readonly example: Issue
  /** They are of responses that wait for their questions. */
  readonly waits: boolean
}

/** Groups that are distinguished; further ones are merged into the last. */
const MAX_GROUPS = 200

/** A message without the words, names and numbers of its own line. */
export const likeOf = ({ message, isNote }: Issue): string =>
  `${isNote === true ? 'note ' : ''}${message
    .replace(/"(?:[^"\\]|\\.)*"/g, '“”')
    .replace(/“[^”]*”/g, '“”')
    .replace(/\d[\d.,]*/g, '0')}`

export class IssueGroups {
  private readonly groups = new Map<string, IssueGroup>()

  add(issue: Issue, waits: boolean): void {
    const like = likeOf(issue)
    const key = this.groups.size < MAX_GROUPS || this.groups.has(like) ? like : ''
    const known = this.groups.get(key)
    this.groups.set(key, {
      like: key,
      count: (known?.count ?? 0) + 1,
      example: known?.example ?? issue,
      waits: known?.waits ?? waits,
    })
  }

  /** The groups with most lines first. */
  get all(): readonly IssueGroup[] {
    return [...this.groups.values()].sort((a, b) => b.count - a.count)
  }
}
