import type { Decision, Joined } from '../decide/joined'

export function decidePlaceholder(_joined: Joined): Decision {
  return { kind: 'undecided', left: 'Nothing was compared.' }
}
