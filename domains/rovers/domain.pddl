; Rovers on a planet gather soil, rock and pictures, and send what they found to a lander.

(define (domain rover)
  (:requirements :strips :typing)

  (:types
    camera lander mode objective rover store waypoint - object)

  (:predicates
    (at ?x - rover ?y - waypoint)                            ; the rover is at the waypoint
    (at_lander ?x - lander ?y - waypoint)                    ; the lander stands at the waypoint
    (at_rock_sample ?w - waypoint)                           ; there is rock to sample at the waypoint
    (at_soil_sample ?w - waypoint)                           ; there is soil to sample at the waypoint
    (available ?r - rover)                                   ; the rover is ready for orders
    (calibrated ?c - camera ?r - rover)                      ; the camera on the rover is calibrated, for one picture
    (calibration_target ?i - camera ?o - objective)          ; the camera is calibrated by looking at the objective
    (can_traverse ?r - rover ?x - waypoint ?y - waypoint)    ; the rover can drive from the first waypoint to the second
    (channel_free ?l - lander)                               ; the lander is ready to receive
    (communicated_image_data ?o - objective ?m - mode)       ; a picture of the objective in this mode has been sent
    (communicated_rock_data ?w - waypoint)                   ; the analysis of the waypoint's rock has been sent
    (communicated_soil_data ?w - waypoint)                   ; the analysis of the waypoint's soil has been sent
    (empty ?s - store)                                       ; the store has room for a sample
    (equipped_for_imaging ?r - rover)                        ; the rover can take pictures
    (equipped_for_rock_analysis ?r - rover)                  ; the rover can analyse rock
    (equipped_for_soil_analysis ?r - rover)                  ; the rover can analyse soil
    (full ?s - store)                                        ; the store holds a sample
    (have_image ?r - rover ?o - objective ?m - mode)         ; the rover has a picture of the objective in this mode
    (have_rock_analysis ?r - rover ?w - waypoint)            ; the rover has analysed the waypoint's rock
    (have_soil_analysis ?r - rover ?w - waypoint)            ; the rover has analysed the waypoint's soil
    (on_board ?i - camera ?r - rover)                        ; the camera is mounted on the rover
    (store_of ?s - store ?r - rover)                         ; the store is the rover's
    (supports ?c - camera ?m - mode)                         ; the camera can take pictures in this mode
    (visible ?w - waypoint ?p - waypoint)                    ; the second waypoint can be seen from the first
    (visible_from ?o - objective ?w - waypoint))             ; the objective can be seen from the waypoint

  ; A rover drives from one waypoint to another that it sees and that it can get to.
  (:action navigate
    :parameters (?x - rover ?y - waypoint ?z - waypoint)
    :precondition (and
      (can_traverse ?x ?y ?z)
      (visible ?y ?z)
      (available ?x)
      (at ?x ?y))
    :effect (and
      (at ?x ?z)
      (not (at ?x ?y))))

  ; A rover takes up the soil of its waypoint into its empty store and analyses it.
  (:action sample_soil
    :parameters (?x - rover ?s - store ?p - waypoint)
    :precondition (and
      (at ?x ?p)
      (at_soil_sample ?p)
      (equipped_for_soil_analysis ?x)
      (store_of ?s ?x)
      (empty ?s))
    :effect (and
      (full ?s)
      (have_soil_analysis ?x ?p)
      (not (empty ?s))
      (not (at_soil_sample ?p))))

  ; A rover takes up the rock of its waypoint into its empty store and analyses it.
  (:action sample_rock
    :parameters (?x - rover ?s - store ?p - waypoint)
    :precondition (and
      (at ?x ?p)
      (at_rock_sample ?p)
      (equipped_for_rock_analysis ?x)
      (store_of ?s ?x)
      (empty ?s))
    :effect (and
      (full ?s)
      (have_rock_analysis ?x ?p)
      (not (empty ?s))
      (not (at_rock_sample ?p))))

  ; A rover throws away the sample in its store; what it learned from it stays known.
  (:action drop
    :parameters (?x - rover ?y - store)
    :precondition (and
      (store_of ?y ?x)
      (full ?y))
    :effect (and
      (empty ?y)
      (not (full ?y))))

  ; A rover calibrates one of its cameras where it can see the camera's calibration target.
  (:action calibrate
    :parameters (?r - rover ?i - camera ?t - objective ?w - waypoint)
    :precondition (and
      (equipped_for_imaging ?r)
      (calibration_target ?i ?t)
      (on_board ?i ?r)
      (at ?r ?w)
      (visible_from ?t ?w))
    :effect (calibrated ?i ?r))

  ; A rover takes a picture of an objective in sight; the camera has to be calibrated anew before the next one.
  (:action take_image
    :parameters (?r - rover ?p - waypoint ?o - objective ?i - camera ?m - mode)
    :precondition (and
      (calibrated ?i ?r)
      (on_board ?i ?r)
      (equipped_for_imaging ?r)
      (supports ?i ?m)
      (visible_from ?o ?p)
      (at ?r ?p))
    :effect (and
      (have_image ?r ?o ?m)
      (not (calibrated ?i ?r))))

  ; A rover sends a soil analysis from where it sees the lander. Rover and channel are busy while it sends,
  ; and free again in the end, so they are both deleted and added: the add wins.
  (:action communicate_soil_data
    :parameters (?r - rover ?l - lander ?p - waypoint ?x - waypoint ?y - waypoint)
    :precondition (and
      (at ?r ?x)
      (at_lander ?l ?y)
      (have_soil_analysis ?r ?p)
      (visible ?x ?y)
      (available ?r)
      (channel_free ?l))
    :effect (and
      (communicated_soil_data ?p)
      (not (available ?r))
      (not (channel_free ?l))
      (available ?r)
      (channel_free ?l)))

  ; A rover sends a rock analysis from where it sees the lander.
  (:action communicate_rock_data
    :parameters (?r - rover ?l - lander ?p - waypoint ?x - waypoint ?y - waypoint)
    :precondition (and
      (at ?r ?x)
      (at_lander ?l ?y)
      (have_rock_analysis ?r ?p)
      (visible ?x ?y)
      (available ?r)
      (channel_free ?l))
    :effect (and
      (communicated_rock_data ?p)
      (not (available ?r))
      (not (channel_free ?l))
      (available ?r)
      (channel_free ?l)))

  ; A rover sends a picture from where it sees the lander.
  (:action communicate_image_data
    :parameters (?r - rover ?l - lander ?o - objective ?m - mode ?x - waypoint ?y - waypoint)
    :precondition (and
      (at ?r ?x)
      (at_lander ?l ?y)
      (have_image ?r ?o ?m)
      (visible ?x ?y)
      (available ?r)
      (channel_free ?l))
    :effect (and
      (communicated_image_data ?o ?m)
      (not (available ?r))
      (not (channel_free ?l))
      (available ?r)
      (channel_free ?l))))
