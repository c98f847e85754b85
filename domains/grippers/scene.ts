// Rooms next to each other with their balls on the floor; robots with their grippers as two pockets.

import { counted, type Scene, type SceneView, type Shape } from '#language/domain-kit'

const ROOM = { width: 150, height: 190 }
const GAP = 12
const PER_ROW = 3
const BALL = 13
const ROBOT = { width: 128, height: 52 }

export function scene(view: SceneView): Scene {
  const rooms = view.objects('room')
  const robots = view.objects('robot')
  const balls = view.objects('ball')
  const goalOf = new Map(view.goal('at').map(([ball, room]) => [ball!, room!]))
  const max = Math.max(1, ...rooms.map(room => view.all('at-robby').filter(([, at]) => at === room).length))
  const floor = Math.max(
    ...rooms.map(room => view.all('at').filter(([, at]) => at === room).length),
    balls.length > 8 ? 8 : 4,
  )
  const roomHeight = Math.max(ROOM.height, 34 + max * (ROBOT.height + 8) + Math.ceil(floor / 4) * 34 + 8)
  const columns = Math.min(PER_ROW, Math.max(1, rooms.length))
  const width = columns * (ROOM.width + GAP) + GAP
  const height = Math.ceil(rooms.length / PER_ROW) * (roomHeight + GAP) + GAP
  const shapes: Shape[] = []
  const drawBall = (ball: string, x: number, y: number, home: boolean, fact: string): void => {
    shapes.push(
      {
        key: `ball ${ball}`,
        kind: 'circle',
        x,
        y,
        radius: BALL,
        fill: 'hue2',
        stroke: home ? 'goal' : 'none',
        strokeWidth: 3,
        object: ball,
        facts: [fact],
        title: `${ball}${home ? ', where the goal wants it' : ''}`,
      },
      {
        key: `label ${ball}`,
        kind: 'text',
        x,
        y: y + 4.5,
        text: ball.replace(/^ball/, ''),
        size: 12,
        anchor: 'middle',
        fill: 'on-hue',
        object: ball,
      },
    )
  }
  rooms.forEach((room, i) => {
    const x = GAP + (i % PER_ROW) * (ROOM.width + GAP)
    const y = GAP + Math.floor(i / PER_ROW) * (roomHeight + GAP)
    shapes.push(
      {
        key: `room ${room}`,
        kind: 'rect',
        x,
        y,
        width: ROOM.width,
        height: roomHeight,
        radius: 6,
        fill: 'card',
        stroke: 'line',
        object: room,
        title: room,
      },
      {
        key: `name ${room}`,
        kind: 'text',
        x: x + 10,
        y: y + 20,
        text: room,
        size: 13,
        bold: true,
        fill: 'faint',
        object: room,
      },
    )
    view
      .all('at')
      .filter(([, at]) => at === room)
      .forEach(([ball], k) => {
        const left = x + 22 + (k % 4) * 35
        const top = y + roomHeight - 22 - Math.floor(k / 4) * 34
        drawBall(ball!, left, top, goalOf.get(ball!) === room, `(at ${ball} ${room})`)
      })
    view
      .all('at-robby')
      .filter(([, at]) => at === room)
      .forEach(([robot], k) => {
        const left = x + (ROOM.width - ROBOT.width) / 2
        const top = y + 30 + k * (ROBOT.height + 8)
        const free = view
          .all('free')
          .filter(([owner]) => owner === robot)
          .map(([, gripper]) => gripper!)
        const carried = view.all('carry').filter(([owner]) => owner === robot)
        const grippers = [...free, ...carried.map(([, , gripper]) => gripper!)].sort()
        shapes.push(
          {
            key: `robot ${robot}`,
            kind: 'rect',
            x: left,
            y: top,
            width: ROBOT.width,
            height: ROBOT.height,
            radius: 6,
            fill: 'soft1',
            stroke: 'ink',
            strokeWidth: 1.5,
            object: robot!,
            facts: [`(at-robby ${robot} ${room})`],
            title: `${robot}, in ${room}`,
          },
          {
            key: `label ${robot}`,
            kind: 'text',
            x: left + ROBOT.width / 2,
            y: top + ROBOT.height / 2 + 5,
            text: robot!.replace(/^robot/, 'R'),
            size: 13,
            bold: true,
            anchor: 'middle',
            fill: 'ink',
            object: robot!,
          },
        )
        grippers.forEach((gripper, g) => {
          const spot = {
            x: left + (g === 0 ? 22 : ROBOT.width - 22 - (g - 1) * 30),
            y: top + ROBOT.height / 2,
          }
          shapes.push({
            key: `gripper ${robot} ${gripper}`,
            kind: 'circle',
            x: spot.x,
            y: spot.y,
            radius: BALL + 4,
            fill: 'paper',
            stroke: 'line',
            strokeWidth: 1.5,
            dashed: free.includes(gripper),
            object: gripper,
            facts: [`(free ${robot} ${gripper})`],
            title: `gripper ${gripper} of ${robot}`,
          })
          const held = carried.find(([, , other]) => other === gripper)?.[1]
          if (held !== undefined) drawBall(held, spot.x, spot.y, false, `(carry ${robot} ${held} ${gripper})`)
        })
      })
  })
  const held = view.all('carry').length
  return {
    width,
    height,
    shapes,
    caption: `${counted(robots.length, 'robot')}, ${counted(rooms.length, 'room')}, ${counted(balls.length, 'ball')}, ${held} carried.`,
  }
}
