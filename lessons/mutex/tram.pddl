; Trams and a line with a single track: one tram at a time.

(define (domain tram)
  (:requirements :strips :typing)

  (:types tram stop - object)

  (:predicates
    (at ?t - tram ?s - stop)     ; the tram stands at the stop
    (on ?t - tram)               ; the tram is on the single track
    (free))                      ; no tram is on the single track

  (:action enter
    :parameters (?t - tram ?s - stop)
    :precondition (and (at ?t ?s) (free))
    :effect (and (on ?t) (not (at ?t ?s)) (not (free))))

  (:action leave
    :parameters (?t - tram ?s - stop)
    :precondition (on ?t)
    :effect (and (at ?t ?s) (free) (not (on ?t)))))
