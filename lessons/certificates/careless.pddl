; Another lock.

(define (domain lock)
  (:requirements :strips)

  (:predicates
    (below) (inside) (above)   ; where the boat is
    (low) (high)               ; how high the water in the lock is
    (shut)                     ; both gates are shut
    (lower-open) (upper-open)) ; the gates

  (:action open-lower
    :parameters ()
    :precondition (and (shut) (low))
    :effect (and (lower-open) (not (shut))))

  (:action close-lower
    :parameters ()
    :precondition (lower-open)
    :effect (and (shut) (not (lower-open))))

  (:action open-upper
    :parameters ()
    :precondition (high)
    :effect (and (upper-open) (not (shut))))

  (:action close-upper
    :parameters ()
    :precondition (upper-open)
    :effect (and (shut) (not (upper-open))))

  (:action fill
    :parameters ()
    :precondition (and (shut) (low))
    :effect (and (high) (not (low))))

  (:action drain
    :parameters ()
    :precondition (and (shut) (high))
    :effect (and (low) (not (high))))

  (:action enter
    :parameters ()
    :precondition (and (below) (lower-open))
    :effect (and (inside) (not (below))))

  (:action leave
    :parameters ()
    :precondition (and (inside) (upper-open))
    :effect (and (above) (not (inside)))))
