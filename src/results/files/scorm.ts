// A sheet as a package for learning platforms: SCORM 1.2 (ADL, _SCORM Content Aggregation Model_, version 1.2, 2001),
// the page's own files with a manifest and a launch page that opens the sheet. It needs no other server.

import { strToU8, zipSync } from 'fflate'
import { escaped } from '#base/xml'
import type { NamedBytes } from './unpacking'

export interface PackagedSheet {
  readonly title: string
  readonly hash: string
  /** The part after `#` of its link. */
  readonly link: string
}

/** ZIP cannot store dates before 1980. A fixed date makes equal sheets give equal bytes. */
const EARLIEST = '1980-01-01T00:00:00'
const LAUNCH = 'launch.html'

/** `files`: those of the built page, by path. */
export function scormPackage(sheet: PackagedSheet, files: readonly NamedBytes[]): Uint8Array<ArrayBuffer> {
  const tree: Record<string, Uint8Array> = {
    'imsmanifest.xml': strToU8(manifestOf(sheet, [LAUNCH, ...files.map(({ name }) => name)])),
    [LAUNCH]: strToU8(launchOf(sheet)),
  }
  for (const { name, bytes } of files) tree[name] = bytes
  return zipSync(tree, { level: 6, mtime: EARLIEST }) as Uint8Array<ArrayBuffer>
}

/** The query makes the page look for the platform's interface. */
const launchOf = ({ title, link }: PackagedSheet): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${escaped(title)}</title>
<script>location.replace('index.html?scorm#${link}')</script>
</html>
`

const manifestOf = (
  { title, hash }: PackagedSheet,
  names: readonly string[],
): string => `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="planground-${hash}" version="1.0"
  xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
  xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>1.2</schemaversion>
  </metadata>
  <organizations default="sheet">
    <organization identifier="sheet">
      <title>${escaped(title)}</title>
      <item identifier="item" identifierref="page">
        <title>${escaped(title)}</title>
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="page" type="webcontent" adlcp:scormtype="sco" href="${LAUNCH}">
${names.map(name => `      <file href="${escaped(name)}"/>`).join('\n')}
    </resource>
  </resources>
</manifest>
`
