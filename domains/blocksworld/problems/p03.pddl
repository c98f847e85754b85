; Eight blocks in three stacks, the arm already holding one; most of the goal is buried.

(define (problem blocksworld-p03)
  (:domain blocksworld-4ops)
  (:objects b1 b2 b3 b4 b5 b6 b7 b8)
  (:init
    (holding b8)
    (ontable b1) (on b2 b1) (on b3 b2) (clear b3)
    (ontable b4) (on b5 b4) (clear b5)
    (ontable b6) (on b7 b6) (clear b7))
  (:goal (and
    (on b1 b6)
    (on b6 b4)
    (on b8 b2)
    (on b2 b7))))
