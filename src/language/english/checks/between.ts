// Compares the wordings of one predicate or action: duplicates, contradictory negations, equal words with slots in
// another order.

import { slotNames, type Template } from '../template'
import type { Findings } from './finding'
import { isFaulty, slotsIn } from './slots'
import type { Wording } from './wordings'

export function checkBetween(wordings: readonly Wording[], findings: Findings): void {
  const groups = new Map<string, Wording[]>()
  for (const wording of wordings) {
    if (wording.use === 'told' || isFaulty(wording, findings)) continue
    const { use, head } = wording
    const kind = use === 'action' || use === 'foreign' ? use : 'fact'
    const group = groups.get(`${kind} ${head}`)
    if (group === undefined) groups.set(`${kind} ${head}`, [wording])
    else group.push(wording)
  }
  for (const group of groups.values()) {
    checkTwice(group, findings)
    checkOrder(group, findings)
    checkDenials(group, findings)
  }
}

const plain = ({ text }: Template): string => text.toLowerCase().replace(/\s+/g, ' ').trim()

/** Reports duplicate wordings, which would count as a choice although there is none. */
function checkTwice(group: readonly Wording[], findings: Findings): void {
  const seen = new Map<string, Wording>()
  for (const wording of group) {
    const { template, use } = wording
    const key = `${use === 'fails' ? 'not ' : ''}${plain(template)}`
    const before = seen.get(key)
    if (before === undefined) seen.set(key, wording)
    else
      findings.add({
        ...{ code: 'duplicate-wording', severity: 'warning', span: template.span },
        message: `“${template.text}” is there twice.`,
        notes: [{ span: before.template.span, message: 'The other one.' }],
        example: {
          text: template.text,
          other: { item: '', text: before.template.text, span: before.template.span },
        },
      })
  }
}

/** Reports wordings with the same words, negated or not, and slots in another order. */
function checkOrder(group: readonly Wording[], findings: Findings): void {
  const seen = new Map<string, { readonly order: string; readonly first: Wording }>()
  for (const wording of group) {
    const { template, use } = wording
    if (use === 'foreign' || slotsIn(template).length < 2) continue
    const key = affirmed(template)
    const order = slotNames(template).join(' ')
    const before = seen.get(key)
    if (before === undefined) seen.set(key, { order, first: wording })
    else if (before.order !== order)
      findings.add({
        ...{ code: 'argument-order', severity: 'error', span: template.span },
        message: `This wording has the same words as “${before.first.template.text}”, but its slots are in another order, so that a reader cannot know which object is meant.`,
        notes: [{ span: before.first.template.span, message: 'The other wording.' }],
        example: {
          text: template.text,
          other: {
            item: '',
            text: before.first.template.text,
            span: before.first.template.span,
          },
        },
      })
  }
}

/** A wording that states a fact or its negation. */
interface DenialWording {
  readonly wording: Wording
  readonly isDenied: boolean
}

/** Checks the affirmations and denials of a fact: both under `holds`, or each under the other's key. */
function checkDenials(group: readonly Wording[], findings: Findings): void {
  const byWords = new Map<string, DenialWording[]>()
  for (const wording of group) {
    if (wording.use === 'action' || wording.use === 'foreign') continue
    const words = affirmed(wording.template)
    const key = `${words} ${slotNames(wording.template).join(' ')}`
    const isDenied = words !== worded(wording.template)
    byWords.set(key, [...(byWords.get(key) ?? []), { wording, isDenied }])
  }
  for (const denialWordings of byWords.values()) {
    if (denialWordings.length < 2) continue
    // Identical texts under both keys are found by the check on ground facts.
    const texts = (of: boolean): Set<string> =>
      new Set(
        denialWordings
          .filter(({ wording }) => (wording.use === 'fails') === of)
          .map(({ wording }) => plain(wording.template)),
      )
    const [holds, fails] = [texts(false), texts(true)]
    if ([...holds].some(text => fails.has(text))) continue
    const odd = contradiction(denialWordings)
    if (odd !== undefined) reportOpposite(odd[0], odd[1], findings)
  }
}

/** Two wordings that cannot both be right, the suspicious one first. */
function contradiction(denialWordings: readonly DenialWording[]): readonly [Wording, Wording] | undefined {
  for (const isFails of [false, true]) {
    const own = denialWordings.filter(({ wording }) => (wording.use === 'fails') === isFails)
    const odd = own.find(({ isDenied }) => isDenied !== isFails)
    const right = own.find(({ isDenied }) => isDenied === isFails)
    if (odd !== undefined && right !== undefined) return [odd.wording, right.wording]
  }
  const denied = denialWordings.find(({ wording, isDenied }) => wording.use !== 'fails' && isDenied)
  const stated = denialWordings.find(({ wording, isDenied }) => wording.use === 'fails' && !isDenied)
  if (denied === undefined || stated === undefined) return undefined
  // A predicate such as `not-equal` is true if a relation is false.
  if (/(?:^|[-_])(?:not?|non|un\w*|never|without)(?:[-_]|$)|^(?:non?|un|in|dis)/i.test(denied.wording.head))
    return undefined
  return [denied.wording, stated.wording]
}

function reportOpposite(odd: Wording, right: Wording, findings: Findings): void {
  const under = odd.use === 'fails' ? 'fails' : 'holds'
  const isSwap = odd.use === 'fails' ? right.use !== 'fails' : right.use === 'fails'
  findings.add({
    ...{ code: 'says-the-opposite', severity: 'error', span: odd.template.span },
    message: isSwap
      ? `“${odd.template.text}” is under \`${under}\`, and “${right.template.text}” is where it belongs: swap the two.`
      : `“${odd.template.text}” and “${right.template.text}” are both under \`${under}\` and say the opposite of each other.`,
    notes: [{ span: right.template.span, message: 'The other wording.' }],
    example: {
      text: odd.template.text,
      other: { item: '', text: right.template.text, span: right.template.span },
    },
  })
}

/** The words of a wording without its slots. */
const worded = (template: Template): string =>
  template.parts
    .map(part => (part.kind === 'text' ? part.text : part.kind === 'number' ? part.one : '{}'))
    .join('')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()

/** The words of a wording without slots and negations. */
const affirmed = (template: Template): string =>
  worded(template)
    .replace(/\bdoes not (\w+)/g, (_, verb: string) => (verb === 'have' ? 'has' : `${verb}s`))
    .replace(/\bdo not |\bcannot\b|\bnot |\bno longer /g, match => (match === 'cannot' ? 'can' : ''))
    .trim()
