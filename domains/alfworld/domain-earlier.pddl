; The earlier version that yes/no and choice questions are worded for: one action for taking things and one for putting
; them down, whether the receptacle can be opened or not. It was never published as PDDL; this is what the published
; English and answers say of it:
; - Sequences say "picks up object o from receptacle r" and "places object o in a receptacle r", and never whether the
;   receptacle can be opened; the open questions have two actions for each, and say which.
; - Plans put things into a cabinet only after they open the cabinet, and onto a countertop as they come to it. So what
;   can be opened must be open; what is neither open nor closed cannot be opened and is always open.
; - Plans heat with the microwave closed, as in the domain itself. No published answer tells any other difference.

(define (domain alfred)
  (:requirements :strips :typing :equality :negative-preconditions :disjunctive-preconditions)

  (:types
    agent location objectorreceptacle otype rtype - object
    receptacle - objectorreceptacle)

  (:constants
    butterknifetype knifetype sinktype - otype
    fridgetype microwavetype sinkbasintype - rtype)

  (:predicates
    (atlocation ?a - agent ?l - location)                              ; the robot is at the spot
    (receptacleatlocation ?r - receptacle ?l - location)               ; the receptacle is reached from the spot
    (objectatlocation ?o - object ?l - location)                       ; the thing is within reach of the spot
    (inreceptacle ?o - object ?r - objectorreceptacle)                 ; the thing is in or on the receptacle
    (holds ?a - agent ?o - object)                                     ; the robot holds the thing
    (handempty ?a - agent)                                             ; the robot holds nothing
    (objecttype ?o - object ?t - otype)                                ; the thing is of the kind
    (receptacletype ?r - receptacle ?t - rtype)                        ; the receptacle is of the kind
    (cancontain ?rt - rtype ?ot - otype)                               ; receptacles of the kind take things of the kind
    (openable ?r - receptacle)                                         ; the receptacle has a door or a lid
    (notopenable ?r - receptacle)                                      ; the receptacle is always open
    (opened ?r - receptacle)                                           ; the receptacle is open
    (closed ?r - receptacle)                                           ; the receptacle is closed
    (checked ?r - receptacle)                                          ; the robot has opened the receptacle before
    (pickupable ?o - object)                                           ; the thing can be carried
    (cleanable ?o - object)                                            ; the thing can be cleaned
    (heatable ?o - object)                                             ; the thing can be heated
    (coolable ?o - object)                                             ; the thing can be cooled
    (sliceable ?o - object)                                            ; the thing can be sliced
    (toggleable ?o - object)                                           ; the thing has a switch
    (isclean ?o - object)                                              ; the thing has been cleaned
    (ishot ?o - object)                                                ; the thing is hot
    (iscool ?o - object)                                               ; the thing is cool
    (issliced ?o - object)                                             ; the thing is sliced
    (ison ?o - object)                                                 ; the thing is switched on
    (isoff ?o - object)                                                ; the thing is switched off
    (istoggled ?o - object)                                            ; the thing's switch has been used
    (notvalidated)                                                     ; no chore has been declared done
    (validatepickandplace ?ot - otype ?rt - rtype)                     ; done: one such thing in one such receptacle
    (validatepicktwoandplace ?ot - otype ?rt - rtype)                  ; done: two such things in one such receptacle
    (validatecleanandplace ?ot - otype ?rt - rtype)                    ; done: a clean one in one such receptacle
    (validateheatandplace ?ot - otype ?rt - rtype)                     ; done: a hot one in one such receptacle
    (validatecoolandplace ?ot - otype ?rt - rtype)                     ; done: a cool one in one such receptacle
    (validateexamineinlight ?otogglet - otype ?ot - otype))            ; done: such a thing looked at by such a lamp

  ; The robot walks to a spot where there is a receptacle.
  (:action go_to_location
    :parameters (?a - agent ?lstart - location ?lend - location ?r - receptacle)
    :precondition (and
      (atlocation ?a ?lstart)
      (receptacleatlocation ?r ?lend)
      (not (= ?lstart ?lend))
      (notvalidated))
    :effect (and
      (not (atlocation ?a ?lstart))
      (atlocation ?a ?lend)))

  ; The robot opens a closed receptacle.
  (:action open_receptacle
    :parameters (?a - agent ?l - location ?r - receptacle)
    :precondition (and
      (openable ?r)
      (atlocation ?a ?l)
      (receptacleatlocation ?r ?l)
      (closed ?r)
      (notvalidated))
    :effect (and
      (opened ?r)
      (not (closed ?r))
      (checked ?r)))

  ; The robot closes an open receptacle.
  (:action close_receptacle
    :parameters (?a - agent ?l - location ?r - receptacle)
    :precondition (and
      (openable ?r)
      (atlocation ?a ?l)
      (receptacleatlocation ?r ?l)
      (opened ?r)
      (notvalidated))
    :effect (and
      (not (opened ?r))
      (closed ?r)))

  ; The robot takes a thing from a receptacle that is always open, or out of one that is open.
  (:action pickup_object
    :parameters (?a - agent ?l - location ?o - object ?r - receptacle)
    :precondition (and
      (pickupable ?o)
      (atlocation ?a ?l)
      (receptacleatlocation ?r ?l)
      (inreceptacle ?o ?r)
      (handempty ?a)
      (or
        (notopenable ?r)
        (opened ?r))
      (notvalidated))
    :effect (and
      (not (inreceptacle ?o ?r))
      (holds ?a ?o)
      (not (handempty ?a))
      (not (objectatlocation ?o ?l))))

  ; The robot puts what it holds on or into such a receptacle, if it takes things of that kind.
  (:action put_object
    :parameters (?a - agent ?l - location ?o - object ?r - receptacle ?ot - otype ?rt - rtype)
    :precondition (and
      (holds ?a ?o)
      (atlocation ?a ?l)
      (receptacleatlocation ?r ?l)
      (or
        (notopenable ?r)
        (opened ?r))
      (objecttype ?o ?ot)
      (receptacletype ?r ?rt)
      (cancontain ?rt ?ot)
      (notvalidated))
    :effect (and
      (inreceptacle ?o ?r)
      (objectatlocation ?o ?l)
      (not (holds ?a ?o))
      (handempty ?a)))

  ; The robot cleans what it holds at a sink.
  (:action clean_object
    :parameters (?a - agent ?l - location ?r - receptacle ?o - object)
    :precondition (and
      (cleanable ?o)
      (receptacletype ?r sinkbasintype)
      (atlocation ?a ?l)
      (receptacleatlocation ?r ?l)
      (holds ?a ?o)
      (notvalidated))
    :effect (isclean ?o))

  ; The robot heats what it holds at a microwave oven.
  (:action heat_object
    :parameters (?a - agent ?l - location ?r - receptacle ?o - object)
    :precondition (and
      (heatable ?o)
      (receptacletype ?r microwavetype)
      (atlocation ?a ?l)
      (receptacleatlocation ?r ?l)
      (holds ?a ?o)
      (notvalidated))
    :effect (and
      (ishot ?o)
      (not (iscool ?o))))

  ; The robot cools what it holds at a fridge.
  (:action cool_object
    :parameters (?a - agent ?l - location ?r - receptacle ?o - object)
    :precondition (and
      (coolable ?o)
      (receptacletype ?r fridgetype)
      (atlocation ?a ?l)
      (receptacleatlocation ?r ?l)
      (holds ?a ?o)
      (notvalidated))
    :effect (and
      (iscool ?o)
      (not (ishot ?o))))

  ; The robot slices a thing within reach with the knife it holds.
  (:action slice_object
    :parameters (?a - agent ?l - location ?co - object ?ko - object)
    :precondition (and
      (sliceable ?co)
      (or
        (objecttype ?ko knifetype)
        (objecttype ?ko butterknifetype))
      (atlocation ?a ?l)
      (objectatlocation ?co ?l)
      (holds ?a ?ko)
      (notvalidated))
    :effect (issliced ?co))

  ; The robot switches a thing on.
  (:action toggle_object_on
    :parameters (?a - agent ?l - location ?o - object ?r - receptacle)
    :precondition (and
      (toggleable ?o)
      (atlocation ?a ?l)
      (receptacleatlocation ?r ?l)
      (inreceptacle ?o ?r)
      (isoff ?o)
      (notvalidated))
    :effect (and
      (ison ?o)
      (not (isoff ?o))
      (istoggled ?o)))

  ; The robot switches a thing off.
  (:action toggle_object_off
    :parameters (?a - agent ?l - location ?o - object ?r - receptacle)
    :precondition (and
      (toggleable ?o)
      (atlocation ?a ?l)
      (receptacleatlocation ?r ?l)
      (inreceptacle ?o ?r)
      (ison ?o)
      (notvalidated))
    :effect (and
      (not (ison ?o))
      (isoff ?o)
      (istoggled ?o)))

  ; Declares: one such thing is in one such receptacle. Nothing can be done after a chore is declared done.
  (:action validate_pick_and_place_in_receptacle
    :parameters (?o - object ?ot - otype ?r - receptacle ?rt - rtype)
    :precondition (and
      (inreceptacle ?o ?r)
      (objecttype ?o ?ot)
      (receptacletype ?r ?rt)
      (notvalidated))
    :effect (and
      (validatepickandplace ?ot ?rt)
      (not (notvalidated))))

  ; Declares: two such things are in one such receptacle.
  (:action validate_pick_two_and_place_in_receptacle
    :parameters (?o1 - object ?o2 - object ?ot - otype ?r - receptacle ?rt - rtype)
    :precondition (and
      (objecttype ?o1 ?ot)
      (objecttype ?o2 ?ot)
      (inreceptacle ?o1 ?r)
      (inreceptacle ?o2 ?r)
      (not (= ?o1 ?o2))
      (receptacletype ?r ?rt)
      (notvalidated))
    :effect (and
      (validatepicktwoandplace ?ot ?rt)
      (not (notvalidated))))

  ; Declares: a clean thing of the kind is in one such receptacle.
  (:action validate_clean_and_place_in_receptacle
    :parameters (?o - object ?ot - otype ?r - receptacle ?rt - rtype)
    :precondition (and
      (cleanable ?o)
      (objecttype ?o ?ot)
      (receptacletype ?r ?rt)
      (isclean ?o)
      (inreceptacle ?o ?r)
      (notvalidated))
    :effect (and
      (validatecleanandplace ?ot ?rt)
      (not (notvalidated))))

  ; Declares: a hot thing of the kind is in one such receptacle.
  (:action validate_heat_and_place_in_receptacle
    :parameters (?o - object ?ot - otype ?r - receptacle ?rt - rtype)
    :precondition (and
      (heatable ?o)
      (objecttype ?o ?ot)
      (receptacletype ?r ?rt)
      (ishot ?o)
      (inreceptacle ?o ?r)
      (notvalidated))
    :effect (and
      (validateheatandplace ?ot ?rt)
      (not (notvalidated))))

  ; Declares: a cool thing of the kind is in one such receptacle.
  (:action validate_cool_and_place_in_receptacle
    :parameters (?o - object ?ot - otype ?r - receptacle ?rt - rtype)
    :precondition (and
      (coolable ?o)
      (objecttype ?o ?ot)
      (receptacletype ?r ?rt)
      (iscool ?o)
      (inreceptacle ?o ?r)
      (notvalidated))
    :effect (and
      (validatecoolandplace ?ot ?rt)
      (not (notvalidated))))

  ; Declares: the robot holds a thing of the kind beside a lamp whose switch it has used.
  (:action validate_examine_in_light
    :parameters (?otoggle - object ?otogglet - otype ?o - object ?ot - otype ?r - receptacle ?a - agent ?l - location)
    :precondition (and
      (objecttype ?otoggle ?otogglet)
      (toggleable ?otoggle)
      (istoggled ?otoggle)
      (inreceptacle ?otoggle ?r)
      (receptacleatlocation ?r ?l)
      (holds ?a ?o)
      (objecttype ?o ?ot)
      (atlocation ?a ?l)
      (notvalidated))
    :effect (and
      (validateexamineinlight ?otogglet ?ot)
      (not (notvalidated)))))
