// Gripper, with the published names; the text is the playground's own. The domain is untyped: unary facts take the
// place of types.

export const gripper = `; A robot with grippers carries balls from room to room.
(define (domain gripper)
  (:requirements :strips)

  (:predicates
    (room ?r)                           ; the object is a room
    (ball ?b)                           ; the object is a ball
    (gripper ?g)                        ; the object is a gripper
    (at-robby ?r)                       ; the robot is in the room
    (at ?b ?r)                          ; the ball lies in the room
    (free ?g)                           ; the gripper holds nothing
    (carry ?b ?g))                      ; the gripper holds the ball

  (:action move
    :parameters (?from ?to)
    :precondition (and (at-robby ?from) (room ?from) (room ?to))
    :effect (and (not (at-robby ?from)) (at-robby ?to)))

  (:action pick
    :parameters (?b ?r ?g)
    :precondition (and
      (ball ?b) (room ?r) (gripper ?g)
      (at-robby ?r) (at ?b ?r) (free ?g))
    :effect (and (carry ?b ?g) (not (at ?b ?r)) (not (free ?g))))

  (:action drop
    :parameters (?b ?r ?g)
    :precondition (and
      (ball ?b) (room ?r) (gripper ?g)
      (at-robby ?r) (carry ?b ?g))
    :effect (and (at ?b ?r) (free ?g) (not (carry ?b ?g)))))
`
