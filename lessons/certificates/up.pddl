(define (problem up)
  (:domain lock)
  (:init (below) (low) (shut))
  (:goal (above)))
