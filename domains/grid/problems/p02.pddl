; Three rooms in a row: round keys open the first wall, square ones the second, and both keys change rooms.

(define (problem grid-p02)
  (:domain grid)
  (:objects
    key0-0 key1-0 - key
    f0-0f f0-1f f0-2f
    f1-0f f1-1f f1-2f
    f2-0f f2-1f f2-2f
    f3-0f f3-1f f3-2f
    f4-0f f4-1f f4-2f - place
    shape0 shape1 - shape)
  (:init
    (at-robot f0-1f)
    (arm-empty)
    (at key0-0 f0-2f) (at key1-0 f2-0f)
    (key-shape key0-0 shape0) (key-shape key1-0 shape1)
    (lock-shape f1-0f shape0) (lock-shape f1-1f shape0) (lock-shape f1-2f shape0) (lock-shape f3-0f shape1) (lock-shape f3-1f shape1) (lock-shape f3-2f shape1)
    (locked f1-0f) (locked f1-1f) (locked f1-2f) (locked f3-0f) (locked f3-1f) (locked f3-2f)
    (open f0-0f) (open f0-1f) (open f0-2f)
    (open f2-0f) (open f2-1f) (open f2-2f)
    (open f4-0f) (open f4-1f) (open f4-2f)
    (conn f0-0f f0-1f) (conn f0-0f f1-0f)
    (conn f0-1f f0-0f) (conn f0-1f f0-2f) (conn f0-1f f1-1f)
    (conn f0-2f f0-1f) (conn f0-2f f1-2f)
    (conn f1-0f f0-0f) (conn f1-0f f1-1f) (conn f1-0f f2-0f)
    (conn f1-1f f0-1f) (conn f1-1f f1-0f) (conn f1-1f f1-2f) (conn f1-1f f2-1f)
    (conn f1-2f f0-2f) (conn f1-2f f1-1f) (conn f1-2f f2-2f)
    (conn f2-0f f1-0f) (conn f2-0f f2-1f) (conn f2-0f f3-0f)
    (conn f2-1f f1-1f) (conn f2-1f f2-0f) (conn f2-1f f2-2f) (conn f2-1f f3-1f)
    (conn f2-2f f1-2f) (conn f2-2f f2-1f) (conn f2-2f f3-2f)
    (conn f3-0f f2-0f) (conn f3-0f f3-1f) (conn f3-0f f4-0f)
    (conn f3-1f f2-1f) (conn f3-1f f3-0f) (conn f3-1f f3-2f) (conn f3-1f f4-1f)
    (conn f3-2f f2-2f) (conn f3-2f f3-1f) (conn f3-2f f4-2f)
    (conn f4-0f f3-0f) (conn f4-0f f4-1f)
    (conn f4-1f f3-1f) (conn f4-1f f4-0f) (conn f4-1f f4-2f)
    (conn f4-2f f3-2f) (conn f4-2f f4-1f))
  (:goal (and
    (at key0-0 f4-2f)
    (at key1-0 f0-0f))))
