// A visitor's domain as files in the layout of `domains/`, as needed by a maintainer who adds the folder to the
// repository.

import { byWalks } from '#language/domain-kit'
import type { SessionDomain } from '#language/english/session-domains'
import { shippedDomains } from '#language/library/domains'
import { namedIn } from '#planning/pddl/source'
import type { NamedBytes } from './unpacking'

const encoder = new TextEncoder()

/** The files of a domain, each with its folder: `tower/phrases.yaml`. */
export function domainFolderFiles(own: SessionDomain): readonly NamedBytes[] {
  const { id, domain, phrases, published, problems } = own
  const isShipped = shippedDomains().some(folder => folder.id === id)
  const texts: [string, string][] = [
    ['domain.pddl', domain],
    ['phrases.yaml', phrases],
    ...(published === undefined ? [] : [['published.yaml', published] as [string, string]]),
    ...problems.map(({ name, text }): [string, string] => [`problems/${name}.pddl`, text]),
    // The program files of shipped domains already exist, so none are added.
    ...(isShipped ? [] : [['index.ts', indexOf(own)] as [string, string]]),
    ['README.md', readmeOf(own, isShipped)],
  ]
  return texts.map(([name, text]) => ({ name: `${id}/${name}`, bytes: encoder.encode(text) }))
}

const indexOf = ({ id, title, summary = '', domain, problems }: SessionDomain): string =>
  `import { byWalks, defineDomain } from '#language/domain-kit'

export default defineDomain({
  id: ${quoted(id)},
  pddlName: ${quoted(namedIn(domain))},
  title: ${quoted(title)},
  icon: 'boxes',
  summary: ${quoted(summary)},
  source: '',
  ...byWalks(${problems.length}),
})
`

/** A string literal in the repository's TypeScript style. */
const quoted = (text: string): string =>
  `'${text
    .replace(/\\/g, '\\\\')
    .replace(/'/g, "\\'")
    .replace(/[\r\n\u2028\u2029]+/g, ' ')}'`

function readmeOf({ id, title, problems }: SessionDomain, isShipped: boolean): string {
  const holds = [
    '- `domain.pddl`: the domain.',
    '- `phrases.yaml`: its English, which is checked by `planground phrases domain.pddl phrases.yaml problems/*.pddl`.',
    `- \`problems/\`: ${problems.length === 1 ? 'one problem' : `${problems.length} problems`}, listed by name; the first one should be the smallest.`,
  ]
  const [, walk] = byWalks(problems.length).parameters
  const rest = isShipped
    ? [
        `The repository of Planground has a folder \`domains/${id}\`. Copy these files over those there; \`index.ts\`, \`generate.ts\` and \`scene.ts\`, which are programs, are left out here and stay as they are.`,
      ]
    : [
        `To add the domain to Planground, put this folder into \`domains/\` of its repository and run the tests: \`index.ts\` makes it known. What is left out here, because only a person can write it:`,
        '',
        '- `source` in `index.ts`: what the domain models, and where it comes from.',
        '- `icon` in `index.ts`: the name of a Lucide icon that fits better than boxes.',
        `- \`generate.ts\`: a generator of problems. Until there is one, new problems come of those in \`problems/\` by random walks of up to ${walk!.max} actions (\`byWalks\`).`,
        '- `scene.ts`: a picture of a state. Until there is one, the general picture is drawn.',
        '- A comment for each predicate and action in `domain.pddl`, where they have none.',
      ]
  return `# ${title}

A domain of Planground, saved as a folder. Drop the folder, or the zip, onto the page to use it again.

${holds.join('\n')}

${rest.join('\n')}
`
}
