; Two tiles to paint, from the two below them: change the colour once, and leave the way open.

(define (problem floortile-p01)
  (:domain floor-tile)
  (:objects
    black white - color
    robot1 - robot
    tile_1 tile_2
    tile_3 tile_4 - tile)
  (:init
    (available-color black) (available-color white)
    (robot-at robot1 tile_3) (robot-has robot1 white)
    (clear tile_1) (clear tile_2) (clear tile_4)
    (up tile_3 tile_1) (up tile_4 tile_2)
    (down tile_1 tile_3) (down tile_2 tile_4)
    (right tile_2 tile_1) (right tile_4 tile_3)
    (left tile_1 tile_2) (left tile_3 tile_4))
  (:goal (and
    (painted tile_3 black)
    (painted tile_4 white))))
