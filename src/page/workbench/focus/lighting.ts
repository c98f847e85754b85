// Highlights what is pointed at: one pair of event listeners finds its subject, and every element about the same
// subject, including those drawn later, gets `data-lit`. The look is in `lighting.css`. Marking the few elements costs
// a third of selecting them with a stylesheet on a page of thousands of facts.

import { createEffect, createMemo, createRoot } from 'solid-js'
import './lighting.css'
import type { App } from '#page/state/app'
import { asToken, createFocus, type Focus, type Focusing } from '#page/state/focus/focus'
import { createPointing } from '#page/state/focus/pointing'

const MARKED = '[data-fact], [data-action], [data-object], [data-step]'

/** The subject of an element or its closest marked ancestor. */
export function markOf(target: EventTarget | null): Focus | null {
  if (!(target instanceof Element)) return null
  const element = target.closest(MARKED)
  if (element === null) return null
  const { fact, action, object, step } = (element as HTMLElement | SVGElement).dataset
  if (step !== undefined && action !== undefined) return { kind: 'step', index: Number(step), action }
  if (fact !== undefined) return { kind: 'fact', name: fact }
  if (action !== undefined) return { kind: 'action', name: action }
  return object === undefined ? null : { kind: 'object', name: object }
}

/** A string literal for a selector, with all characters escaped. */
const quoted = (text: string): string =>
  `"${text.replace(/["\\]/g, '\\$&').replace(/[\n\r\f\0]/g, letter => `\\${letter.charCodeAt(0).toString(16)} `)}"`

const schemaOf = (action: string): string => action.replace(/[()]/g, '').split(' ')[0] ?? ''

/** The relation of an element to the focus; each has a style in `lighting.css`. */
type Highlight = 'lit' | 'near' | 'needs' | 'adds' | 'deletes'

export interface Lit {
  readonly role: Highlight
  readonly facts?: readonly string[]
  /** Selects elements other than those of facts. */
  readonly selector?: string
}

interface Links {
  readonly needs: readonly string[]
  readonly adds: readonly string[]
  readonly deletes: readonly string[]
}

/** The highlighted subjects in order: later ones take precedence. */
export function litBy(now: Focus, links: Links): readonly Lit[] {
  const linked: Lit[] = [
    { role: 'needs', facts: links.needs },
    { role: 'deletes', facts: links.deletes },
    { role: 'adds', facts: links.adds },
  ]
  switch (now.kind) {
    case 'fact':
      return [{ role: 'lit', facts: [now.name] }]
    case 'state':
      return [{ role: 'lit', facts: now.facts }]
    case 'object': {
      const name = quoted(now.name)
      return [
        { role: 'near', selector: `[data-mentions~=${name}]` },
        { role: 'lit', selector: `[data-object=${name}], [data-names~=${name}]` },
      ]
    }
    case 'action': {
      const name = quoted(now.name)
      const schema = quoted(schemaOf(now.name))
      return [...linked, { role: 'lit', selector: `[data-action=${name}], [data-schema=${schema}]` }]
    }
    case 'step': {
      const action = quoted(now.action)
      const schema = quoted(schemaOf(now.action))
      return [
        ...linked,
        { role: 'near', selector: `[data-action=${action}]` },
        {
          role: 'lit',
          selector: `[data-step="${now.index}"], [data-action=${action}]:not([data-step]), [data-schema=${schema}]`,
        },
      ]
    }
  }
}

/** Up to this number of facts the browser selects the elements; beyond it, elements are looked up one by one. */
const MAX_SELECTED = 40

/** The highlighted elements below a root, each with its last role. */
export function elementsOf(root: ParentNode, lit: readonly Lit[]): Map<Element, Highlight> {
  const found = new Map<Element, Highlight>()
  for (const { role, facts = [], selector } of lit) {
    const parts = selector === undefined ? [] : [selector]
    if (facts.length <= MAX_SELECTED) parts.push(...facts.flatMap(factSelectors))
    else for (const element of factElements(root, new Set(facts))) found.set(element, role)
    if (parts.length === 0) continue
    for (const element of root.querySelectorAll(parts.join(', '))) found.set(element, role)
  }
  return found
}

const factSelectors = (name: string): readonly string[] => [
  `[data-fact=${quoted(name)}]`,
  `[data-facts~=${quoted(asToken(name))}]`,
]

function factElements(root: ParentNode, facts: ReadonlySet<string>): Element[] {
  const tokens = new Set([...facts].map(asToken))
  return [...root.querySelectorAll('[data-fact], [data-facts]')].filter(
    element =>
      facts.has(element.getAttribute('data-fact') ?? '') ||
      element
        .getAttribute('data-facts')
        ?.split(' ')
        .some(token => tokens.has(token)),
  )
}

/** Listens and highlights until the page is closed. */
export function startLighting(app: App): void {
  const { focus, point } = app.feature(createFocus)
  const pointed = app.feature(createPointing)
  let marked: ReadonlyMap<Element, Highlight> = new Map()
  let lit: readonly Lit[] = []
  const apply = (): void => {
    const next = elementsOf(document, lit)
    for (const element of marked.keys()) if (!next.has(element)) element.removeAttribute('data-lit')
    for (const [element, role] of next)
      if (element.getAttribute('data-lit') !== role) element.setAttribute('data-lit', role)
    marked = next
  }
  // Elements drawn while something is highlighted are highlighted too.
  const observer = new MutationObserver(records => {
    if (records.some(bringsMarks)) apply()
  })
  createRoot(() => {
    const wanted = createMemo(() => {
      const now = focus()
      return now === null ? null : litBy(now, pointed.links())
    })
    createEffect(() => {
      lit = wanted() ?? []
      apply()
      if (wanted() === null) observer.disconnect()
      else
        observer.observe(document.body, {
          subtree: true,
          childList: true,
          attributes: true,
          attributeFilter: ['data-fact', 'data-facts', 'data-action', 'data-object', 'data-step'],
        })
    })
  })
  listen(point)
}

const STANDING = '[data-fact], [data-facts], [data-action], [data-object], [data-names], [data-schema]'

const bringsMarks = ({ type, addedNodes }: MutationRecord): boolean =>
  type === 'attributes' ||
  [...addedNodes].some(
    node => node instanceof Element && (node.matches(STANDING) || node.querySelector(STANDING) !== null),
  )

function listen(point: Focusing['point']): void {
  let hovered: Focus | null = null
  let byTouch = false
  /** The subject with keyboard focus; an element focused by a click does not stay highlighted. */
  const focused = (): Focus | null => {
    const active = document.activeElement
    return active?.matches(':focus-visible') ? markOf(active) : null
  }
  const hover = (next: Focus | null): void => {
    // Unmarked elements are ignored, so that canvas pictures keep their highlight.
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
  // On touch screens a tap points; the next tap elsewhere ends it.
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
