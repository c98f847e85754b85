// Stacks of blocks on a table, each in a fixed column; above them the arm with the block it holds.

import type { Scene, SceneView, Shape } from '#language/domain-kit'

const BLOCK = 44
const GAP = 14
const TABLE = 12
const ARM = 64

export function scene(view: SceneView): Scene {
  const blocks = view.objects('object')
  const onto = new Map(view.all('on').map(([above, below]) => [above!, below!]))
  const onTable = new Set(view.all('ontable').map(([block]) => block!))
  const held = view.all('holding').map(([block]) => block!)
  const goals = new Set(view.goal('on').map(([above, below]) => `${above} ${below}`))
  const goalTable = new Set(view.goal('ontable').map(([block]) => block!))
  const highest = Math.min(blocks.length, 12)
  const width = blocks.length * (BLOCK + GAP) + GAP + BLOCK
  const height = ARM + BLOCK + GAP + highest * BLOCK + TABLE + 8
  const tableTop = height - TABLE - 8
  // A stack is in the column of its lowest block, so that only the block that the arm moves changes place.
  const levelOf = (block: string): { column: number; level: number } | undefined => {
    let level = 0
    let below = block
    for (let next = onto.get(below); next !== undefined; next = onto.get(below)) {
      below = next
      if (++level > blocks.length) return undefined
    }
    return onTable.has(below) ? { column: blocks.indexOf(below), level } : undefined
  }
  const shapes: Shape[] = [
    {
      key: 'table',
      kind: 'rect',
      x: 4,
      y: tableTop,
      width: width - 8,
      height: TABLE,
      radius: 4,
      fill: 'ground',
      stroke: 'line',
      title: 'the table',
    },
  ]
  const arm = { x: width - BLOCK / 2 - GAP, y: ARM - 14 }
  for (const block of blocks) {
    const spot = levelOf(block)
    const isHeld = held.includes(block)
    if (spot === undefined && !isHeld) continue
    const x = isHeld ? arm.x - BLOCK / 2 : GAP + spot!.column * (BLOCK + GAP)
    const y = isHeld ? arm.y + 10 : tableTop - (spot!.level + 1) * BLOCK
    const below = onto.get(block)
    const done = below === undefined ? goalTable.has(block) && onTable.has(block) : goals.has(`${block} ${below}`)
    const facts = [
      isHeld ? `(holding ${block})` : below === undefined ? `(ontable ${block})` : `(on ${block} ${below})`,
      `(clear ${block})`,
    ]
    shapes.push(
      {
        key: `block ${block}`,
        kind: 'rect',
        x: x + 1,
        y: y + 1,
        width: BLOCK - 2,
        height: BLOCK - 2,
        radius: 6,
        fill: `soft${1 + (blocks.indexOf(block) % 8)}` as 'soft1',
        stroke: done ? 'goal' : 'ink',
        strokeWidth: done ? 3 : 1.5,
        object: block,
        facts,
        title: `block ${block}${done ? ', lying as the goal wants it' : ''}`,
      },
      {
        key: `label ${block}`,
        kind: 'text',
        x: x + BLOCK / 2,
        y: y + BLOCK / 2 + 5,
        text: block,
        size: 14,
        anchor: 'middle',
        fill: 'ink',
        object: block,
      },
    )
  }
  shapes.push({
    key: 'arm',
    kind: 'path',
    x: arm.x,
    y: arm.y,
    d: `M0 ${14 - arm.y}V0M${-BLOCK / 2 - 4} ${BLOCK / 2}V0H${BLOCK / 2 + 4}V${BLOCK / 2}`,
    fill: 'none',
    stroke: 'ink',
    strokeWidth: 3,
    facts: ['(handempty)', ...held.map(block => `(holding ${block})`)],
    title: held.length > 0 ? `the arm holds ${held.join(', ')}` : 'the arm is empty',
  })
  return {
    width,
    height,
    shapes,
    caption: `${onTable.size} of ${blocks.length} blocks stand on the table; the arm ${held.length > 0 ? `holds ${held.join(', ')}` : 'is empty'}.`,
  }
}
