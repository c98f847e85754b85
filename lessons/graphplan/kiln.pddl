; A potter has one kiln, which holds one piece.

(define (domain kiln)
  (:requirements :strips :typing)

  (:types piece - object)

  (:predicates
    (raw ?p - piece)     ; the piece is not fired, and not in the kiln
    (in ?p - piece)      ; the piece is in the kiln
    (fired ?p - piece)   ; the piece is fired, and out of the kiln
    (free))              ; the kiln is empty

  (:action load
    :parameters (?p - piece)
    :precondition (and (raw ?p) (free))
    :effect (and (in ?p)
      (not (raw ?p)) (not (free))))

  (:action fire
    :parameters (?p - piece)
    :precondition (in ?p)
    :effect (and (fired ?p) (free)
      (not (in ?p)))))
