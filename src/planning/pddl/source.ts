// The two PDDL texts that everything else is about.

export interface Source {
  readonly domain: string
  readonly problem: string
}

/** The name that a domain text gives itself; '' if it has none. */
export const namedIn = (domainText: string): string =>
  /\(\s*define\s*\(\s*domain\s+([^\s()]+)/i.exec(domainText)?.[1]?.toLowerCase() ?? ''
