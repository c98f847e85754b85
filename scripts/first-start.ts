// The head of the first page as HTML: it can be read, and its example clicked, before the page's script has loaded.
// `public/first.js` remembers clicks. The texts are those of the page; a browser test checks that they stay in place.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runModule } from './run-module.ts'

interface Words {
  readonly firstWords: Readonly<Record<'title' | 'lead' | 'example', string>>
  firstDescription(domain: FirstCard): string
}

export interface FirstCard {
  readonly title: string
  readonly problems: readonly { readonly name: string; readonly title: string }[]
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

const inOneLine = (markup: string): string =>
  markup
    .replace(/\s*\n\s*/g, ' ')
    .replaceAll('> <', '><')
    .trim()

/** The logo from the page's component, which contains it as HTML. */
const logo = (root: string): string =>
  inOneLine(/<svg[\s\S]*<\/svg>/.exec(readFileSync(join(root, 'src/page/shell/logo.tsx'), 'utf8'))![0])

/** `icon`: the markup of the arrow on the button, between `<svg …>` and `</svg>`. */
export async function firstStart(root: string, card: FirstCard, icon: string): Promise<string> {
  const { firstWords, firstDescription } = await runModule<Words>(
    join(root, 'src/page/explore/gallery/first-words.ts'),
    {
      root,
    },
  )
  const { title, lead, example } = firstWords
  return [
    '<div class="shell" data-first>',
    `<header class="header flex-row gap-12 bg-paper border-bottom"><span class="brand flex-row ink">${logo(root)}<span>Planground</span></span></header>`,
    '<main class="scrolls-y"><div class="gallery-inner mx-auto"><header class="gallery-head grid items-center" data-part="gallery-head"><div>',
    `<h1>${escaped(title)}</h1><p class="ink-soft pretty">${escaped(lead)}</p>`,
    `<div class="gallery-first" data-part="gallery-first"><div class="gallery-example"><button type="button" class="button primary">${escaped(example)}`,
    '<svg class="icon" width="15" height="15" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.85" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">',
    `${inOneLine(icon)}</svg></button>`,
    `<span class="faint">${escaped(firstDescription(card))}</span>`,
    '</div></div></div></header></div></main></div>',
  ].join('')
}
