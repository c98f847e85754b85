; A ring of red around a blue heart, and a white way out that must stay unpainted to the end.

(define (problem floortile-p03)
  (:domain floor-tile)
  (:objects
    red blue - color
    robot1 robot2 - robot
    tile_1 tile_2 tile_3 tile_4
    tile_5 tile_6 tile_7 tile_8
    tile_9 tile_10 tile_11 tile_12
    tile_13 tile_14 tile_15 tile_16 - tile)
  (:init
    (available-color red) (available-color blue)
    (robot-at robot1 tile_14) (robot-has robot1 red)
    (robot-at robot2 tile_2) (robot-has robot2 blue)
    (clear tile_1) (clear tile_3) (clear tile_4) (clear tile_5) (clear tile_6) (clear tile_7) (clear tile_8) (clear tile_9) (clear tile_10) (clear tile_11) (clear tile_12) (clear tile_13) (clear tile_15) (clear tile_16)
    (up tile_5 tile_1) (up tile_6 tile_2) (up tile_7 tile_3) (up tile_8 tile_4)
    (up tile_9 tile_5) (up tile_10 tile_6) (up tile_11 tile_7) (up tile_12 tile_8)
    (up tile_13 tile_9) (up tile_14 tile_10) (up tile_15 tile_11) (up tile_16 tile_12)
    (down tile_1 tile_5) (down tile_2 tile_6) (down tile_3 tile_7) (down tile_4 tile_8)
    (down tile_5 tile_9) (down tile_6 tile_10) (down tile_7 tile_11) (down tile_8 tile_12)
    (down tile_9 tile_13) (down tile_10 tile_14) (down tile_11 tile_15) (down tile_12 tile_16)
    (right tile_2 tile_1) (right tile_3 tile_2) (right tile_4 tile_3) (right tile_6 tile_5)
    (right tile_7 tile_6) (right tile_8 tile_7) (right tile_10 tile_9) (right tile_11 tile_10)
    (right tile_12 tile_11) (right tile_14 tile_13) (right tile_15 tile_14) (right tile_16 tile_15)
    (left tile_1 tile_2) (left tile_2 tile_3) (left tile_3 tile_4) (left tile_5 tile_6)
    (left tile_6 tile_7) (left tile_7 tile_8) (left tile_9 tile_10) (left tile_10 tile_11)
    (left tile_11 tile_12) (left tile_13 tile_14) (left tile_14 tile_15) (left tile_15 tile_16))
  (:goal (and
    (painted tile_5 red)
    (painted tile_6 red)
    (painted tile_7 red)
    (painted tile_8 red)
    (painted tile_9 red)
    (painted tile_10 blue)
    (painted tile_11 blue)
    (painted tile_12 red)
    (painted tile_13 red)
    (painted tile_14 red)
    (painted tile_15 red)
    (painted tile_16 red))))
