; Robots paint the tiles of a floor: the one above them or the one below them. Nobody walks on wet paint.

(define (domain floor-tile)
  (:requirements :typing)

  (:types
    color robot tile - object)

  (:predicates
    (available-color ?c - color)          ; paint of this colour is there for everyone
    (clear ?x - tile)                     ; the tile is unpainted, and no robot stands on it
    (down ?x - tile ?y - tile)            ; the first tile lies just below the second
    (free-color ?r - robot)               ; the robot holds no colour; no action needs it
    (left ?x - tile ?y - tile)            ; the first tile lies just left of the second
    (painted ?x - tile ?c - color)        ; the tile is painted in this colour, for good
    (right ?x - tile ?y - tile)           ; the first tile lies just right of the second
    (robot-at ?r - robot ?x - tile)       ; the robot stands on the tile
    (robot-has ?r - robot ?c - color)     ; the robot's spray gun is filled with this colour
    (up ?x - tile ?y - tile))             ; the first tile lies just above the second

  ; A robot fills its spray gun with another colour, wherever it stands.
  (:action change-color
    :parameters (?r - robot ?c - color ?c2 - color)
    :precondition (and
      (robot-has ?r ?c)
      (available-color ?c2))
    :effect (and
      (robot-has ?r ?c2)
      (not (robot-has ?r ?c))))

  ; A robot paints the clear tile above the one it stands on; from then on no robot can enter that tile.
  (:action paint-up
    :parameters (?r - robot ?y - tile ?x - tile ?c - color)
    :precondition (and
      (robot-has ?r ?c)
      (robot-at ?r ?x)
      (up ?y ?x)
      (clear ?y))
    :effect (and
      (painted ?y ?c)
      (not (clear ?y))))

  ; A robot paints the clear tile below the one it stands on; from then on no robot can enter that tile.
  (:action paint-down
    :parameters (?r - robot ?y - tile ?x - tile ?c - color)
    :precondition (and
      (robot-has ?r ?c)
      (robot-at ?r ?x)
      (down ?y ?x)
      (clear ?y))
    :effect (and
      (painted ?y ?c)
      (not (clear ?y))))

  ; A robot moves one tile up, where the tile is clear.
  (:action up
    :parameters (?r - robot ?x - tile ?y - tile)
    :precondition (and
      (robot-at ?r ?x)
      (up ?y ?x)
      (clear ?y))
    :effect (and
      (robot-at ?r ?y)
      (clear ?x)
      (not (robot-at ?r ?x))
      (not (clear ?y))))

  ; A robot moves one tile down, where the tile is clear.
  (:action down
    :parameters (?r - robot ?x - tile ?y - tile)
    :precondition (and
      (robot-at ?r ?x)
      (down ?y ?x)
      (clear ?y))
    :effect (and
      (robot-at ?r ?y)
      (clear ?x)
      (not (robot-at ?r ?x))
      (not (clear ?y))))

  ; A robot moves one tile to the left, where the tile is clear.
  (:action left
    :parameters (?r - robot ?x - tile ?y - tile)
    :precondition (and
      (robot-at ?r ?x)
      (left ?y ?x)
      (clear ?y))
    :effect (and
      (robot-at ?r ?y)
      (clear ?x)
      (not (robot-at ?r ?x))
      (not (clear ?y))))

  ; A robot moves one tile to the right, where the tile is clear.
  (:action right
    :parameters (?r - robot ?x - tile ?y - tile)
    :precondition (and
      (robot-at ?r ?x)
      (right ?y ?x)
      (clear ?y))
    :effect (and
      (robot-at ?r ?y)
      (clear ?x)
      (not (robot-at ?r ?x))
      (not (clear ?y)))))
