// The first question and the pictures of the domains as HTML, written by the page's own components in Node.

import { join } from 'node:path'
import type { Plugin } from 'vite'
import solid from 'vite-plugin-solid'
import type { FirstCard } from './first-start.ts'
import { iconsPlugin } from './icons-plugin.ts'
import { runModule } from './run-module.ts'

/** A picture as data: `Scene` of `src/language/domain-kit`. */
export type Scene = object

export interface Rendering {
  firstQuestion(packed: unknown, card: FirstCard & { readonly id: string }, problem: string): string
  pictures(scenes: Readonly<Record<string, Scene>>): Readonly<Record<string, string>>
}

const NO_STYLE = '\0planground-no-style'
const SOLID = /(?<=\bfrom )["']solid-js["']/g
const PULLED = 'planground:pulled-solid'

/**
 * On a server, Solid computes memos once, when they are created; here they are computed whenever they are read, because
 * the page's state is filled after it was created. Styles are not part of the output.
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

/** `modules`: the plugins that provide the data computed at build time. */
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
