; Three blocks, the Sussman anomaly: neither subgoal can be finished first.

(define (problem blocksworld-p01)
  (:domain blocksworld-4ops)
  (:objects b1 b2 b3)
  (:init
    (handempty)
    (ontable b1) (ontable b2)
    (on b3 b1)
    (clear b2) (clear b3))
  (:goal (and
    (on b1 b2)
    (on b2 b3))))
