// The requests of the two editors of Templates: to the engine, the texts and the checks.

import type { EditorServices } from '#page/editor/services'
import type { PhrasesServices } from '#page/editor/yaml/yaml-services'
import { type QuietCalls, quietCalls } from '#page/state/lanes/quiet-calls'
import type { TextsApi } from '#engine/api/texts'
import type { App } from '#page/state/app'
import { createBench } from '#page/state/templates/bench'
import { createPhraseChecking } from '../checking'
import { createTextsDesk } from './texts-desk'

/** The services of the phrases file, which include those of the domain's text. */
export function createTextsServices(app: App): PhrasesServices {
  const { notices, lanes } = app
  const bench = app.feature(createBench)
  const desk = app.feature(createTextsDesk)
  const { findings } = app.feature(createPhraseChecking)
  const problem = (): string => bench.chosen()[0]?.text ?? bench.now()?.problems[0]?.text ?? ''
  const domainText = (): string => bench.now()?.domain ?? ''
  const phraseTexts = quietCalls(lanes, 'phraseTexts')
  const describe = (kind: 'predicate' | 'action', name: string): Promise<string | null> =>
    phraseTexts.sentence(bench.now()?.phrases ?? '', kind, name)
  const domain: EditorServices = {
    ask: otherPhrases(quietCalls(lanes, 'texts'), describe),
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
    ask: {
      complete: (...input) => phraseTexts.complete(...input),
      links: (...input) => phraseTexts.links(...input),
      outline: (...input) => phraseTexts.outline(...input),
      sentence: (...input) => phraseTexts.sentence(...input),
      missing: (...input) => phraseTexts.missing(...input),
      // A hover may ground a problem; as 'quick' it does not delay completion.
      hover: quietCalls(lanes, 'phraseTexts', 'quick').hover,
    },
    texts: () => ({
      domain: domainText(),
      phrases: bench.now()?.phrases ?? '',
      problem: problem(),
    }),
    changed: text => bench.edit('phrases', text),
    diagnostics: findings,
    fixOf: desk.fixOf,
    domain,
    reveal: (from, to) => desk.reveal('phrases', { from, to }),
    stepProblem: desk.stepProblem,
  }
}

/**
 * The calls of the domain's text in Templates: names are described with the current phrases file; names used by the
 * problems, which are not edited here, cannot be renamed.
 */
const otherPhrases = (
  ask: QuietCalls<TextsApi>,
  describe: (kind: 'predicate' | 'action', name: string) => Promise<string | null>,
): EditorServices['ask'] =>
  new Proxy(ask as EditorServices['ask'], {
    get(calls, method: keyof EditorServices['ask']) {
      if (method === 'rename') return renameIn(calls)
      if (method !== 'hover') return calls[method]
      return async (...input: Parameters<TextsApi['hover']>) => {
        const hover = await calls.hover(...input)
        if (hover === null || (hover.kind !== 'predicate' && hover.kind !== 'action')) return hover
        return { ...hover, phrase: (await describe(hover.kind, hover.name)) ?? '' }
      }
    },
  })

const renameIn =
  (calls: EditorServices['ask']): EditorServices['ask']['rename'] =>
  async (...input) => {
    const renaming = await calls.rename(...input)
    if (renaming?.kind !== 'edits' || renaming.edits.every(({ role }) => role === 'domain')) return renaming
    return {
      kind: 'refused',
      reason:
        'The problems use this name, and Templates does not change them. Parameters and actions can be renamed here.',
    }
  }
