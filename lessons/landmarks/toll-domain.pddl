; Roads with tolls: the shortest way is not the cheapest.

(define (domain toll)
  (:requirements :strips :typing :action-costs)

  (:types place - object)

  (:predicates
    (at ?p - place)             ; the traveller is at the place
    (road ?a ?b - place))       ; a road leads from the first place to the second

  (:functions
    (toll ?a ?b - place) - number
    (total-cost) - number)

  ; The traveller takes a road and pays its toll.
  (:action drive
    :parameters (?a ?b - place)
    :precondition (and (at ?a) (road ?a ?b))
    :effect (and
      (at ?b)
      (not (at ?a))
      (increase (total-cost) (toll ?a ?b)))))
