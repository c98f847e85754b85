; Five waypoints in a chain, a store already full, a picture already sent: long ways back to the lander.

(define (problem rovers-p03)
  (:domain rover)
  (:objects
    camera0 camera1 camera2 - camera
    general - lander
    colour high_res low_res - mode
    objective0 objective1 objective2 - objective
    rover0 rover1 - rover
    store0 store1 - store
    waypoint0 waypoint1 waypoint2 waypoint3 waypoint4 - waypoint)
  (:init
    (at rover0 waypoint4) (available rover0)
    (at rover1 waypoint0) (available rover1)
    (at_lander general waypoint0) (channel_free general)
    (at_soil_sample waypoint2) (at_soil_sample waypoint4)
    (at_rock_sample waypoint1) (at_rock_sample waypoint3) (at_rock_sample waypoint4)
    (store_of store0 rover0) (full store0) (have_soil_analysis rover0 waypoint3)
    (store_of store1 rover1) (empty store1)
    (equipped_for_soil_analysis rover0) (equipped_for_soil_analysis rover1)
    (equipped_for_rock_analysis rover0)
    (equipped_for_imaging rover0) (equipped_for_imaging rover1)
    (on_board camera0 rover0) (calibration_target camera0 objective2)
    (supports camera0 colour) (supports camera0 high_res)
    (on_board camera1 rover1) (calibration_target camera1 objective0)
    (supports camera1 low_res)
    (on_board camera2 rover1) (calibration_target camera2 objective1)
    (supports camera2 colour)
    (have_image rover1 objective0 low_res) (communicated_image_data objective0 low_res)
    (can_traverse rover0 waypoint1 waypoint2) (can_traverse rover0 waypoint2 waypoint1)
    (can_traverse rover0 waypoint2 waypoint3) (can_traverse rover0 waypoint3 waypoint2)
    (can_traverse rover0 waypoint3 waypoint4) (can_traverse rover0 waypoint4 waypoint3)
    (can_traverse rover1 waypoint0 waypoint1) (can_traverse rover1 waypoint1 waypoint0)
    (can_traverse rover1 waypoint1 waypoint2) (can_traverse rover1 waypoint2 waypoint1)
    (visible waypoint0 waypoint1) (visible waypoint1 waypoint0)
    (visible waypoint1 waypoint2) (visible waypoint2 waypoint1)
    (visible waypoint2 waypoint3) (visible waypoint3 waypoint2)
    (visible waypoint3 waypoint4) (visible waypoint4 waypoint3)
    (visible_from objective0 waypoint0)
    (visible_from objective1 waypoint1) (visible_from objective1 waypoint2)
    (visible_from objective2 waypoint3))
  (:goal (and
    (communicated_soil_data waypoint2)
    (communicated_soil_data waypoint3)
    (communicated_rock_data waypoint1)
    (communicated_rock_data waypoint4)
    (communicated_image_data objective0 low_res)
    (communicated_image_data objective1 colour)
    (communicated_image_data objective2 high_res))))
