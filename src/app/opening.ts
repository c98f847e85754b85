// Bringing questions in: files dropped or picked, PDDL of one's own, problems that ship with the playground.
// Whatever the bytes are, something is said of them.

import { createSignal } from 'solid-js'
import type { BundledDomain, OpenedFile } from '../worker/engine-api'
import { type Outcome, run } from './engine'
import { counted } from './naming'
import { notify } from './notices'
import { type OpenFile, session } from './session'

/** Larger files are refused before they are read. */
const MOST_BYTES = 256 * 1024 * 1024
/** Bytes of a file that its name's hash looks at. */
const HASHED_BYTES = 1 << 20

/** What is being opened, for the working condition; null when nothing is. */
export const [opening, setOpening] = createSignal<{ what: string; startedAt: number } | null>(null)

export async function openFiles(list: Iterable<File>): Promise<void> {
  const files = [...list]
  const texts = files.filter(file => /\.pddl$/i.test(file.name))
  const others = files.filter(file => !texts.includes(file))
  const opened: OpenFile[] = []
  for (const file of others) {
    setOpening({ what: file.name, startedAt: performance.now() })
    const result = await openOne(file)
    if (result) opened.push(result)
  }
  if (texts.length > 0) {
    setOpening({ what: texts.map(file => file.name).join(' and '), startedAt: performance.now() })
    const result = await openTexts(texts)
    if (result) opened.push(result)
  }
  setOpening(null)
  session.add(opened)
}

async function openOne(file: File): Promise<OpenFile | undefined> {
  const bytes = await bytesOf(file)
  if (bytes === undefined) return undefined
  const id = `${file.name}#${hashOf(bytes)}`
  const outcome = await run('quick', `reading ${file.name}`, api => api.open(file.name, bytes))
  if (outcome.kind !== 'done') return sayFailure(file.name, outcome)
  const { questions, issues } = outcome.value
  if (questions.length === 0)
    notify({
      tone: 'problem',
      title: `${file.name} has no questions that can be shown`,
      lines:
        issues.length > 0
          ? issues.slice(0, 3).map(issue => issue.message)
          : ['It is read, and holds nothing.'],
    })
  else if (issues.length > 0)
    notify({
      tone: 'problem',
      title: `${file.name}: ${counted(issues.length, 'record')} could not be read`,
      lines: issues.slice(0, 3).map(issue => issue.message),
    })
  return questions.length === 0
    ? undefined
    : { id, name: file.name, origin: 'file', questions, issues }
}

/** A domain and its problems, told apart by content. */
async function openTexts(files: readonly File[]): Promise<OpenFile | undefined> {
  const read: { name: string; text: string }[] = []
  for (const file of files) {
    const bytes = await bytesOf(file)
    if (bytes) read.push({ name: file.name, text: new TextDecoder().decode(bytes) })
  }
  const isDomain = (text: string): boolean => /\(\s*define\s*\(\s*domain\b/i.test(text)
  const domain = read.find(({ text }) => isDomain(text))
  const problems = read.filter(({ text }) => !isDomain(text))
  if (domain === undefined || problems.length === 0) {
    if (read.length > 0)
      notify({
        tone: 'problem',
        title: domain
          ? `${domain.name} is a domain without a problem`
          : 'A problem needs its domain',
        lines: ['Drop the domain and the problem together.'],
      })
    return undefined
  }
  const questions: OpenedFile['questions'][number][] = []
  for (const problem of problems) {
    const name = /\(\s*domain\s+([^\s()]+)/i.exec(domain.text.slice(0, 4_000))?.[1] ?? domain.name
    const outcome = await run('quick', `reading ${problem.name}`, api =>
      api.pose({ domain: domain.text, problem: problem.text }, name),
    )
    if (outcome.kind !== 'done') sayFailure(problem.name, outcome)
    else questions.push(...outcome.value)
  }
  if (questions.length === 0) return undefined
  const bytes = new TextEncoder().encode(read.map(({ text }) => text).join('\0'))
  const name = problems.length === 1 ? problems[0]!.name : domain.name
  return { id: `${name}#${hashOf(bytes)}`, name, origin: 'texts', questions, issues: [] }
}

/** Questions of our own about a problem that ships with the playground. */
export async function openBundled(domain: BundledDomain, index: number): Promise<void> {
  const problem = domain.problems[index]
  if (problem === undefined) return
  const name = `${domain.title} ${problem.name}`
  const id = `bundled:${domain.id}/${problem.name}`
  const here = session.files().find(file => file.id === id)
  if (here) {
    session.add([here])
    return
  }
  setOpening({ what: name, startedAt: performance.now() })
  const source = { domain: domain.domain, problem: problem.text }
  const outcome = await run('quick', `asking about ${name}`, api => api.pose(source, domain.id))
  setOpening(null)
  if (outcome.kind !== 'done') sayFailure(name, outcome)
  else if (outcome.value.length === 0)
    notify({ tone: 'problem', title: `${name} gives no questions` })
  else session.add([{ id, name, origin: 'bundled', questions: outcome.value, issues: [] }])
}

async function bytesOf(file: File): Promise<Uint8Array | undefined> {
  if (file.size > MOST_BYTES) {
    notify({
      tone: 'problem',
      title: `${file.name} is too large`,
      lines: [
        `It has ${Math.ceil(file.size / 1024 / 1024)} MB; files of up to 256 MB can be opened. Split it, or take the part you need.`,
      ],
    })
    return undefined
  }
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch {
    notify({
      tone: 'problem',
      title: `${file.name} cannot be read`,
      lines: ['The browser does not hand it over. A folder, perhaps, or it was moved meanwhile.'],
    })
    return undefined
  }
}

function sayFailure(name: string, outcome: Outcome<unknown>): undefined {
  if (outcome.kind === 'failed')
    notify({ tone: 'problem', title: `${name} could not be opened`, lines: [outcome.message] })
  if (outcome.kind === 'stopped') notify({ tone: 'plain', title: `Stopped opening ${name}` })
  return undefined
}

/** FNV-1a over a file's length and up to a megabyte spread over it. */
function hashOf(bytes: Uint8Array): string {
  let hash = 0x811c9dc5 ^ bytes.length
  const stride = Math.max(1, Math.floor(bytes.length / HASHED_BYTES))
  for (let i = 0; i < bytes.length; i += stride) hash = Math.imul(hash ^ bytes[i]!, 0x01000193)
  return (hash >>> 0).toString(36)
}
