// The three typefaces. Each that comes makes the browser lay out the whole page again, so they are used once all are here.

import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import jetBrainsMono from '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2?url'
import sourceSerif from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url'
import { once } from '#base/once'

interface Typeface {
  /** The property of `tokens.css` that uses it. */
  readonly token: string
  readonly family: string
  readonly weights: string
  /** The address of its file. */
  readonly file: string
  readonly fallbacks: string
}

export const typefaces: readonly Typeface[] = [
  {
    ...{ token: '--sans', family: 'Inter Variable', weights: '100 900', file: inter },
    fallbacks: 'system-ui, -apple-system, "Segoe UI", sans-serif',
  },
  {
    ...{ token: '--serif', family: 'Source Serif 4 Variable', weights: '200 900', file: sourceSerif },
    fallbacks: 'Georgia, serif',
  },
  {
    ...{ token: '--mono', family: 'JetBrains Mono Variable', weights: '100 800', file: jetBrainsMono },
    fallbacks: 'ui-monospace, "SF Mono", Menlo, Consolas, monospace',
  },
]

/** Loads the typefaces, then uses them; resolves to the families that did not come. */
export const useTypefaces = once(async (): Promise<readonly string[]> => {
  const loaded = await Promise.allSettled(
    typefaces.map(({ family, weights, file }) =>
      new FontFace(family, `url("${file}") format("woff2")`, { weight: weights, display: 'swap' }).load(),
    ),
  )
  return typefaces.flatMap(({ token, family, fallbacks }, i) => {
    const each = loaded[i]!
    if (each.status === 'rejected') return family
    document.fonts.add(each.value)
    document.documentElement.style.setProperty(token, `"${family}", ${fallbacks}`)
    return []
  })
})
