// A wording: `car {c} [is|are] at place {l}`. `{c}` is replaced by a parameter's value, `[one|many]` by the singular or
// plural form; everything else is literal.

import type { Span } from '#base/text'

export type TemplatePart =
  | { readonly kind: 'text'; readonly text: string }
  /** `span` is a range of the source text. */
  | { readonly kind: 'slot'; readonly name: string; readonly span: Span }
  | { readonly kind: 'number'; readonly one: string; readonly many: string; readonly span: Span }

export interface Template {
  readonly text: string
  /** The range in the source text (a YAML scalar). */
  readonly span: Span
  readonly parts: readonly TemplatePart[]
}

/** An unclosed or invalid brace or bracket; `span` is a range of the source text. */
export interface TemplateFault {
  readonly span: Span
  readonly message: string
}

/**
 * Parses a wording; `placeOf` maps a range of `text` to the source. Faulty parts are kept as text. `further` are slots
 * that are not parameters, such as `{#car}`.
 */
export function parseTemplate(
  text: string,
  placeOf: (from: number, to: number) => Span,
  further?: RegExp,
): { template: Template; faults: TemplateFault[] } {
  const parts: TemplatePart[] = []
  const faults: TemplateFault[] = []
  let plain = 0
  const flush = (to: number): void => {
    if (to > plain) parts.push({ kind: 'text', text: text.slice(plain, to) })
  }
  for (let i = 0; i < text.length; i++) {
    const open = text[i]
    if (open !== '{' && open !== '[') continue
    const end = text.indexOf(open === '{' ? '}' : ']', i)
    if (end < 0) {
      const close = open === '{' ? '}' : ']'
      faults.push({ span: placeOf(i, i + 1), message: `This \`${open}\` has no \`${close}\`.` })
      break
    }
    const inner = text.slice(i + 1, end)
    const span = placeOf(i, end + 1)
    const part = open === '{' ? slotOf(inner, span, further) : numberOf(inner, span)
    if (part === undefined) {
      faults.push({
        span,
        message:
          open === '{'
            ? 'Braces hold the name of a parameter, such as `{car}`.'
            : 'Square brackets hold the form for one and the form for several, such as `[is|are]`.',
      })
    } else {
      flush(i)
      parts.push(part)
      plain = end + 1
    }
    i = end
  }
  flush(text.length)
  return { template: { text, span: placeOf(0, text.length), parts }, faults }
}

function slotOf(inner: string, span: Span, further?: RegExp): TemplatePart | undefined {
  const name = inner.trim().replace(/^\?/, '').toLowerCase()
  return /^[^\s?()#][^\s?()]*$/.test(name) || further?.test(name) === true ? { kind: 'slot', name, span } : undefined
}

function numberOf(inner: string, span: Span): TemplatePart | undefined {
  const [one, many, more] = inner.split('|')
  if (one === undefined || many === undefined || more !== undefined) return undefined
  return { kind: 'number', one, many, span }
}

/** Names of the parameters that a wording uses, in order, with repetitions. */
export const slotNames = (template: Template): string[] =>
  template.parts.flatMap(part => (part.kind === 'slot' ? [part.name] : []))
