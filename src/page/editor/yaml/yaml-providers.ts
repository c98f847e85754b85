// Passes Monaco's requests about a phrases file to its services. Answers that arrive after the text has changed are
// dropped, as their offsets would be wrong.

import * as monaco from 'monaco-editor/editor/editor.api.js'
import type { PhraseCompletion } from '#questions/views/phrases-text/completion'
import type { PhraseLink } from '#questions/views/phrases-text/links'
import type { PhraseOutlineItem } from '#questions/views/phrases-text/outline'
import type { PhraseTexts } from '#questions/views/phrases-text/texts'
import { asText } from '../hover-text'
import { workspaceEdit } from '../providers'
import { LANGUAGE, rangeOf } from '../text-pair'
import { linkAt, linkedTo, linksNow, PHRASES, phrasesTextOf, type PhrasesText, renamedIn } from './yaml-text'

/** Sends a request about a model; undefined if it is not a phrases file, or changed meanwhile. */
async function about<T>(
  model: monaco.editor.ITextModel,
  ask: (text: PhrasesText, texts: PhraseTexts) => Promise<T | null>,
): Promise<T | undefined> {
  const text = phrasesTextOf(model.uri)
  if (text === undefined) return undefined
  const version = model.getVersionId()
  const answer = await ask(text, { ...text.services.texts(), phrases: model.getValue() })
  const isSame = !model.isDisposed() && model.getVersionId() === version
  return answer === null || !isSame ? undefined : answer
}

/** The innermost link at a position, with all links about the same declaration. */
async function linksAt(
  model: monaco.editor.ITextModel,
  position: monaco.IPosition,
): Promise<{ text: PhrasesText; link: PhraseLink; same: readonly PhraseLink[] } | undefined> {
  const text = phrasesTextOf(model.uri)
  const links = text && (await linksNow(text))
  const link = links && linkAt(links.phrases, model.getOffsetAt(position))
  return link === undefined ? undefined : { text: text!, link, same: linkedTo(links!.phrases, link) }
}

const completionKinds: Readonly<Record<PhraseCompletion['kind'], keyof typeof monaco.languages.CompletionItemKind>> = {
  section: 'Module',
  predicate: 'Field',
  action: 'Method',
  type: 'Class',
  field: 'Property',
  slot: 'Variable',
  wording: 'Text',
}

const completions: monaco.languages.CompletionItemProvider = {
  triggerCharacters: ['{', '[', '-', ' '],
  async provideCompletionItems(model, position, context) {
    const offset = model.getOffsetAt(position)
    const found = await about(model, (text, texts) => text.services.ask.complete(texts, offset))
    if (found === undefined) return { suggestions: [] }
    const line = model.getLineContent(position.lineNumber).slice(0, position.column - 1)
    // A space within English triggers no suggestions; after a hyphen or a key it does.
    const isCalled = context.triggerCharacter !== ' ' || /^\s*$|[-:,]\s$/.test(line)
    const range = rangeOf(model, found.span)
    return {
      suggestions: (isCalled ? found.items : []).map((item, place) => ({
        label: { label: item.label, description: item.detail },
        kind: monaco.languages.CompletionItemKind[completionKinds[item.kind]],
        documentation: item.doc,
        insertText: item.insert,
        ...(item.isSnippet ? { insertTextRules: monaco.languages.CompletionItemInsertTextRule.InsertAsSnippet } : {}),
        range,
        filterText: item.label,
        sortText: String(place).padStart(6, '0'),
      })),
    }
  },
}

const hovers: monaco.languages.HoverProvider = {
  async provideHover(model, position) {
    const offset = model.getOffsetAt(position)
    const found = await about(model, (text, texts) => text.services.ask.hover(texts, offset))
    if (found === undefined) return null
    const { code, what, sentence, sentences, span } = found
    const shown = code.replace(/`/g, '').slice(0, 600)
    return {
      range: rangeOf(model, span),
      contents: [
        sentence === '' ? '' : `*${asText(sentence)}*`,
        code === '' ? '' : `\`\`\`${LANGUAGE}\n${shown}${what === '' ? '' : ` ; ${what}`}\n\`\`\``,
        ...sentences.map(text => asText(text.slice(0, 1_200)).replace(/\n/g, '  \n')),
      ]
        .filter(text => text !== '')
        .map(value => ({ value })),
    }
  },
}

const definitions: monaco.languages.DefinitionProvider = {
  async provideDefinition(model, position) {
    const found = await linksAt(model, position)
    if (found === undefined) return null
    const { domain } = found.text.pair.models
    return { uri: domain.uri, range: rangeOf(domain, found.link.declared) }
  },
}

const references: monaco.languages.ReferenceProvider = {
  async provideReferences(model, position) {
    const found = await linksAt(model, position)
    if (found === undefined) return null
    const { domain } = found.text.pair.models
    return [
      ...found.same.map(each => ({ uri: model.uri, range: rangeOf(model, each) })),
      { uri: domain.uri, range: rangeOf(domain, found.link.declared) },
    ]
  },
}

const highlights: monaco.languages.DocumentHighlightProvider = {
  async provideDocumentHighlights(model, position) {
    const found = await linksAt(model, position)
    // An empty list rather than null, for which Monaco would highlight every equal word.
    if (found === undefined || found.link.kind === 'wording') return []
    return found.same.filter(({ kind }) => kind !== 'wording').map(each => ({ range: rangeOf(model, each) }))
  },
}

const renames: monaco.languages.RenameProvider = {
  async resolveRenameLocation(model, position) {
    const found = await linksAt(model, position)
    if (found === undefined || found.link.kind === 'wording') {
      const { lineNumber, column } = position
      return {
        range: new monaco.Range(lineNumber, column, lineNumber, column),
        text: '',
        rejectReason: 'There is no name of the domain here.',
      }
    }
    const range = rangeOf(model, found.link)
    return { range, text: model.getValueInRange(range) }
  },
  async provideRenameEdits(model, position, newName) {
    const found = await linksAt(model, position)
    if (found === undefined) return { edits: [], rejectReason: 'The text changed meanwhile.' }
    const { text, link, same } = found
    const { models, services } = text.pair
    const texts = { domain: models.domain.getValue(), problem: models.problem.getValue() }
    const name = /^\?/.test(texts.domain[link.declared.from] ?? '') ? `?${newName}` : newName
    const renaming = await services.ask.rename(texts, 'domain', link.declared.from, name)
    if (renaming === null) return { edits: [], rejectReason: 'The text changed meanwhile.' }
    if (renaming.kind === 'refused') return { edits: [], rejectReason: renaming.reason.replace(/`/g, '') }
    const inDomain = renaming.edits.map(edit => workspaceEdit(text.pair, edit))
    return { edits: [...renamedIn(text, same, newName), ...inDomain] }
  },
}

const symbolKinds: Readonly<Record<PhraseOutlineItem['kind'], keyof typeof monaco.languages.SymbolKind>> = {
  section: 'Namespace',
  predicate: 'Field',
  action: 'Method',
  type: 'Class',
  field: 'Property',
}

const outline: monaco.languages.DocumentSymbolProvider = {
  async provideDocumentSymbols(model) {
    const found = await about(model, text => text.services.ask.outline(model.getValue()))
    const symbolOf = (item: PhraseOutlineItem): monaco.languages.DocumentSymbol => ({
      name: item.name === '' ? '(unnamed)' : item.name,
      detail: item.detail,
      kind: monaco.languages.SymbolKind[symbolKinds[item.kind]],
      tags: [],
      range: rangeOf(model, item.span),
      selectionRange: rangeOf(model, item.nameSpan),
      children: item.children.map(symbolOf),
    })
    return found?.map(symbolOf) ?? []
  },
}

/** Maximum number of fixes offered at one place. */
const MAX_FIXES = 12

const quickFixes: monaco.languages.CodeActionProvider = {
  async provideCodeActions(model, range, context) {
    const text = phrasesTextOf(model.uri)
    const here = (text?.services.diagnostics() ?? []).filter(({ span }) =>
      monaco.Range.areIntersectingOrTouching(range, rangeOf(model, span)),
    )
    const version = model.getVersionId()
    const asked = here.slice(0, MAX_FIXES).map(async diagnostic => ({
      fix: diagnostic.fix ?? (await text?.services.fixOf(diagnostic)),
      markers: context.markers.filter(marker => marker.code === diagnostic.code),
    }))
    const found = (await Promise.all(asked)).flatMap(({ fix, markers }) =>
      fix == null || model.isDisposed() || model.getVersionId() !== version ? [] : [{ fix, markers }],
    )
    const actions = found.map(({ fix, markers }, i) => ({
      title: fix.label.replace(/`/g, ''),
      kind: 'quickfix',
      diagnostics: markers,
      isPreferred: i === 0,
      edit: {
        edits: [
          {
            resource: model.uri,
            textEdit: { range: rangeOf(model, fix.span), text: fix.text },
            versionId: model.getVersionId(),
          },
        ],
      },
    }))
    return { actions, dispose() {} }
  },
}

/** Returns to the phrases file from the domain's text. */
const opener: monaco.editor.ICodeEditorOpener = {
  openCodeEditor(source, resource, target) {
    const text = phrasesTextOf(resource)
    if (text === undefined || source.getModel()?.uri.toString() === resource.toString()) return false
    const range =
      target === undefined
        ? new monaco.Range(1, 1, 1, 1)
        : monaco.Range.isIRange(target)
          ? target
          : monaco.Range.fromPositions(target)
    const offsetOf = (lineNumber: number, column: number): number => text.model.getOffsetAt({ lineNumber, column })
    text.services.reveal(
      offsetOf(range.startLineNumber, range.startColumn),
      offsetOf(range.endLineNumber, range.endColumn),
    )
    return true
  },
}

/** Registers everything once for all editors of phrases files. */
export function registerPhrasesProviders(): void {
  const { languages } = monaco
  languages.registerCompletionItemProvider(PHRASES, completions)
  languages.registerHoverProvider(PHRASES, hovers)
  languages.registerDefinitionProvider(PHRASES, definitions)
  languages.registerReferenceProvider(PHRASES, references)
  languages.registerDocumentHighlightProvider(PHRASES, highlights)
  languages.registerRenameProvider(PHRASES, renames)
  languages.registerDocumentSymbolProvider(PHRASES, outline)
  languages.registerCodeActionProvider(PHRASES, quickFixes)
  monaco.editor.registerEditorOpener(opener)
}
