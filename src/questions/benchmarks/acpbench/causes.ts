// Causes of differences between the official scores of ACPBench and the playground's verdicts.

import type { CauseWords, CommonCause } from '../cause-words'

export const acpbenchCauses = {
  // The official reader parsed something other than the response states.
  'official-read-nothing': {
    name: 'no answer found by the official reader',
    explains: 'The official reader finds no answer in this text, although the text has one.',
  },
  'none-in-lower-case': {
    name: '“none” not written “None”',
    explains: 'The official reader knows the answer None only with a capital N and small letters after it.',
  },
  'none-in-other-words': {
    name: '“None” in other words',
    explains: 'The response says that there is none without the word None, which the official reader wants.',
  },
  'official-read-none-first': {
    name: '“None” read before the answer',
    explains: 'The official reader takes the first None in the text, even at the beginning of a word, for the answer.',
  },
  'official-read-first-parenthesis': {
    name: 'first parenthesis read',
    explains: 'The official reader takes the first parenthesis in the text, and the answer comes later.',
  },
  'official-read-every-parenthesis': {
    name: 'every parenthesis read',
    explains:
      'The official reader takes every parenthesis in the text for an action of the list, remarks and drafts too.',
  },
  'no-parentheses': {
    name: 'answer without parentheses',
    explains: 'The official reader reads only what is in parentheses, and the answer is in words or another form.',
  },
  'other-notation': {
    name: 'another notation',
    explains: 'The official reader reads parts of the answer wrongly, because it is not written as `(name object …)`.',
  },
  'blank-before-parenthesis': {
    name: 'blank before a closing parenthesis',
    explains: 'The official reader loses an answer that has a blank before a closing parenthesis.',
  },
  'line-break-in-name': {
    name: 'line break inside an answer',
    explains: 'The official reader deletes line breaks before it reads, which joins the words or numbers around them.',
  },
  'comma-missing': {
    name: 'comma missing in a list',
    explains: 'The official reader loses what follows in a list where a comma is missing.',
  },
  'markup-in-name': {
    name: 'markup in the answer',
    explains: 'Quotation marks, asterisks or the like inside the answer keep the official reader from reading it.',
  },
  'name-without-letter': {
    name: 'name that begins with a digit',
    explains: 'To the official reader a name begins with a letter, and it drops what does not.',
  },
  'text-before-label-lost': {
    name: 'answer outside the label',
    explains: 'The official reader keeps only what follows the label “simplified plan:”, and the answer does not.',
  },
  'lists-without-brackets': {
    name: 'two lists without brackets',
    explains: 'The official reader wants both lists of effects in square brackets, or both labels it knows.',
  },
  'lone-list': {
    name: 'one list alone',
    explains: 'The official reader reads nothing unless both lists of effects are there, the empty one too.',
  },
  'equal-lists-merged': {
    name: 'two equal lists',
    explains: 'The official reader makes one list of two that are equal.',
  },
  'effects-reversed': {
    name: 'negative effects named first',
    explains: 'The official reader reads nothing where the negative effects come before the positive ones.',
  },
  'official-read-first-lists': {
    name: 'first brackets read',
    explains:
      'The official reader takes the first square brackets in the text for the lists, and the answer comes later.',
  },
  'index-from-first-number': {
    name: 'first number read',
    explains: 'The official reader takes the first digits in the text for the index, and the answer is another number.',
  },
  'number-in-words': {
    name: 'index without digits',
    explains: 'The official reader knows an index only by its digits.',
  },
  'leading-zero': {
    name: 'leading zero',
    explains: 'The official score compares the index as text, so 04 is not 4.',
  },
  'official-read-first-yes-no': {
    name: 'first yes or no read',
    explains: 'The official reader takes the first yes or no in the text, and the answer comes later.',
  },
  'official-read-last-letter': {
    name: 'last letter read',
    explains: 'The official reader takes the last capital A to D in the text, and the answer comes before it.',
  },
  'label-cut-off': {
    name: 'answer cut after a label',
    explains:
      'The official reader takes all that follows a label but the last character, which here is no bare answer.',
  },
  'word-in-capitals': {
    name: 'yes or no in capitals',
    explains: 'The official reader knows yes and no in small letters or with one capital only.',
  },
  // Both readers parsed the same, but the official rules or labels differ.
  'case-sensitive-plan': {
    name: 'other upper and lower case in a plan',
    explains: 'The official score distinguishes upper and lower case in the steps of a plan.',
  },
  'plan-cut-otherwise': {
    name: 'plan cut out of the question otherwise',
    explains:
      'The official score cuts the plan out of the question at fixed places, and gets another plan than is asked about.',
  },
  'empty-plan-refused': {
    name: 'empty plan refused',
    explains: 'The official score never counts an empty plan, even where the goal holds at the start.',
  },
  'unreachable-not-in-file-list': {
    name: 'unreachable, but the file lists nothing',
    explains: 'The file says that nothing is unreachable, so the official score refuses what is proven to be.',
  },
  'none-although-unreachable': {
    name: '“None” although something is unreachable',
    explains: 'The file says that nothing is unreachable, and something is proven to be.',
  },
  'not-in-relaxed-grounding': {
    name: 'unreachable even when nothing is ever deleted',
    explains:
      'The official score knows only actions that could be reached if nothing were deleted, and refuses all others.',
  },
  'false-static-accepted': {
    name: 'false fact that no action changes',
    explains:
      'The official score counts a fact that no action changes as unreachable, though it is not a proposition of the question.',
  },
  'wrong-object-accepted': {
    name: 'fact with an object that does not fit',
    explains: 'The official score counts a fact with an unknown object, or one of the wrong type, as unreachable.',
  },
  'type-name-accepted': {
    name: 'type taken for a predicate',
    explains: 'The official planner knows types as predicates, so that a false one counts as unreachable.',
  },
  'empty-disjunction-accepted': {
    name: 'empty “or” counted as unreachable',
    explains: 'The official planner takes the answer for a formula that is never true.',
  },
  'planner-refuses': {
    name: 'answer refused by the official planner',
    explains: 'The official planner reports an error on this answer, which counts as wrong.',
  },
  'landmark-label-wrong': {
    name: 'landmark not listed in the file',
    explains: 'Every plan makes the fact true, and the file does not list it as a landmark.',
  },
  'none-although-landmark': {
    name: '“None” although there is a landmark',
    explains: 'The file lists no landmark, and some fact is proven to be one.',
  },
  'file-differs': {
    name: 'another answer in the file',
    explains: 'The answer in the file differs from what is proven.',
  },
} as const satisfies Readonly<Record<string, CauseWords>>

export type AcpbenchCause = keyof typeof acpbenchCauses | CommonCause
