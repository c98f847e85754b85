; Three places, four cars, one of them already on board.

(define (problem ferry-p02)
  (:domain ferry)
  (:objects
    c0 c1 c2 c3 - car
    l0 l1 l2 - location)
  (:init
    (at c0 l0) (at c1 l2) (at c2 l2)
    (on c3)
    (at-ferry l1)
    (not-eq l0 l1) (not-eq l0 l2)
    (not-eq l1 l0) (not-eq l1 l2)
    (not-eq l2 l0) (not-eq l2 l1))
  (:goal (and
    (at c0 l2)
    (at c1 l0)
    (at c2 l1)
    (at c3 l1))))
