// Information from a file's path: the model, by the summary that lm-evaluation-harness writes next to its samples or by
// the folder's name, and the task, by the file's name.

import type { JsonObject } from '#base/json/json'
import type { Surroundings } from './formats/format'
import { isObject, own, textOf } from '#base/json/value'

/** `results_*.json` of lm-evaluation-harness, and the model it is about. */
export interface Summary {
  readonly file: string
  readonly model: string
}

/** The model named in a summary; '' if it names none, undefined if the value is not a summary. */
export function summaryOf(value: JsonObject): string | undefined {
  if (!isObject(own(value, 'results'))) return undefined
  if (!['configs', 'config', 'versions', 'n-shot'].some(key => own(value, key) !== undefined)) return undefined
  const config = own(value, 'config')
  const args = isObject(config) ? textOf(own(config, 'model_args')) : ''
  return (
    textOf(own(value, 'model_name')) ||
    (/(?:^|,)\s*(?:pretrained|model)=([^,]+)/.exec(args)?.[1] ?? '') ||
    textOf(own(value, 'model_source'))
  )
}

const folderOf = (file: string): string => file.slice(0, Math.max(0, file.lastIndexOf('/')))
const DATE = /_(\d{4}-\d{2}-\d{2}T[\d.-]+?)\.jsonl?$/
const dateOf = (file: string): string | undefined => DATE.exec(file.replace(/\.(?:gz|zst)$/i, ''))?.[1]

/** True if the file of samples is from the same run as the summary, judging by folder or date. */
export function isOfRun({ file }: Summary, samples: string): boolean {
  const date = dateOf(file)
  return folderOf(samples) === folderOf(file) || (date !== undefined && dateOf(samples) === date)
}

/** Folder names that describe content, and so are not model names. */
const plainFolder =
  /^(?:results?|logs?|samples?|outputs?|out|data|downloads?|runs?|eval(?:s|uation)?|lm[-_]eval.*|acp[-_]?bench.*|tmp|home|desktop|documents|[\d.T_-]+|.*\.zip|\.+|)$/i

/** Information from a file's path and the summaries among the files. */
export function surroundingsOf(file: string, summaries: readonly Summary[]): Surroundings {
  return { file, model: modelOf(file, summaries), task: taskOf(file) }
}

function modelOf(file: string, summaries: readonly Summary[]): string {
  const folder = folderOf(file)
  const date = dateOf(file)
  const named = summaries.filter(({ model }) => model !== '')
  const siblings = named.filter(summary => folderOf(summary.file) === folder)
  const found =
    siblings.find(summary => date !== undefined && dateOf(summary.file) === date) ??
    (new Set(siblings.map(({ model }) => model)).size === 1 ? siblings[0] : undefined) ??
    named.find(summary => date !== undefined && dateOf(summary.file) === date)
  if (found !== undefined) return found.model
  const last = folder.slice(folder.lastIndexOf('/') + 1)
  // Only lm-evaluation-harness names folders after models, replacing each character that is not allowed in file names
  // by `__`.
  return /(?:^|\/)samples_[^/]*$/.test(file) && !plainFolder.test(last) ? last.replace('__', '/') : ''
}

/** `samples_acp_app_gen_2025-05-13T10-20-30.123456.jsonl` → `acp_app_gen`. */
function taskOf(file: string): string {
  const name = file.replace(/^.*\//, '').replace(/\.(?:gz|zst)$/i, '')
  const sample = /^samples_(.+?)(?:_\d{4}-\d{2}-\d{2}T.*)?\.jsonl?$/.exec(name)
  return sample?.[1] ?? /acp[-_][a-z]+[-_](?:gen|bool|mcq)(?:[-_]with[-_]pddl)?/i.exec(name)?.[0] ?? ''
}
