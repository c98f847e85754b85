; Satellites turn, switch their instruments on, calibrate them and take images.

(define (domain satellite)
  (:requirements :strips :typing)

  (:types
    direction instrument mode satellite - object)

  (:predicates
    (calibrated ?i - instrument)                          ; the instrument is calibrated
    (calibration_target ?i - instrument ?d - direction)   ; the instrument can be calibrated on what lies in the direction
    (have_image ?d - direction ?m - mode)                 ; there is an image of the direction in the mode
    (on_board ?i - instrument ?s - satellite)             ; the instrument is on the satellite
    (pointing ?s - satellite ?d - direction)              ; the satellite points in the direction
    (power_avail ?s - satellite)                          ; none of the satellite's instruments is on
    (power_on ?i - instrument)                            ; the instrument is on
    (supports ?i - instrument ?m - mode))                 ; the instrument takes images in the mode

  ; A satellite turns from one direction to another.
  (:action turn_to
    :parameters (?s - satellite ?d_new - direction ?d_prev - direction)
    :precondition (pointing ?s ?d_prev)
    :effect (and
      (pointing ?s ?d_new)
      (not (pointing ?s ?d_prev))))

  ; An instrument is switched on; it takes all the power of its satellite and loses its calibration.
  (:action switch_on
    :parameters (?i - instrument ?s - satellite)
    :precondition (and
      (on_board ?i ?s)
      (power_avail ?s))
    :effect (and
      (power_on ?i)
      (not (calibrated ?i))
      (not (power_avail ?s))))

  ; An instrument is switched off, and its satellite has power again.
  (:action switch_off
    :parameters (?i - instrument ?s - satellite)
    :precondition (and
      (on_board ?i ?s)
      (power_on ?i))
    :effect (and
      (not (power_on ?i))
      (power_avail ?s)))

  ; An instrument that is on is calibrated while its satellite points at a calibration target.
  (:action calibrate
    :parameters (?s - satellite ?i - instrument ?d - direction)
    :precondition (and
      (on_board ?i ?s)
      (calibration_target ?i ?d)
      (pointing ?s ?d)
      (power_on ?i))
    :effect (calibrated ?i))

  ; A calibrated instrument that is on takes an image of where its satellite points.
  (:action take_image
    :parameters (?s - satellite ?d - direction ?i - instrument ?m - mode)
    :precondition (and
      (calibrated ?i)
      (on_board ?i ?s)
      (supports ?i ?m)
      (power_on ?i)
      (pointing ?s ?d))
    :effect (have_image ?d ?m)))
