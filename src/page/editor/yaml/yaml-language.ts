// A phrases file as a language of Monaco: YAML with slots and forms in its wordings.

import * as monaco from 'monaco-editor/editor/editor.api.js'
import { registerPhrasesProviders } from './yaml-providers'
import { PHRASES } from './yaml-text'
import { paintYaml, type YamlState, yamlStart } from './yaml-tokens'

/** Monaco compares line states by `equals`. */
class LineState implements monaco.languages.IState {
  readonly of: YamlState

  constructor(of: YamlState) {
    this.of = of
  }
  clone(): LineState {
    return this
  }
  equals(other: monaco.languages.IState): boolean {
    const { of } = this
    const that = (other as LineState).of
    return (Object.keys(of) as (keyof YamlState)[]).every(key => of[key] === that[key])
  }
}

/** Maximum length of a line that is coloured by its tokens. */
const MAX_PAINTED = 20_000

/** Registers the language of phrases files with Monaco. */
export function registerPhrases(): void {
  monaco.languages.register({ id: PHRASES })
  monaco.languages.setLanguageConfiguration(PHRASES, {
    comments: { lineComment: '#' },
    brackets: [
      ['{', '}'],
      ['[', ']'],
    ],
    autoClosingPairs: [
      { open: '{', close: '}' },
      { open: '[', close: ']' },
      { open: '"', close: '"', notIn: ['string', 'comment'] },
    ],
    surroundingPairs: [
      { open: '{', close: '}' },
      { open: '[', close: ']' },
      { open: '"', close: '"' },
      { open: "'", close: "'" },
    ],
    wordPattern: /[\p{L}\p{N}_][\p{L}\p{N}_-]*/u,
    indentationRules: {
      increaseIndentPattern: /^\s*(?:- )?[\w-]+:\s*(?:[|>][-+]?)?\s*$/,
      decreaseIndentPattern: /^\s+\}$/,
    },
  })
  monaco.languages.setTokensProvider(PHRASES, {
    getInitialState: () => new LineState(yamlStart),
    tokenize(line, start) {
      const { of } = start as LineState
      if (line.length > MAX_PAINTED) return { tokens: [], endState: start }
      const { pieces, state } = paintYaml(line, of)
      return {
        // By default Monaco offers no completions within strings, so wordings are not marked as such.
        tokens: pieces.map(({ from, token }) => ({
          startIndex: from,
          scopes: token === 'wording' ? 'name.string' : token,
        })),
        endState: new LineState(state),
      }
    },
  })
  registerPhrasesProviders()
}
