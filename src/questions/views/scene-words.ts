// A picture in the words of a prompt: an object that a prompt calls by a colour has that colour and that label, and
// tooltips and captions use the prompt's words.

import { colourIn } from '#base/colour-words'
import type { Ink, NamedColour, Scene, Shape } from '#language/domain-kit'

/** The ink of text on each colour; with the colours of `scene-colours.css`, its contrast is at least 4.5:1. */
const textOn: Readonly<Record<NamedColour, Ink>> = {
  red: 'white',
  blue: 'white',
  green: 'white',
  violet: 'white',
  purple: 'white',
  magenta: 'white',
  brown: 'white',
  black: 'white',
  white: 'black',
  orange: 'black',
  yellow: 'black',
  gold: 'black',
  cyan: 'black',
  pink: 'black',
  silver: 'black',
  grey: 'black',
}

const inkOf = (colour: NamedColour): Ink => (colour === 'black' || colour === 'white' ? colour : `named-${colour}`)

/** Width of a letter as a share of the font size. */
const LETTER = 0.6

/** `words`: the prompt's words by object; an object without an entry is called by its name. */
export function sceneInWords(scene: Scene, words: ReadonlyMap<string, string>): Scene {
  const callOf = (object: string): string => words.get(object) ?? object
  const areas = new Map<string, Shape & { kind: 'rect' }>()
  for (const shape of scene.shapes)
    if (shape.kind === 'rect' && shape.object !== undefined && /^(?:soft|hue)/.test(shape.fill ?? ''))
      areas.set(shape.object, shape)
  const inText = (text: string): string => inWords(text, words)
  const shapes = scene.shapes.map((shape): Shape => {
    const title = shape.title === undefined ? {} : { title: inText(shape.title) }
    const { object } = shape
    const area = object === undefined ? undefined : areas.get(object)
    const colour = object === undefined ? undefined : colourIn(callOf(object))
    if (area === undefined || colour === undefined) return { ...shape, ...title }
    if (shape === area) return { ...shape, ...title, fill: inkOf(colour) }
    if (shape.kind !== 'text' || !isWithin(shape, area)) return { ...shape, ...title }
    const text = shape.text === object && words.has(object) ? colour : shape.text
    const size = Math.min(shape.size ?? 14, (area.width - 4) / (LETTER * text.length))
    return { ...shape, ...title, text, size, fill: textOn[colour] }
  })
  return { ...scene, shapes, caption: inText(scene.caption) }
}

const isWithin = (text: { x: number; y: number }, area: { x: number; y: number; width: number; height: number }) =>
  text.x >= area.x && text.x <= area.x + area.width && text.y >= area.y && text.y <= area.y + area.height

/** “block a” and “a” become “red block”; “a” before another word is the article. */
function inWords(text: string, words: ReadonlyMap<string, string>): string {
  if (words.size === 0) return text
  return text.replace(
    /(?:\b([a-z]+) )?(?<![\w-])([\w-]+)(?![\w-])/gi,
    (all: string, before: string | undefined, name: string, at: number) => {
      const wording = words.get(name)
      if (wording === undefined || (name === 'a' && /^\s+[a-z]/i.test(text.slice(at + all.length)))) return all
      return before === undefined || wording.endsWith(` ${before}`) ? wording : `${before} ${wording}`
    },
  )
}
