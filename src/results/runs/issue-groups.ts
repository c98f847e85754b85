// Groups similar issues of many lines: a hundred records without their question are one problem to fix.

/** A fault in a line, or a note about it. */
interface Issue {
  readonly file: string
  readonly line: number
  readonly message: string
  readonly isNote?: true
}

export interface IssueGroup {
  /** The text shared by all issues of the group, for finding their lines. */
  readonly like: string
  readonly count: number
  /** The first issue of the group. */
  readonly example: Issue
  /** True if they concern responses that are waiting for their questions. */
  readonly waits: boolean
}

/** Maximum number of distinct groups; further ones are merged into the last. */
const MAX_GROUPS = 200

/** The message without the words, names and numbers specific to its line. */
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

  /** The groups, those with the most lines first. */
  get all(): readonly IssueGroup[] {
    return [...this.groups.values()].sort((a, b) => b.count - a.count)
  }
}
