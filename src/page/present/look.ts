// The look of a projector. While something is projected, the root has `data-projector`, which activates stronger
// colours (`look.css`, at least 7:1) and a style sheet in which no font size is smaller than LEAST. The projected
// content is in an element of class `projector`, laid out as if the screen had WIDTH by HEIGHT pixels and scaled to
// fill it (`--projector-scale`), so that 14 pixels of a sheet become 28 on a screen of 1920 by 1080, and in proportion
// on others. Any part of the page can be projected in this way: it creates a `Projection` (`projecting.ts`) and, while
// it is shown, provides the command handle `project`, which imports `enter.ts` and calls `enterProjector(app,
// projection)`. The `View` is then drawn in the frame, in this look; in an element with `data-projector-text`, Page
// Down scrolls the text before it moves to the next step. Colours must come from the tokens; sizes are arbitrary, as
// small ones are raised here.

/** Assumed size of the screen in pixels, before scaling. */
const WIDTH = 960
const HEIGHT = 540
/** Minimum font size in pixels before scaling: 28 of 1080. */
const MIN_TYPE = 14

/** The scale for a screen of this size, at least 1. */
export const scaleFor = (width: number, height: number): number => Math.max(1, Math.min(width / WIDTH, height / HEIGHT))

/** Applies the look to the page; the returned function removes it. */
export function takeLook(): () => void {
  const root = document.documentElement
  const enlarge = (): void => root.style.setProperty('--projector-scale', String(scaleFor(innerWidth, innerHeight)))
  enlarge()
  root.dataset.projector = ''
  const sheet = new CSSStyleSheet()
  const raise = (): void => sheet.replaceSync(raisedType([...document.styleSheets]))
  raise()
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  addEventListener('resize', enlarge)
  // Modules that are loaded later add their style sheets.
  const watch = new MutationObserver(records => {
    for (const { addedNodes } of records)
      for (const node of addedNodes)
        if (node instanceof HTMLLinkElement) node.addEventListener('load', raise)
        else if (node instanceof HTMLStyleElement) raise()
  })
  watch.observe(document.head, { childList: true })
  return () => {
    watch.disconnect()
    removeEventListener('resize', enlarge)
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(each => each !== sheet)
    delete root.dataset.projector
    root.style.removeProperty('--projector-scale')
  }
}

/** Rules that raise small font sizes of these style sheets, in the same layers and under the same conditions. */
export function raisedType(sheets: readonly CSSStyleSheet[]): string {
  return sheets.map(sheet => raisedIn(sheet.cssRules)).join('')
}

function raisedIn(rules: CSSRuleList): string {
  let text = ''
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) text += raisedRule(rule)
    else if (rule instanceof CSSLayerStatementRule) text += rule.cssText
    else if (rule instanceof CSSGroupingRule) {
      const inside = raisedIn(rule.cssRules)
      if (inside !== '') text += `${rule.cssText.slice(0, rule.cssText.indexOf('{'))}{${inside}}`
    }
  }
  return text
}

function raisedRule({ selectorText, style }: CSSStyleRule): string {
  // `--drawn: 1` marks text in a picture that has shapes computed for its font size.
  if (style.getPropertyValue('--drawn') !== '') return ''
  const size = style.fontSize
  const height = style.lineHeight
  const sentences: string[] = []
  // A shorthand with a custom property cannot be split; the tokens in it are raised themselves.
  const font = size === '' ? style.getPropertyValue('font') : ''
  if (font !== '')
    sentences.push(
      `font:${font.replace(/[\d.]+px/, `max(${MIN_TYPE}px,$&)`).replace(/(\/\s*)([\d.]+px)/, '$1max(1.3em,$2)')}`,
    )
  if (/^[\d.]+(?:px|em|rem|%)$/.test(size)) sentences.push(`font-size:max(${MIN_TYPE}px,${size})`)
  else if (size !== '') sentences.push(`font-size:${size}`)
  if (/^[\d.]+px$/.test(height)) sentences.push(`line-height:max(1.3em,${height})`)
  if (sentences.length === 0) return ''
  const raised = selectorText
    .split(/,(?![^(]*\))/)
    .map(part => `:root[data-projector] ${part.trim()}`)
    .join(',')
  return `${raised}{${sentences.join(';')}}`
}
