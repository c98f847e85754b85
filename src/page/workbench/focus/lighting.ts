// Lights up what is pointed at: one pair of listeners finds what is pointed at, and whatever stands for it anywhere in
// the page gets `data-lit`, also what is drawn later. How that looks is in `lighting.css`. Marking the few elements costs
// a third of what a stylesheet that selects them costs on a page of thousands of facts.

import { createEffect, createMemo, createRoot } from 'solid-js'
import './lighting.css'
import type { App } from '#page/state/app'
import { asToken, createFocus, type Focus, type Focusing } from '#page/state/focus/focus'
import { createPointing } from '#page/state/focus/pointing'

const MARKED = '[data-fact], [data-action], [data-object], [data-step]'

/** What an element, or the nearest around it, stands for. */
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

/** A string in a selector, whatever is in it. */
const quoted = (text: string): string =>
  `"${text.replace(/["\\]/g, '\\$&').replace(/[\n\r\f\0]/g, letter => `\\${letter.charCodeAt(0).toString(16)} `)}"`

const schemaOf = (action: string): string => action.replace(/[()]/g, '').split(' ')[0] ?? ''

/** What it is to what is pointed at; each has its look in `lighting.css`. */
type Highlight = 'lit' | 'near' | 'needs' | 'adds' | 'deletes'

export interface Lit {
  readonly role: Highlight
  readonly facts?: readonly string[]
  /** Elements other than those of facts. */
  readonly selector?: string
}

interface Links {
  readonly needs: readonly string[]
  readonly adds: readonly string[]
  readonly deletes: readonly string[]
}

/** What lights up, in order: later ones win. */
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

/** More facts are looked up element by element; fewer are found by the browser. */
const MAX_SELECTED = 40

/** The elements that light up under a root, each in its last role. */
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
  `[data-says~=${quoted(asToken(name))}]`,
]

function factElements(root: ParentNode, facts: ReadonlySet<string>): Element[] {
  const tokens = new Set([...facts].map(asToken))
  return [...root.querySelectorAll('[data-fact], [data-says]')].filter(
    element =>
      facts.has(element.getAttribute('data-fact') ?? '') ||
      element
        .getAttribute('data-says')
        ?.split(' ')
        .some(token => tokens.has(token)),
  )
}

/** Listens and lights for as long as the page lives. */
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
  // What is drawn while something is pointed at lights up too.
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
          attributeFilter: ['data-fact', 'data-says', 'data-action', 'data-object', 'data-step'],
        })
    })
  })
  listen(point)
}

const STANDING = '[data-fact], [data-says], [data-action], [data-object], [data-names], [data-schema]'

const bringsMarks = ({ type, addedNodes }: MutationRecord): boolean =>
  type === 'attributes' ||
  [...addedNodes].some(
    node => node instanceof Element && (node.matches(STANDING) || node.querySelector(STANDING) !== null),
  )

function listen(point: Focusing['point']): void {
  let hovered: Focus | null = null
  let byTouch = false
  /** What the keyboard is on; what was merely clicked does not stay lit. */
  const focused = (): Focus | null => {
    const active = document.activeElement
    return active?.matches(':focus-visible') ? markOf(active) : null
  }
  const hover = (next: Focus | null): void => {
    // Elements of others are ignored, so that pictures on a canvas keep their highlight.
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
