// Free answers in the words of all domains, on the shipped problems, with their readings. `nothing` and `ambiguous`
// mean no answer.

import { expect, test } from 'vitest'
import { domainFolders } from '../../domains/index'
import { readAnswer } from '#language/answers/read'
import { renderAnswer } from '#language/answers/render-answer'
import { namesOf } from '#questions/kinds/judge'
import { soughtOf } from '#questions/kinds/sought-of'
import type { KindCode } from '#questions/kinds/codes'
import { wordingsFor } from '#language/library/wordings'
import { loadTask } from '#planning/task/load'

const hintsOf = (id: string) => {
  const folder = domainFolders.find(one => one.id === id)!
  const source = { domain: folder.domainText, problem: folder.problems[0]!.text }
  const loaded = loadTask(source)
  if (loaded.kind !== 'ready') throw new Error(loaded.message)
  return { ...namesOf(loaded.domain, loaded.problem), wordings: () => wordingsFor(source) }
}

const rows: readonly (readonly [domain: string, kind: KindCode, text: string, read: string])[] = [
  // Who acts is the subject.
  ['grippers', 'nexta', 'robot1 should move from room1 to room2.', '`(move robot1 room1 room2)`'],
  ['grippers', 'app', 'robot1 cannot move from room1 to room2.', 'nothing'],
  ['depot', 'nexta', 'hoist0 should drop crate0 onto pallet0 at depot0.', '`(drop hoist0 crate0 pallet0 depot0)`'],
  ['floortile', 'areach', 'robot1 can never move left from tile_2 to tile_3.', '`(left robot1 tile_2 tile_3)`'],
  ['floortile', 'nexta', "Robot1 moves up from tile_1 to tile_3, since it's clear.", '`(up robot1 tile_1 tile_3)`'],
  // A place first, ends in the other order, directions.
  [
    'grid',
    'app',
    'From f0-0f the robot can move to f0-1f or f1-0f, and it can put down key0-0 at f0-0f.',
    '`(move f0-0f f0-1f)`, `(move f0-0f f1-0f)`, `(putdown f0-0f key0-0)`',
  ],
  ['goldminer', 'nexta', 'Move to f0-1f from f0-0f.', '`(move f0-0f f0-1f)`'],
  ['visitall', 'nexta', 'Move up to loc-x0-y1 (from loc-x0-y0).', '`(move loc-x0-y0 loc-x0-y1)`'],
  ['satellite', 'nexta', 'turn satellite0 from star0 towards star1', '`(turn_to satellite0 star1 star0)`'],
  [
    'visitall',
    'app',
    'The robot in loc-x0-y0 can move to loc-x1-y0 and loc-x0-y1.',
    '`(move loc-x0-y0 loc-x1-y0)`, `(move loc-x0-y0 loc-x0-y1)`',
  ],
  ['visitall', 'app', 'The robot in loc-x0-y0 can move to loc-x1-y0, loc-x0-y1 and loc-x0-y9.', 'ambiguous'],
  [
    'grippers',
    'app',
    'robot1 may move to room1 and room2 from room1; it can drop ball1 in room1 with left1.',
    '`(move robot1 room1 room1)`, `(move robot1 room1 room2)`, `(drop robot1 ball1 room1 left1)`',
  ],
  [
    'satellite',
    'app',
    'Turn satellite0 from star0 to each of: star1, star2.',
    '`(turn_to satellite0 star1 star0)`, `(turn_to satellite0 star2 star0)`',
  ],
  ['depot', 'nexta', 'Lower crate0 onto pallet0 with hoist0 at depot0.', '`(drop hoist0 crate0 pallet0 depot0)`'],
  ['visitall', 'nexta', 'Head from loc-x0-y0 to loc-x0-y1.', '`(move loc-x0-y0 loc-x0-y1)`'],
  ['visitall', 'areach', 'Moving from loc-x0-y0 to loc-x2-y1 never works.', '`(move loc-x0-y0 loc-x2-y1)`'],
  ['swap', 'nexta', 'swap bob:banjo with erin:kite', '`(swap bob erin banjo kite)`'],
  ['visitall', 'app', 'At loc-x0-y0 the robot can go up to loc-x0-y1.', '`(move loc-x0-y0 loc-x0-y1)`'],
  [
    'depot',
    'nexta',
    'truck0 drives from distributor0 to depot0 later; first hoist0 should lift crate0 off pallet0 at depot0.',
    '`(lift hoist0 crate0 pallet0 depot0)`',
  ],
  // An object that is the only candidate is omitted, or named by its kind.
  [
    'grippers',
    'just',
    '1. Pick up ball1 in room1 with left1.\n2. Move robot1 from room1 to room2.\n3. Drop ball1 in room2 with left1.',
    '`(pick robot1 ball1 room1 left1)`, `(move robot1 room1 room2)`, `(drop robot1 ball1 room2 left1)`',
  ],
  ['grippers', 'just', '1. Pick up ball1 somehow.\n2. Move robot1 from room1 to room2.', 'ambiguous'],
  ['alfworld', 'land', 'The agent must at some point be at location2.', '`(atlocation agent1 location2)`'],
  [
    'alfworld',
    'nexta',
    'agent1 goes from location1 to location2 (shelf1).',
    '`(go_to_location agent1 location1 location2 shelf1)`',
  ],
  // Remarks in brackets are not items.
  ['grid', 'areach', 'It leaves the robot stuck for good (f0-0f has no soft rock).', 'nothing'],
  // Arrows, names of parameters, tables, patterns.
  [
    'visitall',
    'app',
    'move(loc-x0-y0 -> loc-x1-y0), move(nextpos=loc-x0-y1, curpos=loc-x0-y0)',
    '`(move loc-x0-y0 loc-x1-y0)`, `(move loc-x0-y0 loc-x0-y1)`',
  ],
  [
    'goldminer',
    'app',
    '| action | from | to |\n|---|---|---|\n| move | f0-0f | f0-1f |\n| move | f0-1f | f0-2f |',
    '`(move f0-0f f0-1f)`, `(move f0-1f f0-2f)`',
  ],
  [
    'visitall',
    'app',
    '| Target | Connected? | Action |\n|---|---|---|\n| loc-x2-y0 | ✗ | (move loc-x0-y0 loc-x2-y0) |\n| loc-x1-y0 | ✓ | (move loc-x0-y0 loc-x1-y0) |',
    '`(move loc-x0-y0 loc-x1-y0)`',
  ],
  [
    'satellite',
    'app',
    '1. `turn_to(satellite0, d, star0)` for every direction d:\n   - `turn_to(satellite0, star1, star0)`\n   - `turn_to(satellite0, star0, star0)` (no change)',
    '`(turn_to satellite0 star1 star0)`, `(turn_to satellite0 star0 star0)`',
  ],
  // Its own options.
  [
    'visitall',
    'nexta',
    '**Option 1**: move loc-x0-y0 loc-x1-y0\n**Option 2**: move loc-x0-y0 loc-x0-y1\n\nAnswer: Option 2',
    '`(move loc-x0-y0 loc-x0-y1)`',
  ],
  [
    'visitall',
    'nexta',
    '**A**: move loc-x0-y0 loc-x1-y0 – two cells are left. ✅\n**B**: move loc-x0-y0 loc-x0-y1 – a detour. ❌',
    '`(move loc-x0-y0 loc-x1-y0)`',
  ],
  [
    'depot',
    'prog',
    'Positive effects:\n- crate0 is on pallet0\nNegative effects:\n- hoist0 is busy with crate0\n- pallet0 is clear',
    'ambiguous',
  ],
  // Text that continues about the same thing, and text that does not.
  [
    'depot',
    'prog',
    'crate0 is now on pallet1, at distributor0, and clear. pallet1 is no longer clear.',
    'becomes true: `(on crate0 pallet1)`, `(at crate0 distributor0)`, `(clear crate0)`; becomes false: `(clear pallet1)`',
  ],
  [
    'floortile',
    'prog',
    'robot1 ends up on tile_1 instead of tile_3, so tile_3 becomes clear.',
    'becomes true: `(robot-at robot1 tile_1)`, `(clear tile_3)`; becomes false: `(robot-at robot1 tile_3)`',
  ],
  [
    'swap',
    'prog',
    '- bob now has kite, erin now has banjo\n- bob no longer has banjo, erin no longer has kite',
    'becomes true: `(assigned bob kite)`, `(assigned erin banjo)`; becomes false: `(assigned bob banjo)`, `(assigned erin kite)`',
  ],
  [
    'swap',
    'prog',
    'Before: (assigned bob banjo), (assigned erin kite), (assigned dave easel)\nAfter: (assigned bob kite), (assigned erin banjo), (assigned dave easel)',
    'becomes true: `(assigned bob kite)`, `(assigned erin banjo)`; becomes false: `(assigned bob banjo)`, `(assigned erin kite)`',
  ],
  [
    'depot',
    'prog',
    'Positive effects:\n- crate0 is at depot0\n- crate0 is on pallet0\nNegative effects:\n- hoist0 is lifting crate0\n- pallet0 is clear',
    'becomes true: `(at crate0 depot0)`, `(on crate0 pallet0)`; becomes false: `(lifting hoist0 crate0)`, `(clear pallet0)`',
  ],
  [
    'rovers',
    'prog',
    'Positive effects: (communicated_rock_data waypoint0)\nNegative effects: None. Although it deletes (available rover0), it adds that again.',
    'becomes true: `(communicated_rock_data waypoint0)`; becomes false: an empty list',
  ],
  [
    'logistics',
    'prog',
    'Effects: in(p0,t0) ∧ ¬at(p0,l0-0)',
    'becomes true: `(in p0 t0)`; becomes false: `(at p0 l0-0)`',
  ],
  [
    'logistics',
    'prog',
    '$\\text{Positive: } \\{(in\\ p0\\ t0)\\}$, $\\text{Negative: } \\{(at\\ p0\\ l0\\text{-}0)\\}$',
    'becomes true: `(in p0 t0)`; becomes false: `(at p0 l0-0)`',
  ],
  [
    'logistics',
    'prog',
    'As a result, p0 is now in t0 and no longer at l0-0.',
    'becomes true: `(in p0 t0)`; becomes false: `(at p0 l0-0)`',
  ],
  [
    'floortile',
    'prog',
    '| | Before | After |\n|---|---|---|\n| robot-at robot1 tile_3 | T | F |\n| robot-at robot1 tile_1 | F | T |',
    'becomes true: `(robot-at robot1 tile_1)`; becomes false: `(robot-at robot1 tile_3)`',
  ],
  [
    'floortile',
    'prog',
    'robot1 is now at tile_1; robot1 is no longer at tile_3, which becomes clear.',
    'becomes true: `(robot-at robot1 tile_1)`, `(clear tile_3)`; becomes false: `(robot-at robot1 tile_3)`',
  ],
  [
    'ferry',
    'prog',
    'Debarking c0 at l1 makes "car c0 is at location l1" and "the ferry is empty" true, and makes "ferry has car c0 on board" false.',
    'becomes true: `(at c0 l1)`, `(empty-ferry)`; becomes false: `(on c0)`',
  ],
  [
    'visitall',
    'prog',
    'loc-x0-y1 has been visited already, so the robot is now at loc-x0-y1; the robot is no longer at loc-x0-y0.',
    'becomes true: `(at-robot loc-x0-y1)`; becomes false: `(at-robot loc-x0-y0)`',
  ],
  [
    'satellite',
    'prog',
    'Positive effects: instrument0 is humming. Negative effects: satellite0 has no power available.',
    'ambiguous',
  ],
  [
    'swap',
    'prog',
    'After the swap bob has kite and erin has banjo; bob no longer has banjo and erin no longer has kite.',
    'becomes true: `(assigned bob kite)`, `(assigned erin banjo)`; becomes false: `(assigned bob banjo)`, `(assigned erin kite)`',
  ],
  [
    'satellite',
    'prog',
    'satellite0 now points to star1 and it no longer points to star0. The calibration of instrument0 is not affected.',
    'becomes true: `(pointing satellite0 star1)`; becomes false: `(pointing satellite0 star0)`',
  ],
  [
    'ferry',
    'prog',
    'c0 is at l1, not on the ferry, which becomes empty.',
    'becomes true: `(at c0 l1)`, `(empty-ferry)`; becomes false: `(on c0)`',
  ],
  [
    'floortile',
    'prog',
    'robot1 is now at tile_1 and not at tile_3; tile_3 is clear and tile_1 is not.',
    'becomes true: `(robot-at robot1 tile_1)`, `(clear tile_3)`; becomes false: `(robot-at robot1 tile_3)`, `(clear tile_1)`',
  ],
  // Never.
  ['logistics', 'reach', '\\boxed{\\text{at}(a_0, l_{0\\text{-}1})}', '`(at a0 l0-1)`'],
  ['depot', 'reach', 'hoist0 sits at depot0 and hence can never be at distributor0.', '`(at hoist0 distributor0)`'],
  [
    'floortile',
    'reach',
    'Since a robot would have to stand on a painted tile, the proposition that robot1 is at tile_4 is unreachable.',
    '`(robot-at robot1 tile_4)`',
  ],
  ['visitall', 'reach', "There's nothing that can't be reached.", 'None'],
  ['visitall', 'reach', '[]', 'None'],
  [
    'visitall',
    'reach',
    '**None** – all of (visited loc-x0-y0) … (visited loc-x2-y1) and (at-robot loc-x0-y0) are reachable.',
    'None',
  ],
  [
    'logistics',
    'reach',
    'One might think (in p0 t1) is unreachable, but the plane can bring it. t1 never leaves its city, so e.g. (at t1 l0-1).',
    '`(at t1 l0-1)`',
  ],
  ['grid', 'land', 'The robot needs to be at f0-1f to get key0-0.', '`(at-robot f0-1f)`'],
  ['depot', 'reach', 'hoist0 is fixed at depot0. It can never be at distributor0.', '`(at hoist0 distributor0)`'],
  [
    'rovers',
    'reach',
    'That cannot be, because nothing is there to sample: (at_soil_sample waypoint2)',
    '`(at_soil_sample waypoint2)`',
  ],
  ['rovers', 'land', 'store0 needs to be full at some time: (full store0)', '`(full store0)`'],
]

test.each(rows)('%s, %s: %s', (domain, kind, text, read) => {
  const { answer, doubt } = readAnswer(soughtOf(kind, 'gen'), text, hintsOf(domain))
  expect(answer === null ? (doubt === null ? 'nothing' : 'ambiguous') : renderAnswer(answer)).toBe(read)
})
