// Blocksworld with one arm, with the published names; the text is the playground's own.

export const blocksworld = `; Blocks on a table and one arm that holds one block at a time.
(define (domain blocksworld)
  (:requirements :strips)

  (:predicates
    (arm-empty)           ; the arm holds no block
    (holding ?block)      ; the arm holds this block
    (on-table ?block)     ; the block stands on the table
    (on ?block ?under)    ; the block stands on another block
    (clear ?block))       ; nothing stands on the block, and it is not held

  (:action pickup
    :parameters (?block)
    :precondition (and (arm-empty) (on-table ?block) (clear ?block))
    :effect (and
      (holding ?block)
      (not (arm-empty)) (not (on-table ?block)) (not (clear ?block))))

  (:action putdown
    :parameters (?block)
    :precondition (holding ?block)
    :effect (and
      (on-table ?block) (clear ?block) (arm-empty)
      (not (holding ?block))))

  (:action stack
    :parameters (?block ?under)
    :precondition (and (holding ?block) (clear ?under))
    :effect (and
      (on ?block ?under) (clear ?block) (arm-empty)
      (not (holding ?block)) (not (clear ?under))))

  (:action unstack
    :parameters (?block ?under)
    :precondition (and (arm-empty) (on ?block ?under) (clear ?block))
    :effect (and
      (holding ?block) (clear ?under)
      (not (arm-empty)) (not (on ?block ?under)) (not (clear ?block)))))
`
