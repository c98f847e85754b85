// People in a row, each above the item they have; the item that the goal gives them is written above their heads.

import type { Ink, Scene, SceneView, Shape } from '#language/domain-kit'

const CARD = { width: 104, height: 34 }
const GAP = 14
const PER_ROW = 4
const BAND = 150

export function scene(view: SceneView): Scene {
  const people = view.objects('agent')
  const things = view.objects('role')
  const columns = Math.min(PER_ROW, Math.max(1, people.length))
  const width = columns * (CARD.width + GAP) + GAP
  const height = Math.ceil(people.length / PER_ROW) * BAND + GAP
  const shapes: Shape[] = []
  people.forEach((person, i) => {
    const x = GAP + (i % PER_ROW) * (CARD.width + GAP)
    const y = GAP + Math.floor(i / PER_ROW) * BAND
    const wanted = view
      .goal('assigned')
      .filter(([who]) => who === person)
      .map(([, thing]) => thing!)
    const had = view
      .all('assigned')
      .filter(([who]) => who === person)
      .map(([, thing]) => thing!)
    shapes.push(
      {
        key: `person ${person}`,
        kind: 'circle',
        x: x + CARD.width / 2,
        y: y + 44,
        radius: 20,
        fill: 'card',
        stroke: 'ink',
        strokeWidth: 1.5,
        object: person,
        title: `${person} has ${had.join(', ') || 'nothing'}`,
      },
      {
        key: `initial ${person}`,
        kind: 'text',
        x: x + CARD.width / 2,
        y: y + 50,
        text: person.slice(0, 1).toUpperCase(),
        size: 16,
        bold: true,
        anchor: 'middle',
        fill: 'ink',
        object: person,
      },
      {
        key: `name ${person}`,
        kind: 'text',
        x: x + CARD.width / 2,
        y: y + 82,
        text: short(person),
        size: 13,
        anchor: 'middle',
        fill: 'ink',
        object: person,
      },
    )
    if (wanted.length > 0)
      shapes.push({
        key: `wish ${person}`,
        kind: 'text',
        x: x + CARD.width / 2,
        y: y + 15,
        text: `★ ${short(wanted.join(', '))}`,
        size: 12,
        anchor: 'middle',
        fill: wanted.every(thing => had.includes(thing)) ? 'goal' : 'faint',
        object: person,
      })
    had.forEach((thing, k) => {
      const hue = `soft${1 + (things.indexOf(thing) % 8)}` as Ink
      const home = wanted.includes(thing)
      const top = y + 92 + k * 6
      shapes.push(
        {
          key: `thing ${thing}`,
          kind: 'rect',
          x,
          y: top,
          width: CARD.width,
          height: CARD.height,
          radius: 6,
          fill: hue,
          stroke: home ? 'goal' : 'line',
          strokeWidth: home ? 3 : 1.5,
          object: thing,
          facts: [`(assigned ${person} ${thing})`],
          title: `${thing}, with ${person}${home ? ', where the goal wants it' : ''}`,
        },
        {
          key: `label ${thing}`,
          kind: 'text',
          x: x + CARD.width / 2,
          y: top + 22,
          text: short(thing),
          size: 13,
          anchor: 'middle',
          fill: 'ink',
          object: thing,
        },
      )
    })
  })
  const done = view.goal('assigned').filter(([who, thing]) => view.holds('assigned', who!, thing!)).length
  return {
    width,
    height,
    shapes,
    caption: `${people.length} people have a thing each; ${done} of ${view.goal('assigned').length} have what the goal wants.`,
  }
}

const short = (name: string): string => (name.length > 13 ? `${name.slice(0, 6)}…${name.slice(-5)}` : name)
