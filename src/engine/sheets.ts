// The service for class sheets, in a separately loaded part of the worker.

import { itemsOf, openForm, packSheet, readSheetFile, readSheetLink, responseItem } from '#results/files/sheets/forms'
import { gatherResults, gatherText } from '#results/files/sheets/gather'
import { pastedText } from '#results/files/sheets/pasted'
import { resultCode } from '#results/files/sheets/result-code'
import { resultFile } from '#results/files/sheets/result-file'
import { IV_BYTES, SALT_BYTES, seal, unseal } from '#results/files/sheets/seal'
import { resultsCsv } from '#teaching/sheets/csv'
import { judgeResult } from '#teaching/sheets/judged'
import { makeItem } from '#teaching/sheets/made'
import { deviceOf, pollTag, tally, voteCode, votesIn } from '#teaching/sheets/poll'
import { readRecipe } from '#teaching/sheets/recipe-line'
import { flagged, summaries } from '#teaching/sheets/table'
import type { SheetsApi } from '#engine/api/sheets'

export const sheets: SheetsApi = {
  pack: packSheet,
  readLink: readSheetLink,
  readFile: readSheetFile,
  recipe: readRecipe,
  items: itemsOf,
  response: responseItem,
  make: (sheet, index, handle) => makeItem(sheet, index, handle, openForm),
  packResult: result => ({ code: resultCode(result), file: resultFile(result) }),
  gather: files => gatherResults(files),
  gatherText,
  pasted: pastedText,
  flagged,
  judge: (sheet, result, limits) => judgeResult(sheet, result, openForm, limits),
  summaries,
  csv: resultsCsv,
  pollTag,
  voteCode: (tag, choice, drawn) => voteCode({ tag, choice, device: deviceOf(drawn) }),
  votesIn,
  tally,
  seal: async (text, word) => seal(cryptography(), text, word, drawn(SALT_BYTES), drawn(IV_BYTES)),
  unseal: async (sealed, word) => unseal(cryptography(), sealed, word),
}

/** Browsers have none at an address that is neither https nor this computer. */
function cryptography(): SubtleCrypto {
  const { subtle } = crypto as { readonly subtle?: SubtleCrypto }
  if (subtle === undefined)
    throw new Error(
      'Browsers lock and open texts with a password only where the address of the page begins with https, or is of this computer (localhost).',
    )
  return subtle
}

const drawn = (bytes: number): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(bytes))
