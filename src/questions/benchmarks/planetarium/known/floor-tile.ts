// Floor-tile, with the published names; the text is the playground's own. A tile may be painted again, and robots may
// share a tile.

export const floorTile = `; Robots move on a grid of tiles and paint the tiles beside them.
(define (domain floor-tile)
  (:requirements :typing)
  (:types robot tile color - object)

  (:predicates
    (robot-at ?r - robot ?t - tile)
    (robot-has ?r - robot ?c - color)     ; the color that the robot paints with
    (available-color ?c - color)          ; robots can change to this color
    (painted ?t - tile ?c - color)
    (up ?above - tile ?t - tile)          ; the first tile is above the second
    (right ?beside - tile ?t - tile))     ; the first tile is to the right of the second

  (:action change-color
    :parameters (?r - robot ?old - color ?new - color)
    :precondition (and (robot-has ?r ?old) (available-color ?new))
    :effect (and (not (robot-has ?r ?old)) (robot-has ?r ?new)))

  ; Painting: the robot stands on ?from and paints ?t with ?c.
  (:action paint-up
    :parameters (?r - robot ?t - tile ?from - tile ?c - color)
    :precondition (and (robot-at ?r ?from) (robot-has ?r ?c) (up ?t ?from))
    :effect (painted ?t ?c))

  (:action paint-down
    :parameters (?r - robot ?t - tile ?from - tile ?c - color)
    :precondition (and (robot-at ?r ?from) (robot-has ?r ?c) (up ?from ?t))
    :effect (painted ?t ?c))

  (:action paint-right
    :parameters (?r - robot ?t - tile ?from - tile ?c - color)
    :precondition (and (robot-at ?r ?from) (robot-has ?r ?c) (right ?t ?from))
    :effect (painted ?t ?c))

  (:action paint-left
    :parameters (?r - robot ?t - tile ?from - tile ?c - color)
    :precondition (and (robot-at ?r ?from) (robot-has ?r ?c) (right ?from ?t))
    :effect (painted ?t ?c))

  ; Moving from ?from to ?to.
  (:action up
    :parameters (?r - robot ?from - tile ?to - tile)
    :precondition (and (robot-at ?r ?from) (up ?to ?from))
    :effect (and (not (robot-at ?r ?from)) (robot-at ?r ?to)))

  (:action down
    :parameters (?r - robot ?from - tile ?to - tile)
    :precondition (and (robot-at ?r ?from) (up ?from ?to))
    :effect (and (not (robot-at ?r ?from)) (robot-at ?r ?to)))

  (:action right
    :parameters (?r - robot ?from - tile ?to - tile)
    :precondition (and (robot-at ?r ?from) (right ?to ?from))
    :effect (and (not (robot-at ?r ?from)) (robot-at ?r ?to)))

  (:action left
    :parameters (?r - robot ?from - tile ?to - tile)
    :precondition (and (robot-at ?r ?from) (right ?from ?to))
    :effect (and (not (robot-at ?r ?from)) (robot-at ?r ?to))))
`
