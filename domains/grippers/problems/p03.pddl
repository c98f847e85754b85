; Two robots share the work.

(define (problem grippers-p03)
  (:domain gripper-strips)
  (:objects
    robot1 robot2 - robot
    left1 right1 left2 right2 - gripper
    room1 room2 room3 room4 - room
    ball1 ball2 ball3 ball4 ball5 ball6 - ball)
  (:init
    (at-robby robot1 room1) (at-robby robot2 room3)
    (free robot1 left1) (free robot1 right1) (free robot2 left2) (free robot2 right2)
    (at ball1 room4) (at ball2 room2) (at ball3 room1) (at ball4 room2) (at ball5 room3)
    (at ball6 room2))
  (:goal (and
    (at ball1 room4) (at ball2 room2) (at ball3 room4) (at ball4 room3) (at ball5 room2)
    (at ball6 room3))))
