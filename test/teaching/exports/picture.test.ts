// The picture of an exported question: a stand-alone SVG, in the colours of the page's light theme, on white.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pictureOf } from '#teaching/exports/picture'
import { inks } from '#teaching/exports/picture'
import { domainNamed } from '#language/library/domains'
import { loadTask } from '#planning/task/load'
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
  const tokens = readFileSync(new URL('../../../src/page/draw/scene/scene-colours.css', import.meta.url), 'utf8')
  const light = (name: string): string | undefined =>
    new RegExp(`--scene-${name}: light-dark\\((#[0-9a-f]{6})`).exec(tokens)?.[1]
  const statements = Object.entries(inks).filter(([name]) => light(name) !== undefined)
  expect(statements.length).toBeGreaterThan(20)
  expect(statements.filter(([name, colour]) => light(name) !== colour)).toEqual([])
})

test('on paper it has no colour, and patterns show apart what hues did', async () => {
  const { domainText, problems } = domainNamed('floortile')!
  const loaded = loadTask({ domain: domainText, problem: problems[2]!.text })
  if (loaded.kind !== 'ready') throw new Error(loaded.message)
  const { svg } = pictureOf(loaded, 'grey')!
  const colours = [...svg.matchAll(/#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})\b/g)]
  expect(colours.length).toBeGreaterThan(20)
  expect(colours.filter(([, red, green, blue]) => red !== green || green !== blue)).toEqual([])
  const root = await treeOf(svg)
  const patterns = under(under(root, 'defs')[0]!, 'pattern').map(each => each.attributes.get('id'))
  const used = [...svg.matchAll(/fill="url\(#(\w+)\)"/g)].map(([, id]) => id)
  expect(patterns.length).toBeGreaterThan(1)
  expect(new Set(used)).toEqual(new Set(patterns))
  // Small areas of paint have a letter in addition.
  const letters = new Set(under(root, 'text').map(textIn))
  expect(['r', 'b'].filter(each => letters.has(each))).toEqual(['r', 'b'])
})

test('an object has the colour and the words that the prompt gives it', () => {
  const { domainText, problems } = domainNamed('blocksworld')!
  const loaded = loadTask({ domain: domainText, problem: problems[0]!.text })
  if (loaded.kind !== 'ready') throw new Error(loaded.message)
  const words = new Map([['b1', 'red block']])
  const plain = pictureOf(loaded)!
  const { svg } = pictureOf(loaded, 'colour', words)!
  expect(plain.svg).not.toContain(inks['named-red'])
  expect(svg).toContain(`fill="${inks['named-red']}"`)
  expect(svg).toMatch(/>red<\/text>/)
  const grey = pictureOf(loaded, 'grey', words)!.svg
  expect(grey).toMatch(/>red<\/text>/)
  expect(grey).not.toContain(inks['named-red'])
})
