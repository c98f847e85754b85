; Three cities, two aeroplanes, six packages: who flies what, and where does the last flight end?

(define (problem logistics-p03)
  (:domain logistics-strips)
  (:objects
    a0 a1 - airplane
    l0-0 l1-0 l2-0 - airport
    c0 c1 c2 - city
    l0-1 l0-2 l1-1 l1-2 l2-1 l2-2 - location
    p0 p1 p2 p3 p4 p5 - package
    t0 t1 t2 - truck)
  (:init
    (at a0 l0-0) (at a1 l2-0)
    (at t0 l0-1) (at t1 l1-0) (at t2 l2-2)
    (at p0 l0-2) (at p1 l0-2) (at p2 l1-1) (at p3 l2-1)
    (in p4 a1)
    (in p5 t0)
    (in-city l0-0 c0) (in-city l0-1 c0) (in-city l0-2 c0)
    (in-city l1-0 c1) (in-city l1-1 c1) (in-city l1-2 c1)
    (in-city l2-0 c2) (in-city l2-1 c2) (in-city l2-2 c2))
  (:goal (and
    (at p0 l1-2)
    (at p1 l2-1)
    (at p2 l0-2)
    (at p3 l0-0)
    (at p4 l1-2)
    (at p5 l2-2))))
