// Lights up what one points at: one pair of listeners finds what is pointed at, one constructed stylesheet selects all
// elements that stand for it, so that what is drawn later lights up too. No element is ever touched.

import { createEffect, createMemo, createRoot, on } from 'solid-js'
import { asToken, type Focus, focus, point } from './focus'
import { pointed } from './pointing'

const MARKED = '[data-fact], [data-action], [data-object], [data-step]'

/** What an element, or the nearest around it, stands for. */
export function markOf(target: EventTarget | null): Focus | null {
  if (!(target instanceof Element)) return null
  const element = target.closest(MARKED)
  if (element === null) return null
  const { fact, action, object, step } = (element as HTMLElement | SVGElement).dataset
  if (step !== undefined && action !== undefined)
    return { kind: 'step', index: Number(step), action }
  if (fact !== undefined) return { kind: 'fact', name: fact }
  if (action !== undefined) return { kind: 'action', name: action }
  return object === undefined ? null : { kind: 'object', name: object }
}

/** A string in a selector, whatever stands in it. */
const quoted = (text: string): string =>
  `"${text
    .replace(/["\\]/g, '\\$&')
    .replace(/[\n\r\f\0]/g, letter => `\\${letter.charCodeAt(0).toString(16)} `)}"`

const factSelectors = (name: string): readonly string[] => [
  `[data-fact=${quoted(name)}]`,
  `[data-says~=${quoted(asToken(name))}]`,
]
const schemaOf = (action: string): string => action.replace(/[()]/g, '').split(' ')[0] ?? ''

/** More facts of one state or action than this are not lit: such a sheet would be slow to apply. */
const MOST_LIT = 3_000

export interface Lit {
  /** What it is to what one points at; each has its look in `focus.css`. */
  readonly role: 'lit' | 'near' | 'needs' | 'adds' | 'deletes'
  readonly selectors: readonly string[]
}

/** What lights up, in order: later roles win. */
export function litBy(
  now: Focus,
  links: { needs: readonly string[]; adds: readonly string[]; deletes: readonly string[] },
): readonly Lit[] {
  const linked: Lit[] = [
    { role: 'needs', selectors: links.needs.flatMap(factSelectors) },
    { role: 'deletes', selectors: links.deletes.flatMap(factSelectors) },
    { role: 'adds', selectors: links.adds.flatMap(factSelectors) },
  ]
  switch (now.kind) {
    case 'fact':
      return [{ role: 'lit', selectors: factSelectors(now.name) }]
    case 'object': {
      const name = quoted(now.name)
      return [
        { role: 'near', selectors: [`[data-mentions~=${name}]`] },
        { role: 'lit', selectors: [`[data-object=${name}]`, `[data-names~=${name}]`] },
      ]
    }
    case 'action':
      return [
        ...linked,
        {
          role: 'lit',
          selectors: [
            `[data-action=${quoted(now.name)}]`,
            `[data-schema=${quoted(schemaOf(now.name))}]`,
          ],
        },
      ]
    case 'step': {
      const action = quoted(now.action)
      return [
        ...linked,
        { role: 'near', selectors: [`[data-action=${action}]`] },
        {
          role: 'lit',
          selectors: [
            `[data-step="${now.index}"]`,
            `[data-action=${action}]:not([data-step])`,
            `[data-schema=${quoted(schemaOf(now.action))}]`,
          ],
        },
      ]
    }
    case 'state':
      return [{ role: 'lit', selectors: now.facts.slice(0, MOST_LIT).flatMap(factSelectors) }]
  }
}

type Role = Lit['role']

/** The looks, by role. Rings are shadows and outlines, so that nothing moves; each differs in more than its colour. */
const looks: Readonly<Record<Role, string>> = {
  near: 'background-color: var(--near-wash)',
  needs: 'outline: 1.5px dotted var(--precondition); outline-offset: 1px',
  // Not struck: a stroke would hide the hyphens of names.
  deletes:
    'outline: 1.5px dashed var(--delete); outline-offset: 1px; background-color: var(--delete-wash)',
  adds: 'outline: 1.5px solid var(--add); outline-offset: 1px; background-color: var(--add-wash)',
  lit: 'background-color: var(--lit-wash); box-shadow: 0 0 0 1.5px var(--accent)',
}
/** In pictures shapes get an edge, and texts a colour. */
const edges: Readonly<Record<Role, string>> = {
  near: 'stroke: var(--near-edge); stroke-width: 3px',
  needs: 'stroke: var(--precondition); stroke-width: 3px; stroke-dasharray: 1.5 4',
  deletes: 'stroke: var(--delete); stroke-width: 3px; stroke-dasharray: 6 4',
  adds: 'stroke: var(--add); stroke-width: 3px; stroke-dasharray: none',
  lit: 'stroke: var(--accent); stroke-width: 4px; stroke-dasharray: none',
}

function rulesFor({ role, selectors }: Lit): string {
  // The page's id lets these rules win over the looks that elements have of their own.
  const any = `#app :is(${selectors.join(', ')})`
  const drawn = `#app svg :is(${selectors.join(', ')})`
  const shape = ':not(text, tspan, title)'
  const letters = role === 'lit' ? 'fill: var(--accent-text)' : ''
  return [
    `${any} { ${looks[role]}; border-radius: 3px }`,
    `${drawn} { outline: none; box-shadow: none; background: none }`,
    `${drawn}${shape}, ${drawn}${shape} > ${shape} { ${edges[role]} }`,
    `${drawn}:is(text, tspan) { ${letters} }`,
    // Shadows and backgrounds are not drawn there.
    role === 'lit' || role === 'near'
      ? `@media (forced-colors: active) { ${any} { outline: ${role === 'lit' ? '2px solid' : '1px dotted'} Highlight; outline-offset: 1px } ${drawn}${shape} { stroke: Highlight } }`
      : '',
  ].join('\n')
}

/** The stylesheet's text. */
export const sheetOf = (lit: readonly Lit[]): string =>
  lit
    .filter(({ selectors }) => selectors.length > 0)
    .map(rulesFor)
    .join('\n')

/** Listens and lights for as long as the page lives. */
export function startLighting(): void {
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  createRoot(() => {
    const lit = createMemo(() => {
      const now = focus()
      return now === null ? '' : sheetOf(litBy(now, pointed.links()))
    })
    createEffect(on(lit, text => sheet.replaceSync(text), { defer: true }))
  })
  listen()
}

function listen(): void {
  let hovered: Focus | null = null
  let byTouch = false
  /** What the keyboard is on; what was merely clicked does not stay lit. */
  const focused = (): Focus | null => {
    const active = document.activeElement
    return active?.matches(':focus-visible') ? markOf(active) : null
  }
  const hover = (next: Focus | null): void => {
    // Over what is not ours nothing is said, so that pictures on a canvas keep what they point at.
    if (next === null && hovered === null) return
    hovered = next
    point(next ?? focused())
  }
  const passive = { passive: true }
  document.addEventListener(
    'pointerover',
    event => {
      byTouch = event.pointerType === 'touch'
      if (!byTouch) hover(markOf(event.target))
    },
    passive,
  )
  document.documentElement.addEventListener('pointerleave', () => hover(null), passive)
  // A tap points; the next one elsewhere leaves.
  document.addEventListener('click', event => byTouch && hover(markOf(event.target)), passive)
  document.addEventListener('focusin', event => {
    if (!(event.target instanceof Element) || !event.target.matches(':focus-visible')) return
    const mark = markOf(event.target)
    if (mark !== null) point(mark)
  })
  document.addEventListener('focusout', event => {
    if (markOf(event.target) !== null) point(hovered)
  })
}
