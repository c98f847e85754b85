; Three lamps.
(define (problem three) (:domain lamps) (:objects a b c - lamp)
  (:init (lit a) (after b a) (after c b)) (:goal (lit c)))
