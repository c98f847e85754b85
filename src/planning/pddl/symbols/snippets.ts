// Templates to begin with. Placeholders are written `{1:text}` here, `{0}` where the cursor ends.

export interface Snippet {
  readonly label: string
  /** One sentence on what it inserts. */
  readonly doc: string
  /** The place where it belongs. */
  readonly place: 'empty domain' | 'empty problem' | 'domain' | 'problem'
  readonly body: string
}

export const snippets: readonly Snippet[] = [
  {
    label: 'domain',
    doc: 'A whole domain with one action.',
    place: 'empty domain',
    body: `(define (domain {1:name})
  (:requirements :strips :typing)
  (:types {2:thing} {3:place})
  (:predicates
    ({4:at} ?{5:x} - {2:thing} ?{6:p} - {3:place}))

  (:action {7:move}
    :parameters (?{5:x} - {2:thing} ?from ?to - {3:place})
    :precondition ({4:at} ?{5:x} ?from)
    :effect (and ({4:at} ?{5:x} ?to) (not ({4:at} ?{5:x} ?from)))){0})
`,
  },
  {
    label: 'problem',
    doc: 'A whole problem.',
    place: 'empty problem',
    body: `(define (problem {1:name})
  (:domain {2:domain})
  (:objects {3:a b - object})
  (:init
    {4:(fact a b)})
  (:goal (and
    {5:(fact b a)})))
{0}`,
  },
  {
    label: ':action',
    doc: 'An action: when it is applicable, and what it changes.',
    place: 'domain',
    body: `(:action {1:name}
    :parameters ({2:?x - object})
    :precondition (and {3:(condition)})
    :effect (and {4:(fact)} (not {5:(fact)}))){0}`,
  },
  {
    label: ':derived',
    doc: 'A rule: the predicate holds where the condition does.',
    place: 'domain',
    body: '(:derived ({1:predicate} {2:?x})\n    {3:(condition)}){0}',
  },
]

/** The rest of a list, with its head. */
export const forms: ReadonlyMap<string, string> = new Map([
  ['and', 'and {1:(condition)}'],
  ['or', 'or {1:(condition)} {2:(condition)}'],
  ['not', 'not {1:(fact)}'],
  ['imply', 'imply {1:(condition)} {2:(condition)}'],
  ['forall', 'forall ({1:?x - object}) {2:(condition)}'],
  ['exists', 'exists ({1:?x - object}) {2:(condition)}'],
  ['when', 'when {1:(condition)} {2:(effect)}'],
  ['=', '= {1:?x} {2:?y}'],
  ['increase', 'increase (total-cost) {1:1}'],
])

/** A text with its placeholders in the format of editors: a dollar sign before each. */
export const withPlaces = (body: string): string => body.replace(/\{(?=\d[:}])/g, '$${')
