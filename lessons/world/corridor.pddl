; Three cells in a row; the robot begins in the middle.

(define (problem corridor)
  (:domain grid-visit-all)
  (:objects x0-y0 x1-y0 x2-y0 - place)
  (:init
    (at-robot x1-y0) (visited x1-y0)
    (connected x0-y0 x1-y0) (connected x1-y0 x0-y0) (connected x1-y0 x2-y0) (connected x2-y0 x1-y0))
  (:goal (and (visited x0-y0) (visited x1-y0) (visited x2-y0))))
