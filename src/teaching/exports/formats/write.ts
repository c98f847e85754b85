// Writes items in a format; one line per format.

import type { ClassItem } from '../item'
import type { ExportFormat, Written } from '../options'
import { csv } from './csv'
import { gift } from './gift'
import { kahoot } from './kahoot'
import { markdown } from './markdown'
import { moodleXml } from './moodle'
import { qti } from './qti'

const writers: Readonly<Record<ExportFormat, (items: readonly ClassItem[], title: string) => Written>> = {
  moodle: moodleXml,
  qti,
  gift,
  markdown,
  csv,
  kahoot,
}

/** Writes the items in a format. Equal items give equal texts. */
export const writeItems = (format: ExportFormat, items: readonly ClassItem[], title: string): Written =>
  writers[format](items, title)
