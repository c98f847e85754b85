// Replaces `import()` in the built page, instead of Vite's own helper (scripts/whole-plugin.ts): a module is loaded
// with its style sheets, and a failure is shown to the visitor wherever the module was requested.

import { MISSING_PART, messageOf, reportTrouble } from '#engine/life/trouble'

/** Milliseconds after which a file is late. */
const LATE = 15_000

/**
 * `files`: the style sheets and scripts that the module needs in addition, relative to the script `from`. Rejects with
 * `MissingPart` if one cannot be loaded.
 */
export async function loadPart<Part extends object & { readonly [Symbol.toStringTag]?: string }>(
  load: () => Promise<Part>,
  files: readonly string[] = [],
  from?: string,
): Promise<Part> {
  const late = setTimeout(() => reportTrouble({ what: 'slow' }), LATE)
  try {
    await Promise.all(files.map(file => fetchFile(new URL(file, from).href)))
    const part = await load()
    // In a truncated script, exports at its end are missing. A single one may be the whole result here; style sheets
    // alone make no module.
    const given = Object.values(part ?? { part })
    if (given.includes(undefined) || (given.length === 0 && part[Symbol.toStringTag]))
      throw new Error('A script arrived empty or incomplete')
    return part
  } catch (cause) {
    const detail = messageOf(cause)
    reportTrouble({ what: 'part', detail })
    throw Object.assign(new Error(detail), { name: MISSING_PART })
  } finally {
    clearTimeout(late)
  }
}

/** Resolves once a style sheet is loaded; a script is only preloaded. */
function fetchFile(href: string): Promise<void> | undefined {
  const isSheet = href.endsWith('.css')
  let link = [...document.querySelectorAll('link')].find(each => each.href === href)
  if (link === undefined) {
    link = document.createElement('link')
    link.rel = isSheet ? 'stylesheet' : 'modulepreload'
    link.crossOrigin = ''
    link.href = href
    if (isSheet) link.dataset.coming = ''
    document.head.append(link)
  }
  return link.dataset.coming === undefined ? undefined : settled(link)
}

const settled = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve, reject) => {
    link.addEventListener('load', () => {
      delete link.dataset.coming
      resolve()
    })
    link.addEventListener('error', () => {
      // Removed, so that it can be requested again.
      link.remove()
      reject(new Error(`${link.href} did not come`))
    })
  })
