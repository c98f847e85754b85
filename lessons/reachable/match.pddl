; One match for two candles.

(define (domain match)
  (:requirements :strips :typing)

  (:types candle - object)

  (:predicates
    (have-match)          ; there is a match left
    (lit ?c - candle))    ; the candle burns

  ; The match is struck and lights the candle; then the match is gone.
  (:action light
    :parameters (?c - candle)
    :precondition (have-match)
    :effect (and
      (lit ?c)
      (not (have-match)))))
