// How the published reader reads the answers of each kind.

import type { OfficialClean, OfficialRule } from '#language/answers/official'
import type { FormatCode, KindCode } from '#questions/kinds/codes'

/** The rule and the preprocessing that the published code uses. */
export function officialRuleOf(
  kind: KindCode,
  format: FormatCode,
): { readonly rule: OfficialRule; readonly clean?: OfficialClean } {
  if (format === 'bool') return { rule: 'yes_no' }
  if (format === 'mcq') return { rule: 'choice' }
  switch (kind) {
    case 'reach':
    case 'areach':
    case 'land':
      return { rule: 'act' }
    case 'nexta':
      return { rule: 'action_name' }
    case 'app':
      return { rule: 'action_list' }
    case 'just':
      return { rule: 'action_list', clean: 'simplified_plan' }
    case 'prog':
      return { rule: 'progression_list', clean: 'pos_neg' }
    case 'val':
      return { rule: 'index' }
    default:
      throw new Error(`ACPBench has no questions of the kind ${kind}`)
  }
}
