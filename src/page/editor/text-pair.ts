// The two texts as Monaco models, so that positions and edits can refer from one to the other. They live as long as an
// editor shows one of them.

import { createCounter } from '#base/counter'
import * as monaco from 'monaco-editor/editor/editor.api.js'
import type { Span } from '#base/text'
import type { Diagnostic, TextRole } from '#planning/pddl/diagnostic'
import type { Texts } from '#planning/pddl/symbols'
import { markersOf } from './markers'
import type { EditorServices } from './services'

export const LANGUAGE = 'planground-pddl'
export const OWNER = 'planground'
const roles: readonly TextRole[] = ['domain', 'problem']

/** A further text that refers to names of the domain. */
export interface FurtherText {
  /** The target for the declaration at an offset of the domain. */
  readonly definition: (offset: number) => Promise<monaco.languages.Location | undefined>
  /** The further edits when the name at an offset of the domain is changed. */
  readonly renamed: (offset: number, newName: string) => Promise<readonly monaco.languages.IWorkspaceTextEdit[]>
}

export interface TextPair {
  readonly services: EditorServices
  /** A further text shown next to the pair, which sets this itself; undefined if there is none. */
  furtherText: FurtherText | undefined
  readonly models: Readonly<Record<TextRole, monaco.editor.ITextModel>>
  /** Sets one of the texts without reporting the change. */
  readonly setText: (role: TextRole, text: string) => void
  readonly setDiagnostics: (role: TextRole, diagnostics: readonly Diagnostic[]) => void
  /** Called when an editor shows the text; call the returned function when it no longer does. */
  readonly show: (role: TextRole) => () => void
  /** Updates the models that no editor shows, as names in them matter too. */
  readonly follow: (texts: Texts) => void
  readonly release: () => void
}

interface SharedPair {
  readonly pair: TextPair
  users: number
}
const held = new Map<EditorServices, SharedPair>()
const nextNumber = createCounter()

/** The pair of these services; release it with `release`. */
export function holdPair(services: EditorServices): TextPair {
  const known = held.get(services)
  if (known !== undefined) {
    known.users++
    return known.pair
  }
  const pair = makePair(services)
  held.set(services, { pair, users: 1 })
  return pair
}

/** The pair that a model belongs to, and the model's role. */
export function pairOf(uri: monaco.Uri): { pair: TextPair; role: TextRole } | undefined {
  for (const { pair } of held.values())
    for (const role of roles) if (pair.models[role].uri.toString() === uri.toString()) return { pair, role }
  return undefined
}

function makePair(services: EditorServices): TextPair {
  const number = nextNumber()
  const texts = services.texts()
  let setting = false
  const modelOf = (role: TextRole): monaco.editor.ITextModel => {
    const uri = monaco.Uri.parse(`planground:/${role}.pddl?${number}`)
    const model = monaco.editor.createModel(texts[role], LANGUAGE, uri)
    model.updateOptions({
      tabSize: 2,
      insertSpaces: true,
      bracketColorizationOptions: { enabled: false, independentColorPoolPerBracketType: false },
    })
    model.onDidChangeContent(() => {
      if (!setting) services.changed(role, model.getValue())
    })
    return model
  }
  const models = { domain: modelOf('domain'), problem: modelOf('problem') }
  const shown = { domain: 0, problem: 0 }
  const setText = (role: TextRole, text: string): void => {
    if (text === models[role].getValue()) return
    setting = true
    models[role].setValue(text)
    setting = false
  }
  return {
    services,
    furtherText: undefined,
    models,
    setText,
    show(role) {
      shown[role]++
      return () => {
        shown[role]--
      }
    },
    follow(texts) {
      for (const role of roles) if (shown[role] === 0) setText(role, texts[role])
    },
    setDiagnostics(role, diagnostics) {
      const markers = markersOf(models[role].getValue(), diagnostics)
      monaco.editor.setModelMarkers(
        models[role],
        OWNER,
        markers.map((marker, place) => ({
          ...marker,
          relatedInformation: (diagnostics[place]!.notes ?? []).flatMap(note => {
            if (note.span === undefined) return []
            const other = models[note.role ?? role]
            return [{ resource: other.uri, message: note.message, ...rangeOf(other, note.span) }]
          }),
        })),
      )
    },
    release() {
      const entry = held.get(services)
      if (entry === undefined || --entry.users > 0) return
      held.delete(services)
      for (const role of roles) models[role].dispose()
    },
  }
}

/** A span of a model's text as a Monaco range. */
export function rangeOf(model: monaco.editor.ITextModel, span: Span): monaco.IRange {
  const start = model.getPositionAt(span.from)
  const end = model.getPositionAt(span.to)
  return {
    startLineNumber: start.lineNumber,
    startColumn: start.column,
    endLineNumber: end.lineNumber,
    endColumn: end.column,
  }
}
