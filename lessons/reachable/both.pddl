; Two candles, and somebody who wants both to burn.

(define (problem both)
  (:domain match)
  (:objects left right - candle)
  (:init (have-match))
  (:goal (and (lit left) (lit right))))
