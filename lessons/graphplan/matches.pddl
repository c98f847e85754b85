; Each match lights one candle.

(define (domain matches)
  (:requirements :strips :typing)

  (:types candle match - object)

  (:predicates
    (left ?m - match)    ; the match is not used yet
    (lit ?c - candle))   ; the candle burns

  (:action light
    :parameters (?c - candle ?m - match)
    :precondition (left ?m)
    :effect (and (lit ?c) (not (left ?m)))))
