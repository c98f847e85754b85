// A part of the page in a theme of its own, whatever theme the page is in.

/**
 * Gives an element the colours of a theme. The root's own properties were worked out for the page's theme, so they are
 * declared again here; the build writes `light-dark()` as two properties of which one is empty, so these are set too.
 */
export function pinTheme(element: HTMLElement, theme: 'light' | 'dark'): void {
  const { style } = element
  style.colorScheme = theme
  for (const sheet of document.styleSheets)
    for (const [name, value] of rootProperties(sheet)) style.setProperty(name, value)
  style.setProperty('--lightningcss-light', theme === 'light' ? 'initial' : ' ')
  style.setProperty('--lightningcss-dark', theme === 'dark' ? 'initial' : ' ')
}

const known = new WeakMap<CSSStyleSheet, readonly (readonly [string, string])[]>()

/** What a sheet declares for the root; sheets of the page do not change. */
function rootProperties(sheet: CSSStyleSheet): readonly (readonly [string, string])[] {
  const before = known.get(sheet)
  if (before) return before
  const found = [...sheet.cssRules].flatMap(rule =>
    rule instanceof CSSStyleRule && rule.selectorText === ':root'
      ? [...rule.style]
          .filter(name => name.startsWith('--') && !name.startsWith('--lightningcss'))
          .map(name => [name, rule.style.getPropertyValue(name)] as const)
      : [],
  )
  known.set(sheet, found)
  return found
}
