; One satellite, one instrument: calibrate, then take two images.

(define (problem satellite-p01)
  (:domain satellite)
  (:objects
    satellite0 - satellite
    instrument0 - instrument
    infrared0 - mode
    star0 star1 star2 - direction)
  (:init
    (on_board instrument0 satellite0)
    (calibration_target instrument0 star0)
    (supports instrument0 infrared0)
    (pointing satellite0 star2)
    (power_avail satellite0))
  (:goal (and
    (have_image star1 infrared0) (have_image star2 infrared0))))
