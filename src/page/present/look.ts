// The look of a projector: `data-projector` is on the root while something is projected, and with it come
// stronger colours (`look.css`, at least 7:1) and a sheet that lets no type be smaller than MIN_TYPE. What is projected lies in an
// element of class `projector` that is drawn as if the screen were WIDTH by HEIGHT pixels and enlarged to fill it
// (`--projector-scale`), so that 14 pixels of a sheet come to 28 on a screen of 1920 by 1080, and as much of any other.
// Any part of the page can be projected so. It makes a `Projection` (`projecting.ts`) and, while it is shown, offers the
// command's handle `project`, which imports `enter.ts` and calls `enterProjector(app, projection)`. The `View` is then
// drawn in the frame, in this look; text in an element that has `data-projector-text` is scrolled by Page Down before the
// next step. Colours come from the tokens alone; sizes may be any, as small ones are raised here.

/** Pixels that the screen is taken to have, before all is enlarged. */
const WIDTH = 960
const HEIGHT = 540
/** Pixels of the smallest type before it is enlarged: 28 of 1080. */
const MIN_TYPE = 14

/** How much is enlarged on a screen of this size; nothing is made smaller. */
export const scaleFor = (width: number, height: number): number => Math.max(1, Math.min(width / WIDTH, height / HEIGHT))

/** Puts the page into the look, until the returned value is called. */
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
  // What is loaded later brings its sheets along.
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

/** Rules that raise the small type of these sheets, in the layers and under the conditions of theirs. */
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
  // `--drawn: 1` marks type in a picture whose shapes were made for its size.
  if (style.getPropertyValue('--drawn') !== '') return ''
  const size = style.fontSize
  const height = style.lineHeight
  const said: string[] = []
  // A shorthand with a variable in it cannot be taken apart; the tokens in it are raised themselves.
  const font = size === '' ? style.getPropertyValue('font') : ''
  if (font !== '')
    said.push(
      `font:${font.replace(/[\d.]+px/, `max(${MIN_TYPE}px,$&)`).replace(/(\/\s*)([\d.]+px)/, '$1max(1.3em,$2)')}`,
    )
  if (/^[\d.]+(?:px|em|rem|%)$/.test(size)) said.push(`font-size:max(${MIN_TYPE}px,${size})`)
  else if (size !== '') said.push(`font-size:${size}`)
  if (/^[\d.]+px$/.test(height)) said.push(`line-height:max(1.3em,${height})`)
  if (said.length === 0) return ''
  const raised = selectorText
    .split(/,(?![^(]*\))/)
    .map(part => `:root[data-projector] ${part.trim()}`)
    .join(',')
  return `${raised}{${said.join(';')}}`
}
