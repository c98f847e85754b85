; Robots with grippers carry balls from room to room.

(define (domain gripper-strips)
  (:requirements :strips :typing)

  (:types
    ball gripper robot room - object)

  (:predicates
    (at ?o - ball ?x - room)                      ; the ball lies in the room
    (at-robby ?r - robot ?x - room)               ; the robot is in the room
    (carry ?r - robot ?o - ball ?g - gripper)     ; the robot holds the ball in this gripper
    (free ?r - robot ?g - gripper))               ; the robot's gripper is empty

  ; A robot goes to any room; going to the room it is in changes nothing.
  (:action move
    :parameters (?r - robot ?from - room ?to - room)
    :precondition (at-robby ?r ?from)
    :effect (and
      (at-robby ?r ?to)
      (not (at-robby ?r ?from))))

  ; A robot takes a ball of its room into a free gripper.
  (:action pick
    :parameters (?r - robot ?obj - ball ?room - room ?g - gripper)
    :precondition (and
      (at ?obj ?room)
      (at-robby ?r ?room)
      (free ?r ?g))
    :effect (and
      (carry ?r ?obj ?g)
      (not (at ?obj ?room))
      (not (free ?r ?g))))

  ; A robot puts a ball down in its room.
  (:action drop
    :parameters (?r - robot ?obj - ball ?room - room ?g - gripper)
    :precondition (and
      (carry ?r ?obj ?g)
      (at-robby ?r ?room))
    :effect (and
      (at ?obj ?room)
      (free ?r ?g)
      (not (carry ?r ?obj ?g)))))
