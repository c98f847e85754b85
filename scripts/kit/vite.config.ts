// Builds the component page, which is not shipped: `vite build --config scripts/kit/vite.config.ts`.

import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import solid from 'vite-plugin-solid'
import { iconsPlugin } from '../icons-plugin.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

export default defineConfig({
  root,
  base: './',
  publicDir: false,
  plugins: [solid(), iconsPlugin(root)],
  build: {
    outDir: 'dist/kit',
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: { input: `${root}scripts/kit/index.html` },
  },
})
