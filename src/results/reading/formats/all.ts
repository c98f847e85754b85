// All formats that are recognised by the fields of their records.

import { anthropicReader, openAiReader } from './batch'
import { helmReader } from './helm'
import { inspectReader } from './inspect'
import { lmEvalReader } from './lm-eval'
import { namedReader } from './named'
import { openAiEvalsReader } from './openai-evals'
import { ownReader } from './own'
import { promptfooReader } from './promptfoo'

/** In the order in which they are tried. */
export const makers = [
  lmEvalReader,
  inspectReader,
  promptfooReader,
  helmReader,
  openAiEvalsReader,
  openAiReader,
  anthropicReader,
  ownReader,
  namedReader,
]
