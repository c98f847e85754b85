// Rows and questions in the format of the published ones, with our own wording.

/** A problem with two blocks; one is to be put on the other. */
export const publishedRow = {
  name: 'blocks_1',
  domain: 'blocksworld',
  init: 'on_table',
  goal: 'stack',
  num_objects: 2,
  problem_pddl:
    '(define (problem p)\n  (:domain blocksworld)\n  (:objects b1 b2)\n  (:init (arm-empty) (on-table b1) (on-table b2) (clear b1) (clear b2))\n  (:goal (and (on b1 b2) (clear b1) (on-table b2) (arm-empty))))',
  natural_language: 'There are two blocks, b1 and b2, on the table.\nPut b1, "the red one", on b2.',
  init_is_abstract: 1,
  init_num_propositions: 5,
  goal_is_abstract: 0,
  goal_num_propositions: 4,
  is_placeholder: 1,
}
