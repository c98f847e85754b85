// The beginning of a JSON file without the objects nested in its records, which may be questions that another program's
// results carry.

import { listFields } from '#base/json/object-fields'

/** Fields that contain the record itself: `{"row_idx": 0, "row": {…}}`. */
const transparent = /"row"\s*:\s*$/

/**
 * A text that begins with JSON, with `{}` for each object that is a field of a record; other texts unchanged. Linear,
 * and the text may be cut off anywhere.
 */
export function recordFields(head: string): string {
  if (!/^[[{]/.test(head)) return head
  let kept = ''
  /** For each open bracket: true if its content is kept. */
  const open: boolean[] = []
  /** True if the last field is a list of records. */
  const isListOfRecords = (): boolean => {
    const [, field = ''] = /"([^"\\]{1,40})"\s*:\s*$/.exec(kept.slice(-60)) ?? []
    return listFields.has(field)
  }
  /** True for lists of records; their items are kept. */
  const holdsRecords: boolean[] = []
  for (let at = 0; at < head.length; at++) {
    const sign = head[at]!
    const isKept = open.at(-1) ?? true
    if (sign === '"') {
      const end = endOfString(head, at)
      if (isKept) kept += head.slice(at, end)
      at = end - 1
      continue
    }
    if (sign === '{' || sign === '[') {
      const isRecord = open.length === 0 || holdsRecords.at(-1) === true || transparent.test(kept.slice(-20))
      holdsRecords.push(sign === '[' && isKept && (open.length === 0 || isListOfRecords()))
      if (isKept) kept += sign
      open.push(isKept && (sign === '[' || isRecord))
      continue
    }
    if (sign === '}' || sign === ']') {
      open.pop()
      holdsRecords.pop()
      if (open.at(-1) ?? true) kept += sign
      continue
    }
    if (isKept) kept += sign
  }
  return kept
}

/** The offset after a string that begins at an offset. */
function endOfString(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === '"') return at + 1
  }
  return text.length
}
