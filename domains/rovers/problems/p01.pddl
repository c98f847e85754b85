; One rover, one handful of soil, one picture: sample, calibrate, photograph, and report in sight of the lander.

(define (problem rovers-p01)
  (:domain rover)
  (:objects
    camera0 - camera
    general - lander
    colour - mode
    objective0 - objective
    rover0 - rover
    store0 - store
    waypoint0 waypoint1 waypoint2 - waypoint)
  (:init
    (at rover0 waypoint0) (available rover0)
    (at_lander general waypoint1) (channel_free general)
    (at_soil_sample waypoint2)
    (store_of store0 rover0) (empty store0)
    (equipped_for_soil_analysis rover0)
    (equipped_for_imaging rover0)
    (on_board camera0 rover0) (calibration_target camera0 objective0) (supports camera0 colour)
    (can_traverse rover0 waypoint0 waypoint1) (can_traverse rover0 waypoint1 waypoint0)
    (can_traverse rover0 waypoint1 waypoint2) (can_traverse rover0 waypoint2 waypoint1)
    (visible waypoint0 waypoint1) (visible waypoint1 waypoint0)
    (visible waypoint1 waypoint2) (visible waypoint2 waypoint1)
    (visible_from objective0 waypoint0))
  (:goal (and
    (communicated_soil_data waypoint2)
    (communicated_image_data objective0 colour))))
