; The published version without `not-eq`: an agent may trade with itself, which changes nothing.

(define (domain swap)
  (:requirements :typing)

  (:types
    agent role - object)

  (:predicates
    (assigned ?a - agent ?r - role))   ; the agent has the role

  ; Two agents trade their roles; both may be the same agent.
  (:action swap
    :parameters (?a1 - agent ?a2 - agent ?r1 - role ?r2 - role)
    :precondition (and
      (assigned ?a1 ?r1)
      (assigned ?a2 ?r2))
    :effect (and
      (not (assigned ?a1 ?r1))
      (not (assigned ?a2 ?r2))
      (assigned ?a1 ?r2)
      (assigned ?a2 ?r1))))
