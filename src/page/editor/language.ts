// PDDL as a language of Monaco: brackets, comments, token colours, and the providers of its services. Phrases files are
// in `yaml-language.ts`.

import { once } from '#base/once'
import * as monaco from 'monaco-editor/editor/editor.api.js'
import EditorWorker from 'monaco-editor/editor/editor.worker.js?worker'
import { registerLessons } from './yaml/lesson-language'
import { headWords, logicWords, numberWords } from './pddl-words'
import { registerProviders } from './providers'
import { LANGUAGE } from './text-pair'
import { registerPhrases } from './yaml/yaml-language'

/** Registers both languages with Monaco, once for all editors. */
export const prepareMonaco = once(registerLanguages)

function registerLanguages(): void {
  self.MonacoEnvironment = { getWorker: () => new EditorWorker() }
  monaco.languages.register({ id: LANGUAGE })
  monaco.languages.setLanguageConfiguration(LANGUAGE, {
    comments: { lineComment: ';' },
    brackets: [['(', ')']],
    autoClosingPairs: [{ open: '(', close: ')' }],
    surroundingPairs: [{ open: '(', close: ')' }],
    wordPattern: /[?:]?[^\s();?:]+/,
  })
  monaco.languages.setMonarchTokensProvider(LANGUAGE, {
    ignoreCase: true,
    logic: [...logicWords],
    numeric: [...numberWords],
    heads: [...headWords],
    tokenizer: {
      root: [
        [/;.*$/, 'comment'],
        [/-(?=\s)/, { token: 'bracket', next: '@type' }],
        [/[()]/, 'bracket'],
        [/\?[^\s();]*/, 'variable'],
        [/:[^\s();]*/, 'keyword'],
        [/[-+]?\d+(\.\d+)?(?=[\s();]|$)/, 'number'],
        [
          /[^\s();:?][^\s();]*/,
          {
            cases: {
              '@logic': 'logic',
              '@numeric': 'number',
              '@heads': 'head',
              '@default': 'name',
            },
          },
        ],
      ],
      // The word after a hyphen is a type.
      type: [
        [/\s+/, 'blank'],
        [/either(?=[\s)])/, { token: 'logic', next: '@pop' }],
        [/[^\s();:?][^\s();]*/, { token: 'type', next: '@pop' }],
        ['', { token: '', next: '@pop' }],
      ],
    },
  })
  registerProviders()
  registerPhrases()
  registerLessons(LANGUAGE)
}
