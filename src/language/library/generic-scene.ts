// A scene for domains that define none: objects as boxes on a ring, binary facts as arrows between them, unary facts as
// badges, facts without objects as a line at the top.

import { counted, grouped } from '#base/words'
import type { Ink, Scene, SceneView, Shape } from '#language/domain-kit'
import type { Domain } from '#planning/pddl/model'

const BOX = { width: 96, height: 30 }
const BADGE = 15
/** Maximum number of characters of a predicate's name. */
const LONGEST = 18
/** Maximum number of objects drawn: a larger picture would be unreadable. */
const MAX_OBJECTS = 40

/** `holding`: the number of fluent facts that hold; static facts are drawn but not counted. */
export function genericScene(domain: Domain, view: SceneView, holding: number): Scene {
  const all = view.objects('object')
  const everything = domain.predicates.flatMap(({ name }) => view.all(name).map(objects => ({ name, objects })))
  const linked = new Set(everything.flatMap(({ objects }) => objects))
  const shown = all.filter(object => linked.has(object)).slice(0, MAX_OBJECTS)
  const badges = new Map(shown.map(object => [object, [] as string[]]))
  const flags: string[] = []
  for (const { name, objects } of everything) {
    if (objects.length === 0) flags.push(name)
    else if (objects.length === 1) badges.get(objects[0]!)?.push(name)
  }
  const max = Math.max(0, ...[...badges.values()].map(list => list.length))
  const radius = Math.max(110, (shown.length * (BOX.width + 24)) / (2 * Math.PI))
  const top = flags.length > 0 ? 40 : 12
  const centre = {
    x: radius + BOX.width / 2 + 12,
    y: top + radius * 0.75 + BOX.height + max * BADGE,
  }
  const at = new Map(
    shown.map((object, i) => {
      const angle = (2 * Math.PI * i) / Math.max(1, shown.length) - Math.PI / 2
      return [object, { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * 0.75 * Math.sin(angle) }]
    }),
  )
  const shapes: Shape[] = []
  flags.forEach((name, i) => {
    shapes.push({
      key: `flag ${name}`,
      kind: 'text',
      x: 12 + i * 130,
      y: 24,
      text: shortened(name, LONGEST),
      size: 13,
      fill: 'ink',
      facts: [`(${name})`],
    })
  })
  shapes.push(...arrows(domain, view, at))
  shown.forEach(object => {
    const { x, y } = at.get(object)!
    const ink = `soft${1 + (typeIndex(domain, view, object) % 8)}` as Ink
    shapes.push(
      {
        key: `box ${object}`,
        kind: 'rect',
        x: x - BOX.width / 2,
        y: y - BOX.height / 2,
        width: BOX.width,
        height: BOX.height,
        radius: 6,
        fill: ink,
        stroke: 'line',
        object,
        title: `${object}: ${badges.get(object)!.join(', ') || 'nothing holds of it alone'}`,
      },
      {
        key: `label ${object}`,
        kind: 'text',
        x,
        y: y + 5,
        text: shortened(object, 13),
        size: 13,
        anchor: 'middle',
        fill: 'ink',
        object,
      },
    )
    badges.get(object)!.forEach((name, i) => {
      shapes.push({
        key: `badge ${name} ${object}`,
        kind: 'text',
        x,
        y: y + BOX.height / 2 + 12 + i * BADGE,
        text: shortened(name, LONGEST),
        size: 11,
        anchor: 'middle',
        fill: 'faint',
        object,
        facts: [`(${name} ${object})`],
      })
    })
  })
  const left = linked.size - shown.length
  return {
    width: 2 * centre.x,
    height: centre.y + radius * 0.75 + BOX.height + max * BADGE,
    shapes,
    caption: countsOf(view, holding, left),
  }
}

/** The caption of a generic scene, which has no words of the domain. */
export function countsOf(view: SceneView, holding: number, notDrawn = 0): string {
  const objects = counted(view.objects('object').length, 'object')
  const facts = holding === 1 ? '1 fact holds' : `${grouped(holding)} facts hold`
  const left = notDrawn === 0 ? '' : `, ${grouped(notDrawn)} of them not drawn`
  return `${objects}${left}; ${facts}.`
}

/** One arrow for each pair of consecutive objects of a fact, with the predicate's name at its centre. */
function arrows(domain: Domain, view: SceneView, at: ReadonlyMap<string, { x: number; y: number }>): Shape[] {
  const shapes: Shape[] = []
  const used = new Map<string, number>()
  for (const { name } of domain.predicates) {
    for (const objects of view.all(name)) {
      const fact = `(${[name, ...objects].join(' ')})`
      for (let i = 0; i + 1 < objects.length; i++) {
        const from = at.get(objects[i]!)
        const to = at.get(objects[i + 1]!)
        if (from === undefined || to === undefined || objects[i] === objects[i + 1]) continue
        const pair = [objects[i], objects[i + 1]].sort().join(' ')
        const turn = used.get(pair) ?? 0
        used.set(pair, turn + 1)
        shapes.push({
          key: `arrow ${fact} ${i}`,
          kind: 'line',
          x: from.x,
          y: from.y,
          toX: to.x,
          toY: to.y,
          arrow: true,
          stroke: 'faint',
          strokeWidth: 1.5,
          facts: [fact],
          title: fact,
        })
        if (i === 0)
          shapes.push({
            key: `name ${fact}`,
            kind: 'text',
            x: (from.x + to.x) / 2,
            y: (from.y + to.y) / 2 - 4 + turn * 13,
            text: shortened(name, LONGEST),
            size: 11,
            anchor: 'middle',
            fill: 'faint',
            facts: [fact],
          })
      }
    }
  }
  return shapes
}

/** A name shortened to `max` characters in the middle: its end carries more information. */
const shortened = (name: string, max: number): string =>
  name.length > max ? `${name.slice(0, max >> 1)}…${name.slice(1 - (max >> 1))}` : name

/** Index of the object's own type among the domain's types, which selects its colour. */
function typeIndex(domain: Domain, view: SceneView, object: string): number {
  let best = -1
  let size = Number.POSITIVE_INFINITY
  domain.types.forEach((type, i) => {
    const members = view.objects(type.name)
    if (members.includes(object) && members.length < size) {
      best = i
      size = members.length
    }
  })
  return Math.max(0, best)
}
