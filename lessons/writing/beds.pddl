; Two beds, both dry.

(define (problem beds)
  (:domain garden)
  (:objects roses beans - bed)
  (:init (at tap))
  (:goal (and (wet roses) (wet beans))))
