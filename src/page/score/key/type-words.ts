// Types of disagreement with a file's answers, in words.

const words: Readonly<Record<string, string>> = {
  'empty-though-exclusive': 'the list is empty, though two facts exclude each other',
  'empty-though-relaxed-unreachable': 'the list is empty, though something is out of reach even without deletes',
  'listed-inapplicable': 'listed, but not applicable',
  'listed-negative': 'listed as made false, but it is not',
  'listed-not-in-plan': 'listed, but not in the plan',
  'listed-not-removable': 'listed as removable, but it is not',
  'listed-outside-universe': 'listed, but not among the question’s names',
  'listed-positive': 'listed as made true, but it is not',
  'listed-reachable': 'listed as unreachable, but reachable',
  'no-is-best': 'listed as not best, but one of the best',
  'no-is-landmark': 'listed as not a landmark, but is one',
  'not-landmark': 'listed as a landmark, but is not',
  'none-right': 'none of the choices is right',
  'premise-not-so': 'the question takes something false for granted',
  'several-right': 'several choices are right',
  'state-now': 'wording: it depends on whether the current state counts',
  'trivial-landmark': 'wording: it depends on whether facts of the start and the goal are landmarks',
  'valid-means-more': 'wording: it depends on what a valid sequence is',
  'which-occurrence': 'wording: it depends on which occurrence of an action is meant',
  'wrong-label': 'the file’s answer is wrong',
  'yes-not-best': 'listed as best, but is not',
  'yes-not-landmark': 'listed as a landmark, but is not',
  'yes-trivial': 'listed as a landmark, but true now or in the goal',
  'yes-unreachable': 'listed as a landmark, but never true',
}

/** The explanation of a type; an unknown type is shown as its code. */
export const disagreementText = (type: string): string => words[type] ?? type.replaceAll('-', ' ')
