// The first question as HTML, written by the page's own components in Node.

import { join } from 'node:path'
import type { Plugin } from 'vite'
import solid from 'vite-plugin-solid'
import type { FirstCard } from './first-start.ts'
import { iconsPlugin } from './icons-plugin.ts'
import { runModule } from './run-module.ts'

interface Rendering {
  firstQuestion(packed: unknown, card: FirstCard & { readonly id: string }, problem: string): string
}

const NO_STYLE = '\0planground-no-style'
const SOLID = /(?<=\bfrom )["']solid-js["']/g
const PULLED = 'planground:pulled-solid'

/**
 * On a server, memos of Solid are worked out once, when they are made; here they are worked out whenever they are read, as
 * the page's state is filled after it was made. Styles are no part of what is written.
 */
const forNode: Plugin = {
  name: 'planground-first-question',
  enforce: 'pre',
  resolveId: id => (id.endsWith('.css') ? NO_STYLE : id === PULLED ? `\0${PULLED}` : undefined),
  load(id) {
    if (id === NO_STYLE) return ''
    if (id !== `\0${PULLED}`) return undefined
    return "export * from 'solid-js'\nexport const createMemo = work => () => work()"
  },
  transform: (code, id) => (id.includes('/src/page/') ? code.replace(SOLID, JSON.stringify(PULLED)) : undefined),
}

/** `modules`: what gives the page what is worked out for it beforehand. */
export async function loadRendering(
  root: string,
  modules: Plugin,
  define: Readonly<Record<string, string>>,
): Promise<Rendering> {
  return runModule<Rendering>(join(root, 'src/page/first-question.tsx'), {
    root,
    define: { ...define },
    plugins: [modules, forNode, solid({ ssr: true, solid: { generate: 'ssr', hydratable: false } }), iconsPlugin(root)],
    ssr: { noExternal: true },
  })
}
