; Two satellites share three images.

(define (problem satellite-p02)
  (:domain satellite)
  (:objects
    satellite0 satellite1 - satellite
    instrument0 instrument1 instrument2 - instrument
    image0 spectrograph1 - mode
    star0 star1 star2 planet3 star4 - direction)
  (:init
    (on_board instrument0 satellite0)
    (calibration_target instrument0 star0)
    (supports instrument0 spectrograph1) (supports instrument0 image0)
    (on_board instrument1 satellite1)
    (calibration_target instrument1 star0)
    (supports instrument1 spectrograph1)
    (on_board instrument2 satellite1)
    (calibration_target instrument2 star0)
    (supports instrument2 image0)
    (pointing satellite0 planet3) (pointing satellite1 star1)
    (power_avail satellite0) (power_avail satellite1))
  (:goal (and
    (have_image star2 spectrograph1) (have_image planet3 image0)
    (have_image star4 spectrograph1))))
