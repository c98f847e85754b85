// The lessons are written in everyday words.

import { expect, test } from 'vitest'
import { shippedFiles } from '#teaching/shipped'
import { shippedIds } from '#teaching/shipped-ids'

const AVOIDED = /\b(?:told|said|so many|whose|beside|anew|by which|of which)\b/gi

test.each(shippedIds)('%s has no word that a good technical author avoids', id => {
  // `beside:` is a field of a live part.
  const text = shippedFiles(id)!.files['en.md']!.replace(/^beside:/gm, '')
  expect(text.match(AVOIDED) ?? []).toEqual([])
})
