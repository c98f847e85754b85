// Puts the security policy into the page's `<meta>`, and writes `_headers`, which Netlify, Cloudflare Pages and some other
// hosts of static files send as headers.

import type { Plugin } from 'vite'
import { HEADERS, LASTING, POLICY } from './policy.ts'

/** The text of `_headers`. Such a host has browsers revalidate all other files by default, as intended. */
export function headersFile(): string {
  const lines = Object.entries(HEADERS).map(([name, value]) => `  ${name}: ${value}`)
  return ['/*', ...lines, '/assets/*', `  Cache-Control: ${LASTING}`, ''].join('\n')
}

export const HEADERS_FILE = '_headers'

export const policyPlugin = (): Plugin => ({
  name: 'planground-policy',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: HEADERS_FILE, source: headersFile() })
  },
  transformIndexHtml: {
    order: 'pre',
    handler: html =>
      html.replace(
        '<meta charset="utf-8" />',
        `$&\n    <meta http-equiv="Content-Security-Policy" content="${POLICY}" />`,
      ),
  },
})
