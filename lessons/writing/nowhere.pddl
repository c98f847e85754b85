; The same, and the gardener is forgotten.

(define (problem nowhere)
  (:domain garden)
  (:objects roses beans - bed)
  (:init)
  (:goal (and (wet roses) (wet beans))))
