; Five places, eight cars: more states than one can draw, yet short plans.

(define (problem ferry-p03)
  (:domain ferry)
  (:objects
    c0 c1 c2 c3 c4 c5 c6 c7 - car
    l0 l1 l2 l3 l4 - location)
  (:init
    (at c0 l3) (at c1 l0) (at c2 l4) (at c3 l4) (at c4 l1) (at c5 l2) (at c6 l2) (at c7 l0)
    (at-ferry l2)
    (empty-ferry)
    (not-eq l0 l1) (not-eq l0 l2) (not-eq l0 l3) (not-eq l0 l4)
    (not-eq l1 l0) (not-eq l1 l2) (not-eq l1 l3) (not-eq l1 l4)
    (not-eq l2 l0) (not-eq l2 l1) (not-eq l2 l3) (not-eq l2 l4)
    (not-eq l3 l0) (not-eq l3 l1) (not-eq l3 l2) (not-eq l3 l4)
    (not-eq l4 l0) (not-eq l4 l1) (not-eq l4 l2) (not-eq l4 l3))
  (:goal (and
    (at c0 l1)
    (at c1 l1)
    (at c2 l4)
    (at c3 l0)
    (at c4 l3)
    (at c5 l4)
    (at c6 l2)
    (at c7 l3))))
