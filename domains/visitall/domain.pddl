; A robot walks over a grid with holes and has to have been on every cell it is asked for.

(define (domain grid-visit-all)
  (:requirements :typing)

  (:types
    place - object)

  (:predicates
    (at-robot ?x - place)               ; the robot is on the cell
    (connected ?x - place ?y - place)   ; one step leads from the first cell to the second
    (visited ?x - place))               ; the robot has been on the cell

  ; The robot takes one step to a neighbouring cell, which counts as visited from then on.
  (:action move
    :parameters (?curpos - place ?nextpos - place)
    :precondition (and
      (at-robot ?curpos)
      (connected ?curpos ?nextpos))
    :effect (and
      (at-robot ?nextpos)
      (not (at-robot ?curpos))
      (visited ?nextpos))))
