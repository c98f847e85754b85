// The published reader's parse of a response, including its preprocessing of the text.

import { type OfficialClean, readOfficial } from '#language/answers/official'
import { officialText } from '#language/answers/official-text'
import type { FormatCode, KindCode } from '#questions/kinds/codes'
import type { OfficialReading } from '../family'
import { officialRuleOf } from './official-rule'

const cleanings: Readonly<Record<OfficialClean, string>> = {
  pos_neg:
    'Both labels of effects stand in the text and no list bracket: it was lower-cased, stars were deleted, and the labels became brackets.',
  simplified_plan:
    'The text has a label of a simplified plan: it was lower-cased, stars were deleted, and what stands between the label and its next occurrence was kept.',
}

/** Linear in the text; never throws. */
export function officialReadingOf(kind: KindCode, format: FormatCode, text: string): OfficialReading {
  const { rule, clean } = officialRuleOf(kind, format)
  const { value, trace } = readOfficial(rule, text, clean)
  if (rule === 'yes_no' || rule === 'choice') return { value, trace, parsed: null, cleaning: '' }
  const plain = officialText(text, undefined).text
  const parsed = officialText(text, clean).text
  const cleaning =
    clean !== undefined && parsed !== plain
      ? cleanings[clean]
      : plain.length < text.trim().length
        ? 'Every line break was deleted, and nothing was put in its place.'
        : ''
  return { value, trace, parsed, cleaning }
}
