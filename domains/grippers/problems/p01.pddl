; One robot, two balls, two rooms: small enough to see every state.

(define (problem grippers-p01)
  (:domain gripper-strips)
  (:objects
    robot1 - robot
    left1 right1 - gripper
    room1 room2 - room
    ball1 ball2 - ball)
  (:init
    (at-robby robot1 room2)
    (free robot1 left1) (free robot1 right1)
    (at ball1 room2) (at ball2 room2))
  (:goal (and
    (at ball1 room1) (at ball2 room2))))
