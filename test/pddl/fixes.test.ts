// The contract of a fix: the text loses the diagnostic and gains none. Slips are made in the shipped domains,
// wherever they are possible.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { makeRng, type Rng } from '#base/rng'
import type { Diagnostic, TextRole } from '#planning/pddl/diagnostic'
import type { Texts } from '#planning/pddl/symbols'
import { applied } from '#planning/pddl/mending/fix'
import { parseTexts } from '#planning/pddl/together'

const domains = join(import.meta.dirname, '../../domains')

/** The first problem of each of our domains, with its domain. */
const pairs: readonly (readonly [string, Texts])[] = readdirSync(domains, { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .map(({ name }) => {
    const folder = join(domains, name)
    const [first] = readdirSync(join(folder, 'problems')).sort()
    return [
      name,
      {
        domain: readFileSync(join(folder, 'domain.pddl'), 'utf8'),
        problem: readFileSync(join(folder, 'problems', first!), 'utf8'),
      },
    ]
  })

interface LocatedDiagnostic extends Diagnostic {
  readonly role: TextRole
}

const diagnosticsOf = (texts: Texts): LocatedDiagnostic[] => {
  const { domain, problem } = parseTexts(texts).diagnostics
  return [
    ...domain.map(each => ({ ...each, role: 'domain' as const })),
    ...problem.map(each => ({ ...each, role: 'problem' as const })),
  ]
}

/** The identity of a diagnostic apart from its position, which earlier fixes shift. */
const keyOf = ({ role, code, message }: LocatedDiagnostic): string => `${role} ${code} ${message}`

/** `after` lacks one diagnostic of `before` and has no other. */
function expectMended(before: readonly LocatedDiagnostic[], fixed: LocatedDiagnostic, texts: Texts): void {
  const left = before.map(keyOf)
  left.splice(left.indexOf(keyOf(fixed)), 1)
  const after = diagnosticsOf(applied(texts, { ...fixed.fix!, role: fixed.role })).map(keyOf)
  expect(after.length, fixed.message).toBeLessThan(before.length)
  for (const key of after) {
    expect(left, `${fixed.message} Its fix brings: ${key}`).toContain(key)
    left.splice(left.indexOf(key), 1)
  }
}

/** A slip is shown at the word that it is in or before it. */
const NEAR = 30

interface Slip {
  readonly title: string
  readonly role: TextRole
  /** The places where the slip is possible; the whole match is replaced. */
  readonly where: RegExp
  readonly by: (match: RegExpExecArray) => string
  readonly code: string
  /** In this many domains at least it can be made. */
  readonly domains: number
}

const slips: readonly Slip[] = [
  {
    title: 'no space after the dash of a type',
    role: 'domain',
    where: /(?<=\?[\w-]+ )- (?=[a-z])/g,
    by: () => '-',
    code: 'dash-without-space',
    domains: 8,
  },
  {
    title: 'no space before the dash of a type',
    role: 'domain',
    where: /(?<=\?[\w-]*\w) - (?=[a-z])/g,
    by: () => '- ',
    code: 'dash-without-space',
    domains: 8,
  },
  {
    title: 'no space before a variable',
    role: 'domain',
    where: /(?<=\([\w-]*\w) (?=\?)/g,
    by: () => '',
    code: 'variable-without-space',
    domains: 13,
  },
  {
    title: 'no space between two variables',
    role: 'domain',
    where: /(?<=\?[\w-]*\w) (?=\?)/g,
    by: () => '',
    code: 'variable-without-space',
    domains: 10,
  },
  {
    title: 'a bracket after the name in place of before it',
    role: 'domain',
    where: /(?<=\(and\s+)\(([\w-]+) (?=\?)/g,
    by: ([, name]) => `${name}(`,
    code: 'bracket-after-name',
    domains: 13,
  },
  {
    title: 'a question mark apart from its variable',
    role: 'domain',
    where: /(?<=:parameters \(\?)(?=[a-z])/g,
    by: () => ' ',
    code: 'expected-variable',
    domains: 12,
  },
  {
    title: 'a type for no name',
    role: 'problem',
    where: /(?<=\(:objects)\s/g,
    by: ([blank]) => ` - object${blank}`,
    code: 'dash-without-names',
    domains: 13,
  },
  {
    title: 'a fact twice',
    role: 'problem',
    where: /(?<=\(:init)\s+(\([^()]*\))/g,
    by: ([all, fact]) => ` ${fact}${all}`,
    code: 'repeated-fact',
    domains: 13,
  },
  {
    title: 'a fact that is not listed said to be false',
    role: 'problem',
    where: /(?<=\(:init)\s/g,
    by: () => ' (not (nowhere)) ',
    code: 'needless-negation',
    domains: 13,
  },
  {
    title: 'and around the initial facts',
    role: 'problem',
    where: /(?<=\(:init)((?:\s*\([^()]*\))+)(?=\s*\))/g,
    by: ([all]) => ` (and${all})`,
    code: 'joined-init',
    domains: 8,
  },
  {
    title: 'a section without its colon',
    role: 'domain',
    where: /(?<=\():(?=predicates|types|constants)/g,
    by: () => '',
    code: 'missing-colon',
    domains: 13,
  },
  {
    title: 'a misspelt section',
    role: 'domain',
    where: /(?<=\(:pred)i(?=cates)/g,
    by: () => '',
    code: 'unknown-section',
    domains: 13,
  },
  {
    title: 'a misspelt keyword of an action',
    role: 'domain',
    where: /(?<=:para)m(?=eters)/g,
    by: () => '',
    code: 'unknown-part',
    domains: 13,
  },
  {
    title: 'a misspelt domain',
    role: 'domain',
    where: /(?<=define \()domain/g,
    by: () => 'domian',
    code: 'wrong-text',
    domains: 13,
  },
  {
    title: 'a bracket too many at the end',
    role: 'problem',
    where: /(?<=\))\s*$/g,
    by: () => ')\n',
    code: 'bracket-closes-nothing',
    domains: 13,
  },
  {
    title: 'brackets around brackets',
    role: 'domain',
    where: /(?<=:effect )(\((?:[^()]|\([^()]*\))*\))(?=\s*\))/g,
    by: ([all]) => `(${all})`,
    code: 'double-brackets',
    domains: 3,
  },
  {
    title: 'a requirement that is not listed',
    role: 'domain',
    where: / :typing/g,
    by: () => '',
    code: 'undeclared-requirement',
    domains: 5,
  },
  {
    title: 'no requirements',
    role: 'domain',
    where: /\(:requirements[^()]*:[a-qtu-z][^()]*\)/g,
    by: () => '',
    code: 'missing-requirements',
    domains: 3,
  },
  {
    title: 'a misspelt requirement',
    role: 'domain',
    where: /:typing/g,
    by: () => ':typping',
    code: 'unknown-requirement',
    domains: 5,
  },
  {
    title: 'a type that is its own parent',
    role: 'domain',
    where: /(?<=\(:types)\s/g,
    by: () => ' zone area - zone ',
    code: 'type-cycle',
    domains: 5,
  },
  {
    title: 'a variable twice in a declaration',
    role: 'domain',
    where: /(?<=\(:predicates)\s/g,
    by: () => ' (next-to ?z ?z) ',
    code: 'repeated-variable',
    domains: 13,
  },
  {
    title: 'an object that only the problem has',
    role: 'domain',
    where: /(?<=:precondition \(and)\s/g,
    by: () => ' (not (= OBJECT OBJECT)) ',
    code: 'object-of-problem',
    domains: 10,
  },
]

/** A few of the matches, always the same. */
function pick<T>(all: readonly T[], rng: Rng): readonly T[] {
  return all.length <= 4 ? all : [all[0]!, ...Array.from({ length: 3 }, () => rng.pick(all))]
}

describe.each(slips)('$title', slip => {
  const { role, where, by, code } = slip
  const rng = makeRng(slip.title)
  let made = 0
  for (const [name, sound] of pairs) {
    const matches = [...sound[role].matchAll(where)].filter(
      // Words in comments are not slips.
      ({ index }) => !/;[^\n]*$/.test(sound[role].slice(0, index)),
    )
    if (matches.length > 0) made++
    const object = /\(:objects\s+([\w-]+)/.exec(sound.problem)![1]!
    test.runIf(matches.length > 0)(name, () => {
      for (const match of pick(matches, rng)) {
        const text = sound[role]
        const changed = by(match as RegExpExecArray).replaceAll('OBJECT', object)
        const end = match.index + match[0].length
        const texts = { ...sound, [role]: text.slice(0, match.index) + changed + text.slice(end) }
        const before = diagnosticsOf(texts)
        const found = before.filter(each => each.code === code)
        expect(found, changed).not.toEqual([])
        for (const each of found) {
          expect(each.role).toBe(role)
          // The construct that needs a requirement is outside the list that lacks it.
          if (/-requirements?$/.test(code)) continue
          expect(each.span.from).toBeLessThanOrEqual(match.index + changed.length)
          expect(each.span.to).toBeGreaterThanOrEqual(match.index - NEAR)
        }
        for (const each of before) if (each.fix !== undefined) expectMended(before, each, texts)
        expect(found.some(({ fix }) => fix !== undefined)).toBe(true)
      }
    })
  }

  test('it can be made in enough domains', () => {
    expect(made).toBeGreaterThanOrEqual(slip.domains)
  })
})
