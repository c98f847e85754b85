// What the words of praise and blame mean, by what is asked: "can hold" denies where the unreachable is asked for.

import type { FormatCode, KindCode } from '../kinds/codes'
import type { Cue } from './cues'
import type { Meaning } from './worth'

const deaf = (...cues: Cue[]): ReadonlySet<Cue> => new Set(cues)

const marks = { tick: 'give', cross: 'deny' } as const

const byKind: Readonly<Record<KindCode, Meaning>> = {
  app: {
    properties: { fit: 'give', unfit: 'deny', good: 'give', bad: 'deny', ...marks },
    deaf: deaf('or', 'sequel'),
  },
  prog: { properties: {}, deaf: deaf('sequel') },
  reach: {
    properties: {
      fit: 'deny',
      unfit: 'give',
      good: 'give',
      bad: 'deny',
      trivial: 'deny',
      ...marks,
    },
  },
  areach: { properties: { fit: 'deny', unfit: 'give', good: 'give', bad: 'deny', ...marks } },
  val: { properties: { fit: 'deny', unfit: 'give', good: 'give', tick: 'deny', cross: 'give' } },
  just: { properties: { cut: 'deny', ...marks }, deaf: deaf('sequel', 'or', 'prefer') },
  land: {
    properties: {
      need: 'give',
      good: 'give',
      avoid: 'deny',
      trivial: 'deny',
      bad: 'deny',
      unfit: 'deny',
      ...marks,
    },
  },
  nexta: { properties: { unfit: 'deny', good: 'give', bad: 'deny', ...marks } },
}

/** What is said of yes, no or a letter. */
const closed: Meaning = {
  properties: { good: 'give', bad: 'deny', fit: 'give', unfit: 'deny', need: 'give', ...marks },
}

export const meaningOf = (kind: KindCode, format: FormatCode): Meaning =>
  format === 'gen' ? byKind[kind] : closed
