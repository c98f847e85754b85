; A robot digs through a mine with bombs and a laser to fetch the gold.

(define (domain gold-miner-typed)
  (:requirements :typing)

  (:types
    loc - object)

  (:predicates
    (arm-empty)                         ; the robot holds nothing
    (bomb-at ?x - loc)                  ; there are bombs at the cell, as many as one likes
    (clear ?x - loc)                    ; there is no rock in the cell
    (connected ?x - loc ?y - loc)       ; the second cell is beside the first
    (gold-at ?x - loc)                  ; the gold lies in the cell, perhaps under rock
    (hard-rock-at ?x - loc)             ; hard rock fills the cell; bombs do nothing to it
    (holds-bomb)                        ; the robot holds a bomb
    (holds-gold)                        ; the robot holds the gold
    (holds-laser)                       ; the robot holds the laser
    (laser-at ?x - loc)                 ; the laser lies in the cell
    (robot-at ?x - loc)                 ; the robot is in the cell
    (soft-rock-at ?x - loc))            ; soft rock fills the cell

  ; The robot steps into a neighbouring cell without rock.
  (:action move
    :parameters (?x - loc ?y - loc)
    :precondition (and
      (robot-at ?x)
      (connected ?x ?y)
      (clear ?y))
    :effect (and
      (robot-at ?y)
      (not (robot-at ?x))))

  ; The robot takes the laser where it stands.
  (:action pickup-laser
    :parameters (?x - loc)
    :precondition (and
      (robot-at ?x)
      (laser-at ?x)
      (arm-empty))
    :effect (and
      (not (arm-empty))
      (holds-laser)
      (not (laser-at ?x))))

  ; The robot takes one of the bombs where it stands; the others stay.
  (:action pickup-bomb
    :parameters (?x - loc)
    :precondition (and
      (robot-at ?x)
      (bomb-at ?x)
      (arm-empty))
    :effect (and
      (not (arm-empty))
      (holds-bomb)))

  ; The robot lays the laser down where it stands.
  (:action putdown-laser
    :parameters (?x - loc)
    :precondition (and
      (robot-at ?x)
      (holds-laser))
    :effect (and
      (arm-empty)
      (not (holds-laser))
      (laser-at ?x)))

  ; The bomb in the robot's hand clears soft rock from a neighbouring cell and is used up; gold survives it.
  (:action detonate-bomb
    :parameters (?x - loc ?y - loc)
    :precondition (and
      (robot-at ?x)
      (holds-bomb)
      (connected ?x ?y)
      (soft-rock-at ?y))
    :effect (and
      (not (holds-bomb))
      (arm-empty)
      (clear ?y)
      (not (soft-rock-at ?y))))

  ; The laser clears a neighbouring cell of any rock, and destroys gold that is there.
  (:action fire-laser
    :parameters (?x - loc ?y - loc)
    :precondition (and
      (robot-at ?x)
      (holds-laser)
      (connected ?x ?y))
    :effect (and
      (clear ?y)
      (not (soft-rock-at ?y))
      (not (gold-at ?y))
      (not (hard-rock-at ?y))))

  ; The robot takes the gold of the cell it stands in.
  (:action pick-gold
    :parameters (?x - loc)
    :precondition (and
      (robot-at ?x)
      (arm-empty)
      (gold-at ?x))
    :effect (and
      (not (arm-empty))
      (holds-gold))))
