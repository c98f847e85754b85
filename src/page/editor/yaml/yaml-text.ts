// The phrases file as a Monaco model, connected with the two PDDL texts. It lives as long as an editor shows it.

import { createCounter } from '#base/counter'
import * as monaco from 'monaco-editor/editor/editor.api.js'
import type { Diagnostic } from '#planning/pddl/diagnostic'
import type { PhraseLink, PhraseLinks } from '#questions/views/phrases-text/links'
import { markersOf } from '../markers'
import { type FurtherText, holdPair, OWNER, rangeOf, type TextPair } from '../text-pair'
import type { PhrasesServices } from './yaml-services'

export const PHRASES = 'planground-phrases'

export interface PhrasesText {
  readonly services: PhrasesServices
  readonly model: monaco.editor.ITextModel
  readonly pair: TextPair
  readonly setText: (text: string) => void
  readonly setDiagnostics: (diagnostics: readonly Diagnostic[]) => void
  readonly release: () => void
}

const held = new Set<PhrasesText>()
const nextNumber = createCounter()

/** The phrases text that a model belongs to. */
export const phrasesTextOf = (uri: monaco.Uri): PhrasesText | undefined =>
  [...held].find(({ model }) => model.uri.toString() === uri.toString())

/** The model of these services; release it with `release`. */
export function holdPhrases(services: PhrasesServices): PhrasesText {
  const uri = monaco.Uri.parse(`planground:/phrases.yaml?${nextNumber()}`)
  const model = monaco.editor.createModel(services.texts().phrases, PHRASES, uri)
  const pair = holdPair(services.domain)
  let setting = false
  model.onDidChangeContent(() => {
    if (!setting) services.changed(model.getValue())
  })
  const text: PhrasesText = {
    ...{ services, model, pair },
    setText(to) {
      if (to === model.getValue()) return
      setting = true
      model.setValue(to)
      setting = false
    },
    setDiagnostics: list => setMarkers(model, list),
    release() {
      held.delete(text)
      // Another editor may have replaced it.
      if (pair.furtherText === furtherText) pair.furtherText = undefined
      pair.release()
      model.dispose()
    },
  }
  const furtherText = otherTextOf(text)
  held.add(text)
  pair.furtherText = furtherText
  return text
}

function setMarkers(model: monaco.editor.ITextModel, list: readonly Diagnostic[]): void {
  const markers = markersOf(model.getValue(), list, 'phrases.yaml')
  monaco.editor.setModelMarkers(
    model,
    OWNER,
    markers.map((marker, place) => ({
      ...marker,
      relatedInformation: (list[place]!.notes ?? []).flatMap(({ span, message }) =>
        span === undefined ? [] : [{ resource: model.uri, message, ...rangeOf(model, span) }],
      ),
    })),
  )
}

/** The innermost link at an offset; one that ends there is included. */
export const linkAt = (links: readonly PhraseLink[], offset: number): PhraseLink | undefined =>
  links.filter(({ from, to }) => from <= offset && offset <= to).sort(byLength)[0]

const byLength = (a: PhraseLink, b: PhraseLink): number => a.to - a.from - (b.to - b.from)

/** Links about the same declaration. */
export const linkedTo = (links: readonly PhraseLink[], { declared }: PhraseLink): readonly PhraseLink[] =>
  links.filter(each => each.declared.from === declared.from && each.declared.to === declared.to)

/** The links of the texts in the models; undefined if the texts changed meanwhile. */
export async function linksNow({ services, model, pair }: PhrasesText): Promise<PhraseLinks | undefined> {
  const { domain } = pair.models
  const versions = [model.getVersionId(), domain.getVersionId()]
  const texts = { domain: domain.getValue(), phrases: model.getValue(), problem: '' }
  const links = await services.ask.links(texts)
  const isSame = !model.isDisposed() && model.getVersionId() === versions[0] && domain.getVersionId() === versions[1]
  return links === null || !isSame ? undefined : links
}

/** The edits that rename a name throughout the phrases file: entries, lists, slots. */
export const renamedIn = (
  { model }: PhrasesText,
  links: readonly PhraseLink[],
  newName: string,
): readonly monaco.languages.IWorkspaceTextEdit[] =>
  links
    .filter(({ kind }) => kind !== 'wording')
    .map(link => ({
      resource: model.uri,
      textEdit: { range: rangeOf(model, link), text: newName.replace(/^\?/, '') },
      versionId: model.getVersionId(),
    }))

const otherTextOf = (text: PhrasesText): FurtherText => ({
  async definition(offset) {
    const links = await linksNow(text)
    const here = links && linkAt(links.domain, offset)
    const there = here && linkedTo(links.phrases, here)
    const entry = there?.find(({ kind }) => kind === 'entry') ?? there?.[0]
    return entry && { uri: text.model.uri, range: rangeOf(text.model, entry) }
  },
  async renamed(offset, newName) {
    const links = await linksNow(text)
    const here = links && linkAt(links.domain, offset)
    return here === undefined ? [] : renamedIn(text, linkedTo(links!.phrases, here), newName)
  },
})
