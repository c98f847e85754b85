; Two rows of three cells, and five tiles.

(define (problem five)
  (:domain slide)
  (:objects t1 t2 t3 t4 t5 - tile a1 a2 a3 b1 b2 b3 - cell)
  (:init
    (at t3 a1) (at t1 a2) (at t4 a3) (gap b1) (at t5 b2) (at t2 b3)
    (next a1 a2) (next a2 a1) (next a2 a3) (next a3 a2) (next b1 b2) (next b2 b1) (next b2 b3) (next b3 b2) (next a1 b1) (next b1 a1) (next a2 b2) (next b2 a2) (next a3 b3) (next b3 a3))
  (:goal (and (at t1 a1) (at t2 a2) (at t3 a3) (at t4 b1) (at t5 b2))))
