// The head of a lesson: its title, its prerequisites, its worlds and plans.

import { nearNames } from '#base/suggest'
import { quoted } from '#base/words'
import { type KindCode, plainKinds } from '#questions/kinds/codes'
import { cut } from '#language/english/yaml-text'
import { shippedIds } from '#teaching/shipped-ids'
import { type Fields, fixOf } from './fields'

export interface Head {
  readonly id: string
  readonly kind: KindCode | null
  readonly extra: boolean
  readonly minutes: number
  readonly needs: readonly string[]
  readonly titles: ReadonlyMap<string, string>
  readonly ideas: ReadonlyMap<string, string>
}

/** The fields of the head except worlds, plans and quiz, which have their own readers. */
export function readHead(fields: Fields, name: string): Head {
  const planground = fields.text('planground')
  if (planground === undefined) fields.lacks('planground', 'planground: lesson')
  else if (planground.value !== 'lesson') fields.wrong('planground', '`lesson`')
  const version = fields.number('version', 1, 1_000)
  if (!fields.has('version')) fields.lacks('version', 'version: 1')
  if (version !== undefined && version > 1)
    fields.findings.error(
      'version',
      fields.placeOf('version'),
      `This lesson is of version ${version}, and this page reads version 1. Reload the page to get the newest one.`,
    )
  const language = fields.has('language') ? fields.text('language')?.value : undefined
  return {
    id: readId(fields, name),
    kind: readKind(fields),
    extra: fields.boolean('extra') ?? false,
    minutes: fields.number('minutes', 1, 240) ?? 10,
    needs: readNeeds(fields),
    titles: readTexts(fields, 'title', language, 'title: What every plan passes'),
    ideas: readTexts(fields, 'idea', language, undefined),
  }
}

function readId(fields: Fields, name: string): string {
  const id = fields.text('id')
  if (id === undefined) {
    fields.lacks('id', `id: ${name}`)
    return name
  }
  if (/^[a-z][a-z0-9-]{0,59}$/.test(id.value)) return id.value
  fields.wrong('id', 'a name for addresses, such as `my-lesson`: small letters, digits and hyphens')
  return name
}

function readKind(fields: Fields): KindCode | null {
  return fields.text('kind')?.value === 'null' ? null : (fields.one('kind', plainKinds()) ?? null)
}

function readNeeds(fields: Fields): readonly string[] {
  const statements = fields.texts('needs') ?? []
  for (const { value, place } of statements) {
    if (shippedIds.includes(value)) continue
    const message = `No lesson of the course is called ${quoted(cut(value))}. It is shown by its name, without a link.`
    fields.findings.warning('unknown-lesson', place, message, fixOf(nearNames(value, shippedIds), place))
  }
  return statements.map(({ value }) => value)
}

const MAX_TITLE_LENGTH = 200

/** A text, or an object with a text for each language. */
function readTexts(
  fields: Fields,
  name: string,
  language: string | undefined,
  example: string | undefined,
): ReadonlyMap<string, string> {
  const texts = new Map<string, string>()
  if (!fields.has(name)) {
    if (example !== undefined) fields.lacks(name, example)
    else fields.node(name)
    return texts
  }
  if (fields.isMap(name)) {
    const by = fields.under(name, `${quoted(name)}, a text for each language`)
    for (const code of by?.names() ?? []) {
      const text = by!.text(code)?.value
      if (text !== undefined) texts.set(code, text.slice(0, MAX_TITLE_LENGTH))
    }
    return texts
  }
  const text = fields.text(name)?.value
  if (text !== undefined) texts.set(language ?? 'en', text.slice(0, MAX_TITLE_LENGTH))
  return texts
}

/** Named plans as written; they are checked where they are used, since only then is their world known. */
export function readPlans(head: Fields): ReadonlyMap<string, readonly string[]> {
  const plans = new Map<string, readonly string[]>()
  const fields = head.under('plans', 'the plans')
  for (const name of fields?.names() ?? []) {
    const actions = fields!.texts(name)
    if (!/^[A-Za-z][\w-]*$/.test(name) || name === 'cheapest')
      fields!.findings.error(
        'plan-name',
        fields!.placeOfName(name),
        `A plan has a name such as \`long\`, of letters, digits and hyphens, and not \`cheapest\`; ${quoted(cut(name))} is none.`,
      )
    else if (actions !== undefined)
      plans.set(
        name,
        actions.map(({ value }) => value),
      )
  }
  return plans
}
