; An arm moves blocks between stacks on a table, one block at a time.

(define (domain blocksworld-4ops)
  (:requirements :strips)

  (:predicates
    (clear ?x)      ; nothing lies on the block, and the arm does not hold it
    (handempty)     ; the arm holds no block
    (holding ?x)    ; the arm holds the block
    (on ?x ?y)      ; the first block lies directly on the second
    (ontable ?x))   ; the block lies directly on the table

  ; The empty arm takes a clear block from the table.
  (:action pick-up
    :parameters (?ob)
    :precondition (and
      (clear ?ob)
      (ontable ?ob)
      (handempty))
    :effect (and
      (holding ?ob)
      (not (clear ?ob))
      (not (ontable ?ob))
      (not (handempty))))

  ; The arm puts the block it holds on the table.
  (:action put-down
    :parameters (?ob)
    :precondition (holding ?ob)
    :effect (and
      (clear ?ob)
      (handempty)
      (ontable ?ob)
      (not (holding ?ob))))

  ; The arm puts the block it holds on a clear block.
  (:action stack
    :parameters (?ob ?underob)
    :precondition (and
      (clear ?underob)
      (holding ?ob))
    :effect (and
      (handempty)
      (clear ?ob)
      (on ?ob ?underob)
      (not (clear ?underob))
      (not (holding ?ob))))

  ; The empty arm takes a clear block off the block below it.
  (:action unstack
    :parameters (?ob ?underob)
    :precondition (and
      (on ?ob ?underob)
      (clear ?ob)
      (handempty))
    :effect (and
      (holding ?ob)
      (clear ?underob)
      (not (on ?ob ?underob))
      (not (clear ?ob))
      (not (handempty)))))
