// Shows an element of the page in a given theme, whatever the theme of the page.

/** Gives an element the colours of a theme: the declarations of the root, repeated on the element. */
export function pinTheme(element: HTMLElement, theme: 'light' | 'dark'): void {
  const { style } = element
  style.colorScheme = theme
  for (const sheet of document.styleSheets)
    for (const [name, value] of rootProperties(sheet)) style.setProperty(name, value)
}

const known = new WeakMap<CSSStyleSheet, readonly (readonly [string, string])[]>()

/** The custom properties that a style sheet declares for the root; cached, as the page's sheets do not change. */
function rootProperties(sheet: CSSStyleSheet): readonly (readonly [string, string])[] {
  const before = known.get(sheet)
  if (before) return before
  const found = [...sheet.cssRules].flatMap(rule =>
    rule instanceof CSSStyleRule && rule.selectorText === ':root'
      ? [...rule.style]
          .filter(name => name.startsWith('--'))
          .map(name => [name, rule.style.getPropertyValue(name)] as const)
      : [],
  )
  known.set(sheet, found)
  return found
}
