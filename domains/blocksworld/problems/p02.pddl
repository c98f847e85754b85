; Five blocks: one tower is turned upside down around its middle.

(define (problem blocksworld-p02)
  (:domain blocksworld-4ops)
  (:objects b1 b2 b3 b4 b5)
  (:init
    (handempty)
    (ontable b1)
    (on b2 b1) (on b3 b2) (on b4 b3) (on b5 b4)
    (clear b5))
  (:goal (and
    (ontable b3)
    (on b1 b3) (on b5 b1)
    (on b2 b5) (on b4 b2))))
