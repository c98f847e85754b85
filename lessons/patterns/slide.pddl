; A sliding puzzle: a tile moves into the gap next to it.

(define (domain slide)
  (:requirements :strips :typing)

  (:types tile cell - object)

  (:predicates
    (at ?t - tile ?c - cell)    ; the tile is in the cell
    (gap ?c - cell)             ; the cell is empty
    (next ?a ?b - cell))        ; the cells are neighbours

  (:action slide
    :parameters (?t - tile ?from ?to - cell)
    :precondition (and (at ?t ?from) (gap ?to) (next ?from ?to))
    :effect (and (at ?t ?to) (gap ?from) (not (at ?t ?from)) (not (gap ?to)))))
