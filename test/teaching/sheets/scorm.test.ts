// A sheet as a package for learning platforms: the files in the manifest are in the archive, and the sheet opens.

import { strFromU8, strToU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { classExports } from '#engine/class-exports'
import { sheets } from '#engine/sheets'
import { sheetOf } from './class'

const sheet = { ...sheetOf(['app gen ferry p01']), title: 'Plans & <goals>' }
const { hash, link } = sheets.pack(sheet)
const page = [
  { name: 'index.html', bytes: strToU8('<!doctype html>') },
  { name: 'assets/a&b.js', bytes: strToU8('export {}') },
]
const files = unzipSync(classExports.scorm({ title: sheet.title, hash, link }, page))
const manifest = strFromU8(files['imsmanifest.xml']!)

test('every file of the manifest is in the archive, and every other file is in the manifest', () => {
  const named = [...manifest.matchAll(/<file href="([^"]+)"/g)].map(([, name]) => name!.replace('&amp;', '&'))
  expect([...named, 'imsmanifest.xml'].sort()).toEqual(Object.keys(files).sort())
})

test('it is one course with one item that starts with a launch page', () => {
  expect(manifest).toContain('<schemaversion>1.2</schemaversion>')
  expect(manifest).toContain('<title>Plans &amp; &lt;goals&gt;</title>')
  const [, launch] = /adlcp:scormtype="sco" href="([^"]+)"/.exec(manifest)!
  expect(strFromU8(files[launch!]!)).toContain(`index.html?scorm#${link}`)
  expect(manifest.match(/identifierref="(\w+)"/)![1]).toBe(manifest.match(/<resource identifier="(\w+)"/)![1])
})

test('equal sheets give equal bytes', () => {
  const again = classExports.scorm({ title: sheet.title, hash, link }, page)
  expect(strFromU8(unzipSync(again)['imsmanifest.xml']!)).toBe(manifest)
})
