; A gardener waters beds: another draft.

(define (domain garden)
  (:requirements :strips :typing)

  (:types
    place - object
    bed - place)

  (:constants tap - place)

  (:predicates
    (at ?p - place)   ; the gardener is at the place
    (full)            ; the can is full
    (wet ?b - bed))   ; the bed is wet

  (:action walk
    :parameters (?from ?to - place)
    :precondition (at ?from)
    :effect (and (at ?to) (not (at ?from))))

  (:action fill
    :parameters ()
    :precondition (at tap)
    :effect (full))

  (:action water
    :parameters (?b - bed)
    :precondition (at ?b)
    :effect (and (wet ?b) (not (full)))))
