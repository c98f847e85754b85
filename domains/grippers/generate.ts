// Robots with two grippers each, balls in random rooms, and a goal room for each ball.

import type { GeneratedProblem, Rng, Size } from '#language/domain-kit'

export function generate(rng: Rng, size: Size): GeneratedProblem {
  const named = (count: number, stem: string): string[] => Array.from({ length: count }, (_, i) => `${stem}${i + 1}`)
  const robots = named(size.robots!, 'robot')
  const rooms = named(size.rooms!, 'room')
  const balls = named(size.balls!, 'ball')
  const grippers = robots.flatMap((_, i) => [`left${i + 1}`, `right${i + 1}`])
  const start = balls.map(() => rng.pick(rooms))
  const end = balls.map(() => rng.pick(rooms))
  if (start.every((room, i) => room === end[i])) {
    const moved = rng.below(balls.length)
    end[moved] = rng.pick(rooms.filter(room => room !== start[moved]))
  }
  return {
    name: `gripper-${robots.length}-${rooms.length}-${balls.length}`,
    objects: { robot: robots, gripper: grippers, room: rooms, ball: balls },
    init: [
      ...robots.map(robot => ['at-robby', robot, rng.pick(rooms)]),
      ...robots.flatMap((robot, i) => [
        ['free', robot, `left${i + 1}`],
        ['free', robot, `right${i + 1}`],
      ]),
      ...balls.map((ball, i) => ['at', ball, start[i]!]),
    ],
    goal: balls.map((ball, i) => ['at', ball, end[i]!]),
  }
}
