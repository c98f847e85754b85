// The sources of built code, from the source maps next to it.

import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { join } from 'node:path'

export class Sources {
  private readonly folder: string
  /** The part of addresses before file names. */
  private readonly path: string
  private readonly known = new Map<string, { map: SourceMap; lines: readonly number[] } | null>()

  constructor(folder: string, path = '/') {
    this.folder = folder
    this.path = path
  }

  at(url: string, line: number, column: number): string {
    const name = this.nameOf(url)
    const entry = this.load(name)?.map.findEntry(line, column) as { originalSource?: string }
    const source = entry?.originalSource
    return source === undefined ? name : source.replace(/^.*?(?=(?:src|domains|node_modules)\/)/, '')
  }

  atOffset(url: string, offset: number): string {
    if (!url.startsWith('http')) return url || 'the browser'
    const lines = this.load(this.nameOf(url))?.lines
    if (lines === undefined || offset < 0) return this.nameOf(url)
    let line = lines.length - 1
    while (line > 0 && lines[line]! > offset) line--
    return this.at(url, line, offset - lines[line]!)
  }

  private nameOf(url: string): string {
    const { pathname } = new URL(url)
    return pathname.startsWith(this.path) ? pathname.slice(this.path.length) : pathname.slice(1)
  }

  private load(name: string): { map: SourceMap; lines: readonly number[] } | null {
    const known = this.known.get(name)
    if (known !== undefined) return known
    let loaded = null
    try {
      const text = readFileSync(join(this.folder, name), 'utf8')
      const lines = [0]
      for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines.push(at + 1)
      const map = new SourceMap(JSON.parse(readFileSync(join(this.folder, `${name}.map`), 'utf8')))
      loaded = { map, lines }
    } catch {
      // A script without a map is named by itself.
    }
    this.known.set(name, loaded)
    return loaded
  }
}
