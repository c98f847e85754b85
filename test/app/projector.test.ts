// The style of a projector: text has a contrast of 7:1 in both themes, readable in the last row, and fills any
// screen.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { scaleFor } from '#page/present/look'

const tokens = new Map<string, readonly [light: string, dark: string]>()
for (const path of [
  'ui/styles/tokens.css',
  'editor/pddl-colours.css',
  'draw/scene/scene-colours.css',
  'present/look.css',
])
  for (const [, name, light, dark] of readFileSync(new URL(`../../src/page/${path}`, import.meta.url), 'utf8').matchAll(
    /--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g,
  ))
    tokens.set(name!, [light!, dark!])

const luminance = (colour: string): number => {
  const [red, green, blue] = [1, 3, 5].map(at => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}
const contrast = (one: string, other: string): number => {
  const [least, most] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (most! + 0.05) / (least! + 0.05)
}

const surfaces = ['paper', 'card', 'well', 'raised', 'hover', 'graph-ground']
/** Text colours, and their backgrounds other than the surfaces. */
const written: Readonly<Record<string, readonly string[]>> = {
  ink: ['accent-wash', 'add-wash', 'delete-wash', 'goal-wash', 'slate-wash', 'ochre-wash'],
  soft: ['accent-wash', 'slate-wash'],
  faint: ['accent-wash', 'add-wash', 'delete-wash', 'goal-wash', 'slate-wash'],
  'accent-text': ['accent-wash'],
  accent: ['accent-wash'],
  precondition: [],
  add: ['add-wash'],
  delete: ['delete-wash'],
  goal: ['goal-wash'],
  landmark: [],
  slate: ['slate-wash'],
  ochre: ['ochre-wash'],
  ...Object.fromEntries(
    ['keyword', 'head', 'variable', 'type', 'logic', 'number', 'comment', 'bracket'].map(each => [`pddl-${each}`, []]),
  ),
}

test.each([
  ['light', 0],
  ['dark', 1],
] as const)('every colour of text stands out by 7:1 on what it is written on, %s', (_, theme) => {
  const weak: string[] = []
  const look = (ink: string, ground: string): void => {
    const ratio = contrast(tokens.get(ink)![theme], tokens.get(ground)![theme])
    if (ratio < 7) weak.push(`${ink} on ${ground}: ${ratio.toFixed(2)}`)
  }
  for (const [ink, more] of Object.entries(written)) for (const ground of [...surfaces, ...more]) look(ink, ground)
  look('accent-ink', 'accent')
  look('accent-ink', 'accent-hover')
  for (let hue = 1; hue <= 8; hue++) look('scene-on-hue', `scene-hue${hue}`)
  expect(weak).toEqual([])
})

test('14 pixels of a sheet become 28 on a screen of 1080, and scale with other screens', () => {
  expect(14 * scaleFor(1920, 1080)).toBe(28)
  expect(14 * scaleFor(1280, 720)).toBeCloseTo(28 * (720 / 1080))
  expect(14 * scaleFor(1024, 768)).toBeCloseTo(28 * (1024 / 1920))
  expect(scaleFor(390, 844)).toBe(1)
})
