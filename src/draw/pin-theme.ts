// A part of the page in a theme of its own, whatever theme the page is in.

/**
 * Gives an element the colours of a theme. The root's own properties were worked out for the page's theme, so they are
 * declared anew here; the build writes `light-dark()` as two properties of which one is empty, so these are set too.
 */
export function pinTheme(element: HTMLElement, theme: 'light' | 'dark'): void {
  const { style } = element
  style.colorScheme = theme
  for (const sheet of document.styleSheets)
    for (const rule of sheet.cssRules)
      if (rule instanceof CSSStyleRule && rule.selectorText === ':root')
        for (const name of rule.style)
          if (name.startsWith('--') && !name.startsWith('--lightningcss'))
            style.setProperty(name, rule.style.getPropertyValue(name))
  style.setProperty('--lightningcss-light', theme === 'light' ? 'initial' : ' ')
  style.setProperty('--lightningcss-dark', theme === 'dark' ? 'initial' : ' ')
}
