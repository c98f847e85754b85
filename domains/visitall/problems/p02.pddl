; A grid with two holes, so that some steps must be walked back.

(define (problem visitall-p02)
  (:domain grid-visit-all)
  (:objects
    loc-x1-y0 loc-x2-y0 loc-x3-y0 loc-x0-y1 loc-x1-y1 loc-x2-y1 loc-x3-y1 loc-x1-y2 loc-x2-y2
    loc-x3-y2 - place)
  (:init
    (at-robot loc-x1-y0)
    (connected loc-x1-y0 loc-x2-y0) (connected loc-x1-y0 loc-x1-y1)
    (connected loc-x2-y0 loc-x1-y0) (connected loc-x2-y0 loc-x3-y0)
    (connected loc-x2-y0 loc-x2-y1) (connected loc-x3-y0 loc-x2-y0)
    (connected loc-x3-y0 loc-x3-y1) (connected loc-x0-y1 loc-x1-y1)
    (connected loc-x1-y1 loc-x1-y0) (connected loc-x1-y1 loc-x0-y1)
    (connected loc-x1-y1 loc-x2-y1) (connected loc-x1-y1 loc-x1-y2)
    (connected loc-x2-y1 loc-x2-y0) (connected loc-x2-y1 loc-x1-y1)
    (connected loc-x2-y1 loc-x3-y1) (connected loc-x2-y1 loc-x2-y2)
    (connected loc-x3-y1 loc-x3-y0) (connected loc-x3-y1 loc-x2-y1)
    (connected loc-x3-y1 loc-x3-y2) (connected loc-x1-y2 loc-x1-y1)
    (connected loc-x1-y2 loc-x2-y2) (connected loc-x2-y2 loc-x2-y1)
    (connected loc-x2-y2 loc-x1-y2) (connected loc-x2-y2 loc-x3-y2)
    (connected loc-x3-y2 loc-x3-y1) (connected loc-x3-y2 loc-x2-y2)
    (visited loc-x1-y0))
  (:goal (and
    (visited loc-x1-y0) (visited loc-x2-y0) (visited loc-x3-y0) (visited loc-x0-y1)
    (visited loc-x1-y1) (visited loc-x2-y1) (visited loc-x3-y1) (visited loc-x1-y2)
    (visited loc-x2-y2) (visited loc-x3-y2))))
