// Watches those of the page's own files that no code waits for: style sheets, and whatever the content
// security policy blocked.

import { reportTrouble, type Trouble } from '#engine/life/trouble'

/** Reports each file that is missing or incomplete. */
export function watchFiles(): void {
  const look = (link: HTMLLinkElement): void => {
    if (!isWhole(link)) reportTrouble({ what: 'file', detail: link.href })
  }
  if (globalThis.plangroundTrouble?.hasRun === undefined) reportTrouble({ what: 'file', detail: 'first.js' })
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (link.sheet !== null) look(link)
  document.addEventListener(
    'load',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') look(target)
    },
    true,
  )
  document.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) => {
    // Blocked requests of browser extensions are ignored.
    if (blockedURI.startsWith(new URL('.', location.href).href))
      reportTrouble({ what: 'policy', detail: `${blockedURI} (${effectiveDirective})` })
  })
}

/** Each style sheet ends with a rule that has the name of its file (scripts/whole-plugin.ts). */
function isWhole({ sheet, href }: HTMLLinkElement): boolean {
  const last = sheet?.cssRules[sheet.cssRules.length - 1]
  const mark = last instanceof CSSStyleRule ? last.selectorText : ''
  return mark === `#whole-${/([^/]*)\.css$/.exec(href)?.[1]?.replace(/\W/g, '_')}`
}

/** The problem and its remedy, for the visitor. */
export function describeTrouble({ what, detail = '' }: Trouble): readonly [title: string, message: string] {
  switch (what) {
    case 'slow':
      return ['A file of the page is slow to come', 'Wait a little; if nothing happens, reload the page.']
    case 'file':
      return [
        'A file of the page could not be loaded',
        `Without ${nameOf(detail)} the page may look different, or do less. Reload it.`,
      ]
    case 'policy':
      return [
        'The server forbids a part of the page',
        `Its security policy refuses ${nameOf(detail)}. Whoever runs the server finds the right policy in docs/hosting.md.`,
      ]
    default:
      return ['Something in the page went wrong', `${detail}. If the page does not answer any more, reload it.`]
  }
}

/** The file's name, without the address. */
const nameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1)
