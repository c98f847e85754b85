// Saves a sheet as a package for learning platforms, with the files of this page.

import type { PackagedSheet } from '#results/files/scorm'
import type { App } from '#page/state/app'
import { fileName, saveBlob } from '#page/state/saving'

/** The files of the built page: path and hash. */
const LIST = 'files.json'

/** Returns why it could not be saved; '' if it was. */
export async function savePackage(app: App, sheet: PackagedSheet): Promise<string> {
  let files: readonly { readonly name: string; readonly bytes: Uint8Array }[]
  try {
    const list = (await fetched(LIST).then(response => response.json())) as readonly (readonly [string, string])[]
    files = await Promise.all(
      list.map(async ([path]) => ({
        name: path === '' ? 'index.html' : path,
        bytes: new Uint8Array(await (await fetched(path)).arrayBuffer()),
      })),
    )
  } catch {
    return 'The files of this page could not be fetched. Open the page over the network, and try again.'
  }
  const outcome = await app.lanes.run('quick', 'packing the sheet', api => api.classExports.scorm(sheet, files))
  if (outcome.kind !== 'done') return outcome.kind === 'failed' ? outcome.message : 'Packing was stopped.'
  saveBlob(new Blob([outcome.value], { type: 'application/zip' }), `${fileName(sheet.title)}-scorm.zip`)
  return ''
}

async function fetched(path: string): Promise<Response> {
  const response = await fetch(new URL(path === '' ? 'index.html' : path, document.baseURI))
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return response
}
