// The formats in which questions leave for a class: one object, in a file of its own, for each.

import type { ClassFormat } from '../options'
import { csv } from './csv'
import { gift } from './gift'
import { kahoot } from './kahoot'
import { markdown } from './markdown'
import { moodleXml } from './moodle'
import { qti } from './qti'

/** In the order in which they are offered. */
export const classFormats: readonly ClassFormat[] = [moodleXml, qti, gift, markdown, csv, kahoot]

/** The format of an id; a bug (thrown) if there is none. */
export function classFormat(id: string): ClassFormat {
  const found = classFormats.find(each => each.id === id)
  if (found === undefined) throw new Error(`There is no format ${id}.`)
  return found
}
