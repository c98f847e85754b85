; A ferry takes cars from place to place, one car at a time.

(define (domain ferry)
  (:requirements :strips :typing)

  (:types
    car location - object)

  (:predicates
    (at ?c - car ?l - location)   ; the car stands on land at the place
    (at-ferry ?l - location)      ; the ferry lies at the place
    (empty-ferry)                 ; there is no car on the ferry
    (not-eq ?x ?y)                ; the two places are different
    (on ?c - car))                ; the car is on the ferry

  ; A car drives onto the empty ferry that lies where the car stands.
  (:action board
    :parameters (?car - car ?loc - location)
    :precondition (and
      (at ?car ?loc)
      (at-ferry ?loc)
      (empty-ferry))
    :effect (and
      (on ?car)
      (not (at ?car ?loc))
      (not (empty-ferry))))

  ; The car on the ferry drives onto the land where the ferry lies.
  (:action debark
    :parameters (?car - car ?loc - location)
    :precondition (and
      (on ?car)
      (at-ferry ?loc))
    :effect (and
      (at ?car ?loc)
      (empty-ferry)
      (not (on ?car))))

  ; The ferry crosses to another place, with or without a car.
  (:action sail
    :parameters (?from - location ?to - location)
    :precondition (and
      (not-eq ?from ?to)
      (at-ferry ?from))
    :effect (and
      (at-ferry ?to)
      (not (at-ferry ?from)))))
