; Four satellites, many ways to divide the work.

(define (problem satellite-p03)
  (:domain satellite)
  (:objects
    satellite0 satellite1 satellite2 satellite3 - satellite
    instrument0 instrument1 instrument2 instrument3 instrument4 - instrument
    spectrograph0 thermograph1 ultraviolet2 - mode
    star0 star1 star2 star3 phenomenon4 star5 star6 - direction)
  (:init
    (on_board instrument0 satellite0)
    (calibration_target instrument0 star2)
    (supports instrument0 thermograph1) (supports instrument0 spectrograph0)
    (on_board instrument1 satellite1)
    (calibration_target instrument1 star1)
    (supports instrument1 ultraviolet2) (supports instrument1 thermograph1)
    (on_board instrument2 satellite1)
    (calibration_target instrument2 star2)
    (supports instrument2 ultraviolet2) (supports instrument2 spectrograph0)
    (supports instrument2 thermograph1)
    (on_board instrument3 satellite2)
    (calibration_target instrument3 star1)
    (supports instrument3 spectrograph0) (supports instrument3 ultraviolet2)
    (supports instrument3 thermograph1)
    (on_board instrument4 satellite3)
    (calibration_target instrument4 star0)
    (supports instrument4 ultraviolet2) (supports instrument4 thermograph1)
    (pointing satellite0 star0) (pointing satellite1 star5) (pointing satellite2 star3)
    (pointing satellite3 star2)
    (power_avail satellite0) (power_avail satellite1) (power_avail satellite2)
    (power_avail satellite3))
  (:goal (and
    (have_image star3 spectrograph0) (have_image phenomenon4 thermograph1)
    (have_image star5 spectrograph0) (have_image star6 spectrograph0))))
