// The two PDDL texts that everything else is about.

export interface Source {
  readonly domain: string
  readonly problem: string
}
