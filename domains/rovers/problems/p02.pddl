; Two rovers share the work: one digs, one takes pictures, and both meet where the lander is in sight.

(define (problem rovers-p02)
  (:domain rover)
  (:objects
    camera0 camera1 - camera
    general - lander
    colour high_res low_res - mode
    objective0 objective1 - objective
    rover0 rover1 - rover
    store0 store1 - store
    waypoint0 waypoint1 waypoint2 - waypoint)
  (:init
    (at rover0 waypoint0) (available rover0)
    (at rover1 waypoint2) (available rover1)
    (at_lander general waypoint1) (channel_free general)
    (at_soil_sample waypoint0) (at_soil_sample waypoint1)
    (at_rock_sample waypoint1) (at_rock_sample waypoint2)
    (store_of store0 rover0) (empty store0)
    (store_of store1 rover1) (empty store1)
    (equipped_for_soil_analysis rover0)
    (equipped_for_rock_analysis rover0) (equipped_for_rock_analysis rover1)
    (equipped_for_imaging rover1)
    (on_board camera0 rover1) (calibration_target camera0 objective0)
    (supports camera0 colour) (supports camera0 low_res)
    (on_board camera1 rover1) (calibration_target camera1 objective1)
    (supports camera1 high_res)
    (can_traverse rover0 waypoint0 waypoint1) (can_traverse rover0 waypoint1 waypoint0)
    (can_traverse rover1 waypoint0 waypoint2) (can_traverse rover1 waypoint2 waypoint0)
    (can_traverse rover1 waypoint2 waypoint1) (can_traverse rover1 waypoint1 waypoint2)
    (visible waypoint0 waypoint1) (visible waypoint1 waypoint0)
    (visible waypoint0 waypoint2) (visible waypoint2 waypoint0)
    (visible waypoint1 waypoint2) (visible waypoint2 waypoint1)
    (visible_from objective0 waypoint0) (visible_from objective0 waypoint2)
    (visible_from objective1 waypoint1))
  (:goal (and
    (communicated_soil_data waypoint0)
    (communicated_soil_data waypoint1)
    (communicated_rock_data waypoint2)
    (communicated_image_data objective0 colour)
    (communicated_image_data objective1 high_res))))
