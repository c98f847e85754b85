// The Markdown of a lesson as a language of Monaco: headings, fences with their YAML or PDDL, code, expressions.

import * as monaco from 'monaco-editor/editor/editor.api.js'

export const LESSON = 'planground-lesson'
export const LESSON_YAML = 'planground-lesson-yaml'

const yaml: monaco.languages.IMonarchLanguageRule[] = [
  [/(^|\s)#.*$/, 'comment'],
  [/(says|right|rows)(:)(\s.*$)/, ['head', 'bracket', 'number']],
  [/[A-Za-z_][\w-]*(?=:(\s|$))/, 'head'],
  [/"(?:[^"\\]|\\.)*"/, 'name'],
  [/'(?:[^']|'')*'/, 'name'],
  [/[{}[\],]|:(?=\s|$)|^\s*-(?=\s)/, 'bracket'],
  [/-?\d+(?:\.\d+)?(?=[\s,\]}]|$)/, 'number'],
  [/[&*][\w-]+/, 'variable'],
  [/[^\s{}[\],:#"']+/, 'name'],
]

/** Registers the languages of lessons with Monaco. */
export function registerLessons(pddl: string): void {
  for (const id of [LESSON, LESSON_YAML]) {
    monaco.languages.register({ id })
    monaco.languages.setLanguageConfiguration(id, {
      brackets: [
        ['{', '}'],
        ['[', ']'],
        ['(', ')'],
      ],
      surroundingPairs: ['"', '`', '*', '('].map(open => ({
        open,
        close: open === '(' ? ')' : open,
      })),
      wordPattern: /[\p{L}\p{N}_][\p{L}\p{N}_-]*/u,
    })
  }
  monaco.languages.setMonarchTokensProvider(LESSON_YAML, { tokenizer: { root: yaml } })
  monaco.languages.setMonarchTokensProvider(LESSON, {
    tokenizer: {
      root: [
        [/^---\s*$/, { token: 'keyword', next: '@front' }],
        [/^ {0,3}#{1,6}(?:\s.*)?$/, 'head'],
        [/^ {0,3}(`{3,}|~{3,})pddl\b.*$/, { token: 'keyword', next: '@pddl', nextEmbedded: pddl }],
        [/^ {0,3}(?:`{3,}|~{3,})(?:live|claim|explain|worked|ya?ml)\b.*$/, { token: 'keyword', next: '@part' }],
        [/^ {0,3}(?:`{3,}|~{3,}).*$/, { token: 'keyword', next: '@code' }],
        [/`=[^`]*`/, 'number'],
        [/`[^`]*`/, 'type'],
        [/\*\*[^*]+\*\*|\*[^*\s][^*]*\*/, 'logic'],
        [/[^`*#-]+|./, 'name'],
      ],
      front: [[/^---\s*$/, { token: 'keyword', next: '@pop' }], ...yaml],
      part: [[/^ {0,3}(?:`{3,}|~{3,})\s*$/, { token: 'keyword', next: '@pop' }], ...yaml],
      code: [
        [/^ {0,3}(?:`{3,}|~{3,})\s*$/, { token: 'keyword', next: '@pop' }],
        [/.+/, 'name'],
      ],
      pddl: [[/^ {0,3}(?:`{3,}|~{3,})\s*$/, { token: 'keyword', next: '@pop', nextEmbedded: '@pop' }]],
    },
  })
}
