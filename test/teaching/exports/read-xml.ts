// XML as a published parser reads it (libxml2): validated against a schema, or as a tree. The parser writes what it read
// in canonical form (C14N), in which there is one way to write each text, so that little is left to read here.

import { readFileSync } from 'node:fs'
import { validateXML } from 'xmllint-wasm'

/** The faults of the texts by a schema next to this file; none if they fit it. */
export async function faultsOf(schema: string, texts: readonly string[]): Promise<string[]> {
  const grammar = readFileSync(new URL(`schemas/${schema}.rng`, import.meta.url), 'utf8')
  const { valid, errors, rawOutput } = await validateXML({
    xml: texts.map((contents, i) => ({ fileName: `${i}.xml`, contents })),
    schema: grammar,
    extension: 'relaxng',
  })
  return valid ? [] : errors.length > 0 ? errors.map(({ rawMessage }) => rawMessage) : [rawOutput]
}

export interface Element {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: readonly (Element | string)[]
}

/** The root element of a text; throws if it is not XML. */
export async function treeOf(text: string): Promise<Element> {
  const { normalized, rawOutput } = await validateXML({ xml: text, normalization: 'c14n' })
  if (normalized === '') throw new Error(rawOutput)
  return canonical(normalized)
}

interface Open {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: (Element | string)[]
}

function canonical(text: string): Element {
  const root: Open = { name: '', attributes: new Map(), children: [] }
  const open: Open[] = [root]
  for (const [, tag, words] of text.matchAll(/<((?:[^>"]|"[^"]*")*)>|([^<]+)/g)) {
    const { children } = open.at(-1)!
    if (tag === undefined) children.push(decoded(words!))
    else if (tag.startsWith('/')) open.pop()
    else {
      const name = /^\S+/.exec(tag)![0]
      const pairs = [...tag.matchAll(/\s([\w:]+)="([^"]*)"/g)]
      const attributes = new Map(pairs.map(([, key, value]) => [key!, decoded(value!)]))
      const element: Open = { name, attributes, children: [] }
      children.push(element)
      open.push(element)
    }
  }
  return root.children.find((child): child is Element => typeof child !== 'string')!
}

const decoded = (text: string): string =>
  text
    .replace(/&#x([0-9A-F]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')

/** Elements of a name right below. */
export const under = ({ children }: Element, name: string): Element[] =>
  children.filter((child): child is Element => typeof child !== 'string' && child.name === name)

/** Its text, a line end for each break. */
export const textIn = (element: Element): string =>
  element.children
    .map(child => (typeof child === 'string' ? child : child.name === 'br' ? '\n' : textIn(child)))
    .join('')

/** Paragraphs and PDDL of a part, by what they are for. */
export function partsOf(element: Element): ReadonlyMap<string, string> {
  const parts = new Map<string, string>()
  for (const block of element.children)
    if (typeof block !== 'string') {
      const name = block.attributes.get('class') ?? `${block.name} ${parts.size}`
      parts.set(name, textIn(block))
    }
  return parts
}

/** Fragments of XHTML, each as an element that holds it. */
export async function fragmentsOf(texts: readonly string[]): Promise<readonly Element[]> {
  const root = await treeOf(`<all>${texts.map(text => `<part>${text}</part>`).join('')}</all>`)
  return under(root, 'part')
}
