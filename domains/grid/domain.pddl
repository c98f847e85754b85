; A robot walks over a grid of places, carries one key at a time, and unlocks places with keys of the right shape.

(define (domain grid)
  (:requirements :strips :typing)

  (:types
    key place shape - object)

  (:predicates
    (arm-empty)                             ; the robot holds no key
    (at ?r - key ?x - place)                ; the key lies at the place
    (at-robot ?x - place)                   ; the robot stands at the place
    (conn ?x - place ?y - place)            ; a step leads from the first place to the second
    (holding ?k - key)                      ; the robot holds the key
    (key-shape ?k - key ?s - shape)         ; the key has this shape
    (lock-shape ?x - place ?s - shape)      ; the lock of the place takes keys of this shape
    (locked ?x - place)                     ; the place is locked: the robot cannot enter
    (open ?x - place))                      ; the place is open: the robot may enter

  ; The robot takes one step to an open place.
  (:action move
    :parameters (?curpos - place ?nextpos - place)
    :precondition (and
      (at-robot ?curpos)
      (conn ?curpos ?nextpos)
      (open ?nextpos))
    :effect (and
      (at-robot ?nextpos)
      (not (at-robot ?curpos))))

  ; The robot takes a key that lies where it stands, with its hand free.
  (:action pickup
    :parameters (?curpos - place ?key - key)
    :precondition (and
      (at-robot ?curpos)
      (at ?key ?curpos)
      (arm-empty))
    :effect (and
      (holding ?key)
      (not (at ?key ?curpos))
      (not (arm-empty))))

  ; The robot swaps the key in its hand for one that lies where it stands.
  (:action pickup-and-loose
    :parameters (?curpos - place ?newkey - key ?oldkey - key)
    :precondition (and
      (at-robot ?curpos)
      (holding ?oldkey)
      (at ?newkey ?curpos))
    :effect (and
      (holding ?newkey)
      (at ?oldkey ?curpos)
      (not (holding ?oldkey))
      (not (at ?newkey ?curpos))))

  ; The robot lays the key in its hand down where it stands.
  (:action putdown
    :parameters (?curpos - place ?key - key)
    :precondition (and
      (at-robot ?curpos)
      (holding ?key))
    :effect (and
      (arm-empty)
      (at ?key ?curpos)
      (not (holding ?key))))

  ; With a key of the right shape in its hand, the robot unlocks a place one step away, for good.
  (:action unlock
    :parameters (?curpos - place ?lockpos - place ?key - key ?shape - shape)
    :precondition (and
      (at-robot ?curpos)
      (conn ?curpos ?lockpos)
      (locked ?lockpos)
      (lock-shape ?lockpos ?shape)
      (key-shape ?key ?shape)
      (holding ?key))
    :effect (and
      (open ?lockpos)
      (not (locked ?lockpos)))))
