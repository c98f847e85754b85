// One rover without stores, with the published names; the text is the playground's own.

/** Sends data over a free channel, which is free again immediately. */
const communicate = (what: string, parameters: string, found: string, sent: string) => `
  (:action communicate_${what}_data
    :parameters (${parameters} ?x - waypoint ?y - waypoint)
    :precondition (and
      (at_rover ?x) (at_lander ?y) (visible ?x ?y) ${found}
      (available) (channel_free))
    :effect (and
      (not (available)) (not (channel_free))
      ${sent} (channel_free) (available)))`

export const roverSingle = `; One rover takes samples and images and sends what it found to a lander in sight.
(define (domain rover-single)
  (:requirements :strips :typing)
  (:types waypoint camera mode objective)

  (:predicates
    (at_rover ?w - waypoint)
    (at_lander ?w - waypoint)
    (can_traverse ?from - waypoint ?to - waypoint)
    (visible ?from - waypoint ?to - waypoint)
    (visible_from ?o - objective ?w - waypoint)
    (supports ?c - camera ?m - mode)
    (available)
    (channel_free)
    (at_soil_sample ?w - waypoint)
    (at_rock_sample ?w - waypoint)
    (have_soil_analysis ?w - waypoint)
    (have_rock_analysis ?w - waypoint)
    (have_image ?o - objective ?m - mode)
    (communicated_soil_data ?w - waypoint)
    (communicated_rock_data ?w - waypoint)
    (communicated_image_data ?o - objective ?m - mode))

  (:action navigate
    :parameters (?from - waypoint ?to - waypoint)
    :precondition (and
      (at_rover ?from) (can_traverse ?from ?to) (visible ?from ?to) (available))
    :effect (and (not (at_rover ?from)) (at_rover ?to)))

  ; A sample stays where it is.
  (:action sample_soil
    :parameters (?w - waypoint)
    :precondition (and (at_rover ?w) (at_soil_sample ?w))
    :effect (have_soil_analysis ?w))

  (:action sample_rock
    :parameters (?w - waypoint)
    :precondition (and (at_rover ?w) (at_rock_sample ?w))
    :effect (have_rock_analysis ?w))

  ; Cameras need no calibration.
  (:action take_image
    :parameters (?w - waypoint ?o - objective ?c - camera ?m - mode)
    :precondition (and (at_rover ?w) (visible_from ?o ?w) (supports ?c ?m))
    :effect (have_image ?o ?m))
${communicate('soil', '?w - waypoint', '(have_soil_analysis ?w)', '(communicated_soil_data ?w)')}
${communicate('rock', '?w - waypoint', '(have_rock_analysis ?w)', '(communicated_rock_data ?w)')}
${communicate('image', '?o - objective ?m - mode', '(have_image ?o ?m)', '(communicated_image_data ?o ?m)')})
`
