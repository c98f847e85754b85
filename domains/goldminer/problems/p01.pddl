; One tunnel: blast the way, and mind what the laser hits.

(define (problem goldminer-p01)
  (:domain gold-miner-typed)
  (:objects
    f0-0f f0-1f f0-2f - loc)
  (:init
    (arm-empty)
    (bomb-at f0-0f)
    (clear f0-0f)
    (connected f0-0f f0-1f) (connected f0-1f f0-0f) (connected f0-1f f0-2f)
    (connected f0-2f f0-1f)
    (gold-at f0-2f)
    (laser-at f0-0f)
    (robot-at f0-0f)
    (soft-rock-at f0-1f) (soft-rock-at f0-2f))
  (:goal (and
    (holds-gold))))
