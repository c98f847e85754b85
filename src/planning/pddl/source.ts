// The two PDDL texts of a task.

export interface Source {
  readonly domain: string
  readonly problem: string
}

/** The name in a domain text; '' if it has none. */
export const namedIn = (domainText: string): string =>
  /\(\s*define\s*\(\s*domain\s+([^\s()]+)/i.exec(domainText)?.[1]?.toLowerCase() ?? ''
