; Two cars change sides: small enough to see every state at once.

(define (problem ferry-p01)
  (:domain ferry)
  (:objects
    c0 c1 - car
    l0 l1 - location)
  (:init
    (at c0 l0) (at c1 l1)
    (at-ferry l0)
    (empty-ferry)
    (not-eq l0 l1) (not-eq l1 l0))
  (:goal (and
    (at c0 l1)
    (at c1 l0))))
