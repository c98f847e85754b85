; Two robots on a floor of three by three, half of it painted: who stands on a tile that someone must paint?

(define (problem floortile-p02)
  (:domain floor-tile)
  (:objects
    black white - color
    robot1 robot2 - robot
    tile_1 tile_2 tile_3
    tile_4 tile_5 tile_6
    tile_7 tile_8 tile_9 - tile)
  (:init
    (available-color black) (available-color white)
    (robot-at robot1 tile_5) (robot-has robot1 black)
    (robot-at robot2 tile_8) (robot-has robot2 black)
    (painted tile_7 white) (painted tile_9 white)
    (clear tile_1) (clear tile_2) (clear tile_3) (clear tile_4) (clear tile_6)
    (up tile_4 tile_1) (up tile_5 tile_2) (up tile_6 tile_3) (up tile_7 tile_4)
    (up tile_8 tile_5) (up tile_9 tile_6)
    (down tile_1 tile_4) (down tile_2 tile_5) (down tile_3 tile_6) (down tile_4 tile_7)
    (down tile_5 tile_8) (down tile_6 tile_9)
    (right tile_2 tile_1) (right tile_3 tile_2) (right tile_5 tile_4) (right tile_6 tile_5)
    (right tile_8 tile_7) (right tile_9 tile_8)
    (left tile_1 tile_2) (left tile_2 tile_3) (left tile_4 tile_5) (left tile_5 tile_6)
    (left tile_7 tile_8) (left tile_8 tile_9))
  (:goal (and
    (painted tile_4 black)
    (painted tile_5 white)
    (painted tile_6 black)
    (painted tile_7 white)
    (painted tile_8 black)
    (painted tile_9 white))))
