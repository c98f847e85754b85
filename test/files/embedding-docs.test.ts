// The addresses in the examples for slides, notebooks and course pages are ones that frames take.

import { algorithms } from '#planning/textbook/algorithms'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { stageTabs } from '#page/state/places/tabs'
import { SANDBOX } from '#page/shell/embed/dialog/embed-code'
import { engineInMemory } from '#engine/engine'
import { heuristicNames } from '#planning/textbook/options'
import { root } from '../support/sources'

const text = readFileSync(join(root, 'docs/embedding.md'), 'utf8')
const names = { tabs: stageTabs.map(({ id }) => id), algorithms, estimates: heuristicNames }

test('each address in an example shows what it names', () => {
  const { sharing } = engineInMemory()
  const addresses = [...text.matchAll(/#embed\?([^"'`\s]+)["']/g)].map(([, parameters]) =>
    parameters!.replaceAll('&amp;', '&'),
  )
  expect(addresses.length).toBeGreaterThanOrEqual(7)
  for (const address of addresses) {
    const { part, problems } = sharing.embed(address, names)
    expect(problems, address).toEqual([])
    expect(part.kind, address).not.toBe('nothing')
  }
})

test('each frame has a title and the sandbox of the dialog', () => {
  const frames = text.match(/<iframe[\s\S]*?<\/iframe>/g) ?? []
  expect(frames.length).toBeGreaterThanOrEqual(6)
  for (const frame of frames) {
    expect(frame).toMatch(/title="[^"]+"/)
    expect(frame).toContain(`sandbox="${SANDBOX}"`)
  }
})

test('the tables name every value that an address may have', () => {
  for (const value of [...names.tabs, ...names.algorithms, ...names.estimates]) expect(text).toContain(`\`${value}\``)
})
