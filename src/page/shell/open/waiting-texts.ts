// PDDL that came without its counterpart (domain or problem) is set aside, and opened when the counterpart comes.

import type { App } from '#page/state/app'
import { type Aside, createInbox } from '#page/state/inbox/inbox'
import type { OpenFile } from '#page/state/session/session'
import type { Faults } from '#page/state/files/faults'
import { recognise } from './recognise'
import { type PddlFromFile, openPddl } from '#page/state/files/opening-pddl'

/** Opens texts together with texts set aside that were missing one of them. */
export async function openWithWaiting(
  app: App,
  came: readonly PddlFromFile[],
  faults: Faults,
): Promise<readonly OpenFile[]> {
  const inbox = app.feature(createInbox)
  await inbox.readAside()
  const here = new Set(came.map(({ text }) => text))
  const joined: { readonly aside: Aside; readonly from: File; readonly parts: PddlFromFile[] }[] = []
  for (const aside of inbox.aside() ?? []) {
    if (!came.some(part => completes(part, aside))) continue
    const blob = await inbox.fileOf(aside.id, aside.at)
    if (blob === undefined) continue
    const from = new File([blob], aside.name)
    const bytes = new Uint8Array(await blob.arrayBuffer())
    const outcome = await recognise(app, { name: aside.name, bytes })
    if (outcome.kind !== 'done' || outcome.value.kind !== 'pddl') continue
    // A text that was added again is already there.
    const parts = outcome.value.texts.filter(({ text }) => !here.has(text))
    joined.push({ aside, from, parts: parts.map(part => ({ ...part, from })) })
  }
  const opened = await openPddl(app, [...came, ...joined.flatMap(({ parts }) => parts)], faults)
  for (const { aside, from } of joined) if (!faults.of.has(from)) await inbox.forget(aside.id, aside.at)
  return opened
}

/** True if this text is the missing counterpart. */
const completes = ({ role, domain }: PddlFromFile, { needs }: Aside): boolean =>
  needs !== undefined && needs.role === role && needs.domain === domain
