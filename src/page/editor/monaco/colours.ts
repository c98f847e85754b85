// Splits a text of either language into coloured pieces, to show it without an editor.

import { type ColouredPiece, highlight, MAX_COLOURED } from '../highlight'
import { paintYaml, type YamlState, yamlStart } from '../yaml/yaml-tokens'

/** `plain`: a single colour. */
export type TextLanguage = 'pddl' | 'phrases' | 'plain'

/** Colours the blocks of one text in order: the state at the start of a block depends on those before it. */
export function colourer(
  language: TextLanguage,
  blocks: readonly { readonly text: string }[],
): (index: number) => readonly ColouredPiece[] {
  if (language === 'pddl') return index => highlight(blocks[index]?.text ?? '')
  const length = blocks.reduce((sum, { text }) => sum + text.length, 0)
  if (length > MAX_COLOURED || language === 'plain')
    return index => [{ token: 'name', text: blocks[index]?.text ?? '' }]
  const begun: YamlState[] = [yamlStart]
  const painted = (index: number): readonly ColouredPiece[] => {
    const { pieces, state } = paintLines(blocks[index]?.text ?? '', begun[index]!)
    begun[index + 1] = state
    return pieces
  }
  return index => {
    for (let before = begun.length - 1; before < index; before++) painted(before)
    return painted(index)
  }
}

function paintLines(text: string, start: YamlState): { pieces: ColouredPiece[]; state: YamlState } {
  const pieces: ColouredPiece[] = []
  let state = start
  const put = (token: ColouredPiece['token'], part: string): void => {
    const last = pieces.at(-1)
    if (last?.token === token) pieces[pieces.length - 1] = { token, text: last.text + part }
    else if (part !== '') pieces.push({ token, text: part })
  }
  for (const [line, words = ''] of text.matchAll(/([^\n]*)\n|[^\n]+$/g)) {
    const own = line.endsWith('\n') ? words : line
    const painted = paintYaml(own, state)
    state = painted.state
    for (const [i, { from, token }] of painted.pieces.entries())
      put(token === 'wording' ? 'name' : token, own.slice(from, painted.pieces[i + 1]?.from))
    if (line.endsWith('\n')) put('blank', '\n')
  }
  return { pieces, state }
}
