; Six places, one of them locked: fetch the key, unlock, and leave the key inside.

(define (problem grid-p01)
  (:domain grid)
  (:objects
    key0-0 - key
    f0-0f f0-1f
    f1-0f f1-1f
    f2-0f f2-1f - place
    shape0 - shape)
  (:init
    (at-robot f2-0f)
    (arm-empty)
    (at key0-0 f0-0f)
    (key-shape key0-0 shape0)
    (lock-shape f1-1f shape0)
    (locked f1-1f)
    (open f0-0f) (open f0-1f)
    (open f1-0f)
    (open f2-0f) (open f2-1f)
    (conn f0-0f f0-1f) (conn f0-0f f1-0f)
    (conn f0-1f f0-0f) (conn f0-1f f1-1f)
    (conn f1-0f f0-0f) (conn f1-0f f1-1f) (conn f1-0f f2-0f)
    (conn f1-1f f0-1f) (conn f1-1f f1-0f) (conn f1-1f f2-1f)
    (conn f2-0f f1-0f) (conn f2-0f f2-1f)
    (conn f2-1f f1-1f) (conn f2-1f f2-0f))
  (:goal (at key0-0 f1-1f)))
