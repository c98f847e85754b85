// Rovers of the planning competition of 2002, with the published names; the text is the playground's own.

/** Takes a sample from its place into an empty store. */
const sample = (what: string) => `
  (:action sample_${what}
    :parameters (?r - rover ?s - store ?w - waypoint)
    :precondition (and
      (at ?r ?w) (at_${what}_sample ?w) (equipped_for_${what}_analysis ?r)
      (store_of ?s ?r) (empty ?s))
    :effect (and
      (full ?s) (have_${what}_analysis ?r ?w)
      (not (empty ?s)) (not (at_${what}_sample ?w))))`

/** Sends data over a free channel, which is free again immediately. */
const communicate = (what: string, parameters: string, found: string, sent: string) => `
  (:action communicate_${what}_data
    :parameters (?r - rover ?l - lander ${parameters} ?x - waypoint ?y - waypoint)
    :precondition (and
      (at ?r ?x) (at_lander ?l ?y) (visible ?x ?y) ${found}
      (available ?r) (channel_free ?l))
    :effect (and
      (not (available ?r)) (not (channel_free ?l))
      ${sent} (channel_free ?l) (available ?r)))`

export const rover = `; Rovers take samples and images and send what they found to a lander in sight.
(define (domain rover)
  (:requirements :strips :typing)
  (:types rover waypoint store camera mode lander objective)

  (:predicates
    (at ?r - rover ?w - waypoint)
    (at_lander ?l - lander ?w - waypoint)
    (can_traverse ?r - rover ?from - waypoint ?to - waypoint)
    (visible ?from - waypoint ?to - waypoint)
    (visible_from ?o - objective ?w - waypoint)
    (equipped_for_soil_analysis ?r - rover)
    (equipped_for_rock_analysis ?r - rover)
    (equipped_for_imaging ?r - rover)
    (store_of ?s - store ?r - rover)
    (empty ?s - store)
    (full ?s - store)
    (on_board ?c - camera ?r - rover)
    (supports ?c - camera ?m - mode)
    (calibration_target ?c - camera ?o - objective)
    (calibrated ?c - camera ?r - rover)
    (available ?r - rover)
    (channel_free ?l - lander)
    (at_soil_sample ?w - waypoint)
    (at_rock_sample ?w - waypoint)
    (have_soil_analysis ?r - rover ?w - waypoint)
    (have_rock_analysis ?r - rover ?w - waypoint)
    (have_image ?r - rover ?o - objective ?m - mode)
    (communicated_soil_data ?w - waypoint)
    (communicated_rock_data ?w - waypoint)
    (communicated_image_data ?o - objective ?m - mode))

  (:action navigate
    :parameters (?r - rover ?from - waypoint ?to - waypoint)
    :precondition (and
      (at ?r ?from) (can_traverse ?r ?from ?to) (visible ?from ?to) (available ?r))
    :effect (and (not (at ?r ?from)) (at ?r ?to)))
${sample('soil')}
${sample('rock')}

  (:action drop
    :parameters (?r - rover ?s - store)
    :precondition (and (store_of ?s ?r) (full ?s))
    :effect (and (not (full ?s)) (empty ?s)))

  (:action calibrate
    :parameters (?r - rover ?c - camera ?o - objective ?w - waypoint)
    :precondition (and
      (equipped_for_imaging ?r) (on_board ?c ?r) (calibration_target ?c ?o)
      (at ?r ?w) (visible_from ?o ?w))
    :effect (calibrated ?c ?r))

  ; An image uses up the calibration.
  (:action take_image
    :parameters (?r - rover ?w - waypoint ?o - objective ?c - camera ?m - mode)
    :precondition (and
      (equipped_for_imaging ?r) (on_board ?c ?r) (calibrated ?c ?r) (supports ?c ?m)
      (at ?r ?w) (visible_from ?o ?w))
    :effect (and (have_image ?r ?o ?m) (not (calibrated ?c ?r))))
${communicate('soil', '?w - waypoint', '(have_soil_analysis ?r ?w)', '(communicated_soil_data ?w)')}
${communicate('rock', '?w - waypoint', '(have_rock_analysis ?r ?w)', '(communicated_rock_data ?w)')}
${communicate('image', '?o - objective ?m - mode', '(have_image ?r ?o ?m)', '(communicated_image_data ?o ?m)')})
`
