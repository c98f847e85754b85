// The picture of an exported question: an SVG that stands alone, in the colours of the page's light theme, on white.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pictureOf } from '../../../src/teaching/exports/picture'
import { inks } from '../../../src/teaching/exports/picture'
import { domainNamed } from '../../../src/library/domains'
import { loadTask } from '../../../src/task/load'
import { textIn, treeOf, under } from './read-xml'

test('is XML without scripts, styles and addresses, with a title', async () => {
  const { domainText, problems } = domainNamed('ferry')!
  const loaded = loadTask({ domain: domainText, problem: problems[0]!.text })
  if (loaded.kind !== 'ready') throw new Error(loaded.message)
  const picture = pictureOf(loaded)!
  const root = await treeOf(picture.svg)
  expect(root.name).toBe('svg')
  expect(textIn(under(root, 'title')[0]!)).toBe(picture.caption)
  expect(under(root, 'text').map(textIn)).toEqual(expect.arrayContaining(['c0', 'c1']))
  expect(picture.svg).not.toMatch(/var\(|href|<style|<script|NaN|undefined/)
})

test('its colours are those of the light theme', () => {
  const tokens = readFileSync(
    new URL('../../../src/app/styles/tokens.css', import.meta.url),
    'utf8',
  )
  const light = (name: string): string | undefined =>
    new RegExp(`--scene-${name}: light-dark\\((#[0-9a-f]{6})`).exec(tokens)?.[1]
  const told = Object.entries(inks).filter(([name]) => light(name) !== undefined)
  expect(told.length).toBeGreaterThan(20)
  expect(told.filter(([name, colour]) => light(name) !== colour)).toEqual([])
})
