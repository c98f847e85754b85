; Two trams, one at each end, are to change places.

(define (problem two)
  (:domain tram)
  (:objects red blue - tram west east - stop)
  (:init (at red west) (at blue east) (free))
  (:goal (and (at red east) (at blue west))))
