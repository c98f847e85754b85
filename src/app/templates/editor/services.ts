// What the two editors of Templates ask: of the engine, of the texts and of the checks.

import type { EditorServices } from '../../../editor/services'
import type { PhrasesServices } from '../../../editor/yaml-services'
import { type QuietCalls, quietCalls } from '../../engine/quiet-calls'
import type { TextsApi } from '../../../engine/api/texts'
import type { App } from '../../state/app'
import { createBench } from '../bench'
import { createPhraseChecking } from '../checking'
import { createTextsDesk } from './texts-desk'

/** The services of the phrases file; those of the domain's text are in it. */
export function createTextsServices(app: App): PhrasesServices {
  const { notices, lanes } = app
  const bench = app.part(createBench)
  const desk = app.part(createTextsDesk)
  const { findings } = app.part(createPhraseChecking)
  const problem = (): string => bench.chosen()[0]?.text ?? bench.now()?.problems[0]?.text ?? ''
  const domainText = (): string => bench.now()?.domain ?? ''
  const domain: EditorServices = {
    ask: keepingProblems(quietCalls(lanes, 'texts')),
    texts: () => ({ domain: domainText(), problem: problem() }),
    changed(role, text) {
      if (role === 'domain') bench.edit('domain', text)
    },
    countsOf: () => '',
    reveal(role, from, to) {
      if (role === 'domain') desk.reveal('domain', { from, to })
    },
    stepProblem: desk.stepProblem,
    notify: message => notices.notify({ tone: 'plain', title: message }),
  }
  return {
    ask: quietCalls(lanes, 'phraseTexts'),
    texts: () => ({
      domain: domainText(),
      phrases: bench.now()?.phrases ?? '',
      problem: problem(),
    }),
    changed: text => bench.edit('phrases', text),
    diagnostics: findings,
    domain,
    reveal: (from, to) => desk.reveal('phrases', { from, to }),
    stepProblem: desk.stepProblem,
  }
}

/** Problems are not edited in Templates: a name that they use cannot be changed there. */
const keepingProblems = (ask: QuietCalls<TextsApi>): EditorServices['ask'] =>
  new Proxy(ask as EditorServices['ask'], {
    get(calls, method: keyof EditorServices['ask']) {
      if (method !== 'rename') return calls[method]
      return async (...input: Parameters<TextsApi['rename']>) => {
        const renaming = await calls.rename(...input)
        return renaming?.kind === 'edits' && renaming.edits.some(({ role }) => role === 'problem')
          ? {
              kind: 'refused' as const,
              reason:
                'The problems use this name, and Templates does not change them. Parameters and actions can be renamed here.',
            }
          : renaming
      }
    },
  })
