; Four balls for two grippers: which go together?

(define (problem grippers-p02)
  (:domain gripper-strips)
  (:objects
    robot1 - robot
    left1 right1 - gripper
    room1 room2 room3 - room
    ball1 ball2 ball3 ball4 - ball)
  (:init
    (at-robby robot1 room1)
    (free robot1 left1) (free robot1 right1)
    (at ball1 room1) (at ball2 room2) (at ball3 room2) (at ball4 room2))
  (:goal (and
    (at ball1 room2) (at ball2 room3) (at ball3 room1) (at ball4 room3))))
