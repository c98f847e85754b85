// The published texts of the blocks world.

import { blockLayouts, blockNames } from '../../layouts/blocks'
import { bound, numberIn, numbersIn, type Role, type Scene, sum } from '../../layouts/layout'
import type { Parameters } from '../../layouts/pattern'
import { built, type PublishedDomain, type PublishedInit, type PublishedLayout, stem } from './format'

const [names] = blockNames
const layouts = blockLayouts.map(layout => bound(layout, names!))

/** Uses the playground's layout of that name. */
const by =
  (id: string, role: Role, parameters: (scene: Scene, read: Parameters) => Parameters = (_, read) => read) =>
  (scene: Scene, read: Parameters): PublishedInit | string => {
    const layout = layouts.find(each => each.id === id)
    return built(
      layout?.build(scene, parameters(scene, read), role),
      `${scene.members.of('object').length} blocks cannot be arranged so.`,
    )
  }

const blocks = (read: Parameters): { blocks: number } => ({ blocks: numberIn(read, 'n') })
const armEmpty = 'The text does not say it: the arm is empty.'

const heights = (_: Scene, read: Parameters): Parameters => {
  const list = numbersIn(read, 'heights')
  return { towers: list.length, heights: list }
}

/** As many towers as the text says, of any equal height. */
const equal = (scene: Scene, read: Parameters): Parameters => ({
  towers: numberIn(read, 'towers'),
  height: scene.members.of('object').length / numberIn(read, 'towers'),
})

/** Named after the initial state, given as heights. */
const layout = (id: string, role: Role, text: string, build: PublishedLayout['build']): PublishedLayout => ({
  id,
  role,
  text,
  build,
  ...(role === 'init' ? { counts: blocks } : {}),
})

export const blocksworld: PublishedDomain = {
  name: 'blocksworld',
  headers: ['You have {blocks:number} blocks'],
  objects: ({ blocks: count = 0 }) => stem('b', count),
  always: () => [],
  assumed: () => ({ facts: [] }),
  sentences: [
    ['clear', '{1:name} is clear', '{1:name} should be clear'],
    ['on-table', '{1:name} is on the table', '{1:name} should be on the table'],
    ['arm-empty', 'Your arm is empty', 'Your arm should be empty'],
    ['holding', 'You are holding {1:name}', 'You should be holding {1:name}'],
    ['on', '{1:name} is on {2:name}', '{1:name} should be on {2:name}'],
  ],
  layouts: [
    layout(
      'on_table',
      'init',
      'You have {n:number} blocks, each laying directly on the table, and your arm is empty',
      by('on_table', 'init'),
    ),
    layout(
      'stack',
      'init',
      'You have {n:number} blocks, b1 through b{n:number}, stacked on top of each other, and your arm is empty',
      by('stack', 'init'),
    ),
    layout(
      'holding_one',
      'init',
      'You have {n:number} blocks. You are holding one block, and the rest are on the table',
      by('holding_one', 'init'),
    ),
    layout(
      'staircase',
      'init',
      'You have {n:number} blocks, b1 through b{n:number}, stacked into {steps:number} stacks of increasing heights, starting with a stack of height 1',
      (scene, read) => {
        const found = by('staircase', 'init')(scene, read)
        return typeof found === 'string' ? found : { ...found, assumed: [armEmpty] }
      },
    ),
    layout(
      'equal_towers',
      'init',
      'You have {n:number} blocks, b1 through b{n:number}, stacked into {towers:number} towers of equal heights, and your arm is empty',
      by('equal_towers', 'init', equal),
    ),
    layout(
      'swap',
      'init',
      'You have {n:number} blocks, b1 through b{n:number} in two towers with {first:number} blocks in one and {second:number} blocks in the other, and your arm is empty',
      by('tower', 'init', (_, read) => ({
        towers: 2,
        heights: [numberIn(read, 'first'), numberIn(read, 'second')],
      })),
    ),
    layout(
      'tower',
      'init',
      'You have {n:number} blocks, stacked into {towers:number} towers of heights {heights:numbers}, and your arm is empty',
      (scene, read) =>
        numbersIn(read, 'heights').length === numberIn(read, 'towers') &&
        sum(numbersIn(read, 'heights')) === numberIn(read, 'n')
          ? by('tower', 'init', heights)(scene, read)
          : 'The heights do not fit the numbers of towers and blocks.',
    ),
    layout(
      'on_table',
      'goal',
      'Your goal is to unstack the blocks into individual blocks on the table',
      by('on_table', 'goal'),
    ),
    layout('stack', 'goal', 'Your goal is to stack the blocks into a single stack', by('stack', 'goal')),
    layout(
      'holding_one',
      'goal',
      'You have {n:number} blocks, b1 through b{n:number}. Your goal is to unstack the blocks into individual blocks on the table, and to hold one of the blocks',
      by('holding_one', 'goal'),
    ),
    layout(
      'staircase',
      'goal',
      'Your goal is to stack the blocks into {steps:number} stacks of increasing heights, starting with a stack of height 1',
      by('staircase', 'goal'),
    ),
    layout(
      'equal_towers',
      'goal',
      'Your goal is to stack the blocks into {towers:number} towers of equal heights',
      by('equal_towers', 'goal', equal),
    ),
    layout(
      'tower',
      'goal',
      'Your goal is to stack the blocks into a towers of heights {heights:numbers}',
      by('tower', 'goal', heights),
    ),
    layout(
      'swap',
      'goal',
      'Your goal is to swap all blocks except the bottom blocks from one tower to the other',
      by('swap', 'goal'),
    ),
    layout(
      'invert',
      'goal',
      'Your goal is to invert each individual stack of blocks, such that the block that in each tower that was originally on the bottom will be on the top',
      by('invert', 'goal'),
    ),
  ],
  strict: new Set(['swap', 'invert']),
}
