// Icons without what is the same in all of them: licence, size and colours stand once, in `Icon`.

import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const ICON = /\/lucide-static\/icons\/[^/]+\.svg\?raw$/

export function iconsPlugin(): Plugin {
  return {
    name: 'planground-icons',
    enforce: 'pre',
    async load(id) {
      if (!ICON.test(id)) return undefined
      const svg = await readFile(id.slice(0, -'?raw'.length), 'utf8')
      const plain = svg
        .replace(/<!--[\s\S]*?-->/g, '')
        .replace(/<svg[^>]*>/, '<svg>')
        .replace(/>\s+</g, '><')
        .trim()
      return `export default ${JSON.stringify(plain)}`
    },
  }
}
