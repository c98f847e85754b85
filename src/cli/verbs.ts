// All verbs; each has its own file.

import type { Verb } from './verb'
import { check } from './check'
import { conformance } from './conformance'
import { english } from './english'
import { equivalent } from '#cli/equivalent/equivalent'
import { generate } from './generate'
import { judge } from './judge'
import { mcp } from '#cli/mcp/mcp'
import { obfuscate } from './obfuscate'
import { phrases } from './phrases'
import { read } from './read'
import { render } from './render'
import { score } from './score'
import { serve, withLines } from './requests/lines'
import { solve } from './solve'
import { validate } from './validate'

export const verbs: readonly Verb[] = [
  withLines(check),
  withLines(solve),
  withLines(validate),
  equivalent,
  conformance,
  read,
  render,
  judge,
  score,
  generate,
  phrases,
  english,
  obfuscate,
  serve,
  mcp,
]
