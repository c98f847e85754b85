// Passes Monaco's requests to the services of the text. Answers that arrive after the text has changed are dropped, as
// their offsets would be wrong.

import * as monaco from 'monaco-editor/editor/editor.api.js'
import type { Texts } from '#planning/pddl/symbols'
import type { EntityKind, TextPlace } from '#planning/pddl/symbols/entity'
import type { TextRole } from '#planning/pddl/diagnostic'
import type { Completion } from '#planning/pddl/symbols/completion'
import type { OutlineItem } from '#planning/pddl/symbols/outline'
import { foldsOf } from './folding'
import { hoverText } from './hover-text'
import { LANGUAGE, pairOf, rangeOf, type TextPair } from './text-pair'

interface RequestedText {
  readonly pair: TextPair
  readonly role: TextRole
  readonly texts: Texts
  readonly offset: number
}

/**
 * Sends a request about a position in a model; undefined if the model is not in a pair, or the texts have changed
 * meanwhile.
 */
async function about<T>(
  model: monaco.editor.ITextModel,
  position: monaco.IPosition | undefined,
  ask: (asked: RequestedText) => Promise<T | null>,
): Promise<{ asked: RequestedText; answer: T } | undefined> {
  const found = pairOf(model.uri)
  if (found === undefined) return undefined
  const { models } = found.pair
  const versions = [models.domain.getVersionId(), models.problem.getVersionId()]
  const texts = { domain: models.domain.getValue(), problem: models.problem.getValue() }
  const asked = { ...found, texts, offset: position ? model.getOffsetAt(position) : 0 }
  const answer = await ask(asked)
  const isSame =
    !models.domain.isDisposed() &&
    models.domain.getVersionId() === versions[0] &&
    models.problem.getVersionId() === versions[1]
  return answer === null || !isSame ? undefined : { asked, answer }
}

const locationOf = ({ pair }: RequestedText, { role, span }: TextPlace): monaco.languages.Location => ({
  uri: pair.models[role].uri,
  range: rangeOf(pair.models[role], span),
})

/** A change of one of the two texts. */
export const workspaceEdit = (
  { models }: TextPair,
  { role, span, text }: TextPlace & { readonly text: string },
): monaco.languages.IWorkspaceTextEdit => ({
  resource: models[role].uri,
  textEdit: { range: rangeOf(models[role], span), text },
  versionId: models[role].getVersionId(),
})

const completionKinds: Readonly<Record<Completion['kind'], keyof typeof monaco.languages.CompletionItemKind>> = {
  domain: 'Module',
  problem: 'Module',
  requirement: 'Property',
  type: 'Class',
  predicate: 'Field',
  function: 'Function',
  action: 'Method',
  object: 'Constant',
  variable: 'Variable',
  keyword: 'Keyword',
  snippet: 'Snippet',
}

const symbolKinds: Readonly<Record<EntityKind | 'section' | 'rule', keyof typeof monaco.languages.SymbolKind>> = {
  domain: 'Module',
  problem: 'Module',
  requirement: 'Property',
  type: 'Class',
  predicate: 'Field',
  function: 'Function',
  action: 'Method',
  object: 'Constant',
  variable: 'Variable',
  section: 'Namespace',
  rule: 'Operator',
}

const completions: monaco.languages.CompletionItemProvider = {
  triggerCharacters: ['(', ':', '?', ' '],
  async provideCompletionItems(model, position, context) {
    const found = await about(model, position, ({ pair, role, texts, offset }) =>
      pair.services.ask.complete(texts, role, offset),
    )
    if (found === undefined) return { suggestions: [] }
    const { span, items } = found.answer
    // A space alone triggers suggestions of arguments and types only, not keywords that would have to be dismissed.
    const afterBlank = context.triggerCharacter === ' '
    const range = rangeOf(model, span)
    return {
      suggestions: items
        .filter(({ kind }) => !afterBlank || ['variable', 'object', 'type'].includes(kind))
        .map(({ kind, label, detail, doc, insert, isSnippet }, place) => ({
          label: detail === '' || detail === label ? label : { label, description: detail },
          kind: monaco.languages.CompletionItemKind[completionKinds[kind]],
          documentation: doc,
          insertText: insert,
          ...(isSnippet ? { insertTextRules: monaco.languages.CompletionItemInsertTextRule.InsertAsSnippet } : {}),
          range,
          filterText: label,
          sortText: String(place).padStart(6, '0'),
        })),
    }
  },
}

const hovers: monaco.languages.HoverProvider = {
  async provideHover(model, position) {
    const found = await about(model, position, ({ pair, role, texts, offset }) =>
      pair.services.ask.hover(texts, role, offset),
    )
    if (found === undefined) return null
    const { asked, answer } = found
    const { kind, name, span } = answer
    const counts = kind === 'predicate' || kind === 'action' ? asked.pair.services.countsOf(kind, name) : ''
    return {
      range: rangeOf(model, span),
      contents: hoverText(answer, counts, LANGUAGE).map(value => ({ value })),
    }
  },
}

const definitions: monaco.languages.DefinitionProvider = {
  async provideDefinition(model, position) {
    const found = await about(model, position, ({ pair, role, texts, offset }) =>
      pair.services.ask.definition(texts, role, offset),
    )
    if (found === undefined) return null
    const { asked, answer } = found
    const { role, offset, pair } = asked
    const isDeclared = answer.some(place => place.role === role && place.span.from <= offset && offset <= place.span.to)
    // From a declaration, the next target is the English of the declared name.
    const further = isDeclared && role === 'domain' ? await pair.furtherText?.definition(offset) : undefined
    return further ?? answer.map(place => locationOf(asked, place))
  },
}

const references: monaco.languages.ReferenceProvider = {
  async provideReferences(model, position, { includeDeclaration }) {
    const found = await about(model, position, ({ pair, role, texts, offset }) =>
      pair.services.ask.references(texts, role, offset),
    )
    return (
      found?.answer
        .filter(({ isDeclaration }) => includeDeclaration || !isDeclaration)
        .map(place => locationOf(found.asked, place)) ?? null
    )
  },
}

const highlights: monaco.languages.DocumentHighlightProvider = {
  async provideDocumentHighlights(model, position) {
    const found = await about(model, position, ({ pair, role, texts, offset }) =>
      pair.services.ask.references(texts, role, offset),
    )
    return (
      found?.answer
        .filter(({ role }) => role === found.asked.role)
        .map(({ span }) => ({ range: rangeOf(model, span) })) ?? null
    )
  },
}

const renames: monaco.languages.RenameProvider = {
  async resolveRenameLocation(model, position) {
    const found = await about(model, position, ({ pair, role, texts, offset }) =>
      pair.services.ask.renamable(texts, role, offset),
    )
    if (found === undefined) {
      const { lineNumber, column } = position
      return {
        range: new monaco.Range(lineNumber, column, lineNumber, column),
        text: '',
        rejectReason: 'There is no name here that can be changed.',
      }
    }
    return { range: rangeOf(model, found.answer.span), text: found.answer.text }
  },
  async provideRenameEdits(model, position, newName) {
    const found = await about(model, position, ({ pair, role, texts, offset }) =>
      pair.services.ask.rename(texts, role, offset, newName),
    )
    if (found === undefined) return { edits: [], rejectReason: 'The text changed meanwhile.' }
    const { asked, answer } = found
    if (answer.kind === 'refused') return { edits: [], rejectReason: answer.reason.replace(/`/g, '') }
    const { pair, role, offset } = asked
    const furtherEdits = role === 'domain' ? await pair.furtherText?.renamed(offset, newName) : undefined
    return { edits: [...answer.edits.map(edit => workspaceEdit(pair, edit)), ...(furtherEdits ?? [])] }
  },
}

const outline: monaco.languages.DocumentSymbolProvider = {
  async provideDocumentSymbols(model) {
    const found = await about(model, undefined, ({ pair, role, texts }) => pair.services.ask.outline(texts, role))
    const symbolOf = (item: OutlineItem): monaco.languages.DocumentSymbol => ({
      name: item.name === '' ? '(unnamed)' : item.name,
      detail: item.detail,
      kind: monaco.languages.SymbolKind[symbolKinds[item.kind]],
      tags: [],
      range: rangeOf(model, item.span),
      selectionRange: rangeOf(model, item.nameSpan),
      children: item.children.map(symbolOf),
    })
    return found?.answer.map(symbolOf) ?? []
  },
}

const folding: monaco.languages.FoldingRangeProvider = {
  provideFoldingRanges: model => [...foldsOf(model.getValue())],
}

const formatting: monaco.languages.DocumentFormattingEditProvider = {
  async provideDocumentFormattingEdits(model) {
    const found = await about(model, undefined, ({ pair, role, texts }) => pair.services.ask.format(texts[role]))
    if (found === undefined) return []
    if (!found.answer.isWhole)
      found.asked.pair.services.notify('Not formatted: the brackets of this text do not match.')
    return [{ range: model.getFullModelRange(), text: found.answer.text }]
  },
}

const quickFixes: monaco.languages.CodeActionProvider = {
  async provideCodeActions(model, range, context) {
    const none = { actions: [], dispose() {} }
    const from = model.getOffsetAt({
      lineNumber: range.startLineNumber,
      column: range.startColumn,
    })
    const to = model.getOffsetAt({ lineNumber: range.endLineNumber, column: range.endColumn })
    const found = await about(model, undefined, ({ pair, role, texts }) =>
      pair.services.ask.quickFixes(texts, role, { from, to }),
    )
    if (found === undefined) return none
    const actions: monaco.languages.CodeAction[] = []
    const { pair } = found.asked
    for (const { code, span, fixes } of found.answer) {
      const place = rangeOf(model, span)
      const diagnostics = context.markers.filter(
        marker => marker.code === code && monaco.Range.areIntersectingOrTouching(marker, place),
      )
      for (const [i, { label, also = [], ...change }] of fixes.entries())
        actions.push({
          title: label.replace(/`/g, ''),
          kind: 'quickfix',
          diagnostics,
          isPreferred: i === 0,
          edit: {
            edits: [change, ...also].map(each => workspaceEdit(pair, each)),
          },
        })
    }
    return { actions, dispose() {} }
  },
}

/** Opens the other text if a position in it is requested. */
const opener: monaco.editor.ICodeEditorOpener = {
  openCodeEditor(source, resource, target) {
    const found = pairOf(resource)
    if (found === undefined || source.getModel()?.uri.toString() === resource.toString()) return false
    const { pair, role } = found
    const model = pair.models[role]
    const range =
      target === undefined
        ? new monaco.Range(1, 1, 1, 1)
        : monaco.Range.isIRange(target)
          ? target
          : monaco.Range.fromPositions(target)
    pair.services.reveal(
      role,
      model.getOffsetAt({ lineNumber: range.startLineNumber, column: range.startColumn }),
      model.getOffsetAt({ lineNumber: range.endLineNumber, column: range.endColumn }),
    )
    return true
  },
}

/** Registers everything once for all editors. */
export function registerProviders(): void {
  const { languages } = monaco
  languages.registerCompletionItemProvider(LANGUAGE, completions)
  languages.registerHoverProvider(LANGUAGE, hovers)
  languages.registerDefinitionProvider(LANGUAGE, definitions)
  languages.registerReferenceProvider(LANGUAGE, references)
  languages.registerDocumentHighlightProvider(LANGUAGE, highlights)
  languages.registerRenameProvider(LANGUAGE, renames)
  languages.registerDocumentSymbolProvider(LANGUAGE, outline)
  languages.registerFoldingRangeProvider(LANGUAGE, folding)
  languages.registerDocumentFormattingEditProvider(LANGUAGE, formatting)
  languages.registerCodeActionProvider(LANGUAGE, quickFixes)
  monaco.editor.registerEditorOpener(opener)
}
