; Lamps that are switched on one after the other.
(define (domain lamps)
  (:requirements :typing :negative-preconditions)
  (:types lamp - object)
  (:predicates
    (lit ?l - lamp)             ; the lamp is on
    (after ?a - lamp ?b - lamp)) ; lamp a comes after lamp b
  ; Switches a lamp on when the one before it is.
  (:action light
    :parameters (?a - lamp ?b - lamp)
    :precondition (and (after ?a ?b) (lit ?b) (not (lit ?a)))
    :effect (lit ?a))
  ; Switches a lamp off.
  (:action douse
    :parameters (?a - lamp)
    :precondition (lit ?a)
    :effect (not (lit ?a))))
