; One package from one town's shop to the other town's: road, air, road.

(define (problem logistics-p01)
  (:domain logistics-strips)
  (:objects
    a0 - airplane
    l0-0 l1-0 - airport
    c0 c1 - city
    l0-1 l1-1 - location
    p0 - package
    t0 t1 - truck)
  (:init
    (at a0 l1-0)
    (at t0 l0-0) (at t1 l1-1)
    (at p0 l0-1)
    (in-city l0-0 c0) (in-city l0-1 c0)
    (in-city l1-0 c1) (in-city l1-1 c1))
  (:goal (at p0 l1-1)))
