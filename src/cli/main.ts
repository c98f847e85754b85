// `planground VERB …`: finds the verb, runs it, and converts errors to an exit code and a message of one sentence.

import { EXIT, exitHelp } from './exit'
import { nearNames } from '#base/suggest'
import { helpOf, parseArguments, UsageError } from './args'
import { InputError, type Streams } from './io'
import type { StartThread } from './threads'
import type { Verb } from './verb'

declare const __VERSION__: string

/** Runs the command line with one of these verbs; returns the exit code. */
export async function main(
  verbs: readonly Verb[],
  words: readonly string[],
  streams: Streams,
  start?: StartThread,
): Promise<number> {
  try {
    return await dispatch(verbs, words, streams, start)
  } catch (error) {
    if (error instanceof InputError) {
      streams.note(error.message)
      return EXIT.bad
    }
    if (error instanceof UsageError) {
      streams.note(error.message)
      const verb = verbs.find(each => each.syntax.name === words[0])
      streams.note(verb ? `Usage: planground ${verb.syntax.usage}` : 'See `planground --help` for the list of verbs.')
      return EXIT.usage
    }
    return faultOf(error, streams)
  }
}

/** Reports an unexpected error as a bug; returns the exit code. */
export function faultOf(error: unknown, streams: Streams): number {
  const what = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  const place = error instanceof Error ? (/\n\s*at (\S+)/.exec(error.stack ?? '')?.[1] ?? '') : ''
  streams.note(`Planground ${__VERSION__} has a bug: ${what}${place && ` (in ${place})`}.`)
  streams.note('That is a bug. Reporting it, with the command and its input, would help.')
  return EXIT.bug
}

async function dispatch(
  verbs: readonly Verb[],
  words: readonly string[],
  streams: Streams,
  start: StartThread | undefined,
): Promise<number> {
  const [name, ...rest] = words
  if (name === undefined) {
    streams.note(overview(verbs))
    return EXIT.usage
  }
  if (name === '--help' || name === '-h' || name === 'help') {
    const verb = verbs.find(each => each.syntax.name === rest[0])
    await streams.out(verb === undefined ? overview(verbs) : helpOf(verb.syntax))
    return EXIT.done
  }
  if (name === '--version' || name === '-V') {
    await streams.out(__VERSION__)
    return EXIT.done
  }
  const verb = verbs.find(each => each.syntax.name === name)
  if (verb === undefined) {
    const near = nearNames(
      name,
      verbs.map(each => each.syntax.name),
    )
    const hint = near.length > 0 ? ` Did you mean \`${near.join('` or `')}\`?` : ''
    throw new UsageError(`There is no verb ${JSON.stringify(name)}.${hint}`)
  }
  const stop = rest.indexOf('--')
  if ((stop < 0 ? rest : rest.slice(0, stop)).some(word => word === '--help' || word === '-h')) {
    await streams.out(helpOf(verb.syntax))
    return EXIT.done
  }
  return verb.run(parseArguments(rest, verb.syntax), streams, start)
}

function overview(verbs: readonly Verb[]): string {
  const width = Math.max(...verbs.map(verb => verb.syntax.name.length))
  return [
    'Usage: planground VERB …',
    '',
    ...verbs.map(verb => `  ${verb.syntax.name.padEnd(width)}  ${verb.syntax.does}`),
    '',
    'Files may be gzipped; `-` is standard input. `planground VERB --help` shows more.',
    '',
    ...exitHelp(),
  ].join('\n')
}
