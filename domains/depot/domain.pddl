; Trucks carry crates between places; at each place a hoist moves them between truck and stack.

(define (domain depots)
  (:requirements :strips :typing)

  (:types
    place locatable - object
    depot distributor - place
    truck hoist surface - locatable
    pallet crate - surface)

  (:predicates
    (at ?x - locatable ?y - place)      ; it is at the place (a crate that is lifted or in a truck is at none)
    (on ?x - crate ?y - surface)        ; the crate lies directly on the pallet or crate
    (in ?x - crate ?y - truck)          ; the crate is in the truck
    (lifting ?x - hoist ?y - crate)     ; the hoist holds the crate
    (available ?x - hoist)              ; the hoist holds nothing
    (clear ?x - surface))               ; nothing lies on it, and no hoist holds it

  ; A truck drives from one place to any other.
  (:action drive
    :parameters (?x - truck ?y - place ?z - place)
    :precondition (at ?x ?y)
    :effect (and
      (not (at ?x ?y))
      (at ?x ?z)))

  ; A free hoist lifts the top crate of a stack at its place.
  (:action lift
    :parameters (?x - hoist ?y - crate ?z - surface ?p - place)
    :precondition (and
      (at ?x ?p)
      (available ?x)
      (at ?y ?p)
      (on ?y ?z)
      (clear ?y))
    :effect (and
      (not (at ?y ?p))
      (lifting ?x ?y)
      (not (clear ?y))
      (not (available ?x))
      (clear ?z)
      (not (on ?y ?z))))

  ; A hoist puts the crate it holds on something clear at its place.
  (:action drop
    :parameters (?x - hoist ?y - crate ?z - surface ?p - place)
    :precondition (and
      (at ?x ?p)
      (at ?z ?p)
      (clear ?z)
      (lifting ?x ?y))
    :effect (and
      (available ?x)
      (not (lifting ?x ?y))
      (at ?y ?p)
      (not (clear ?z))
      (clear ?y)
      (on ?y ?z)))

  ; A hoist puts the crate it holds into a truck at its place.
  (:action load
    :parameters (?x - hoist ?y - crate ?z - truck ?p - place)
    :precondition (and
      (at ?x ?p)
      (at ?z ?p)
      (lifting ?x ?y))
    :effect (and
      (not (lifting ?x ?y))
      (in ?y ?z)
      (available ?x)))

  ; A free hoist takes a crate out of a truck at its place.
  (:action unload
    :parameters (?x - hoist ?y - crate ?z - truck ?p - place)
    :precondition (and
      (at ?x ?p)
      (at ?z ?p)
      (available ?x)
      (in ?y ?z))
    :effect (and
      (not (in ?y ?z))
      (not (available ?x))
      (lifting ?x ?y))))
