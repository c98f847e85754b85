; Agents have one role each, and trade roles two by two.

(define (domain swap)
  (:requirements :typing)

  (:types
    agent role - object)

  (:predicates
    (assigned ?a - agent ?r - role)          ; the agent has the role
    (not-eq ?x - object ?y - object))        ; the two are different

  ; Two different agents trade their roles.
  (:action swap
    :parameters (?a1 - agent ?a2 - agent ?r1 - role ?r2 - role)
    :precondition (and
      (assigned ?a1 ?r1)
      (assigned ?a2 ?r2)
      (not-eq ?a1 ?a2)
      (not-eq ?r1 ?r2))
    :effect (and
      (not (assigned ?a1 ?r1))
      (not (assigned ?a2 ?r2))
      (assigned ?a1 ?r2)
      (assigned ?a2 ?r1))))
