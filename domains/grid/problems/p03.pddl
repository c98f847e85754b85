; Five by five, four keys of two shapes, one in hand: fetch, unlock, swap, and tidy up.

(define (problem grid-p03)
  (:domain grid)
  (:objects
    key0-0 key0-1 key1-0 key1-1 - key
    f0-0f f0-1f f0-2f f0-3f f0-4f
    f1-0f f1-1f f1-2f f1-3f f1-4f
    f2-0f f2-1f f2-2f f2-3f f2-4f
    f3-0f f3-1f f3-2f f3-3f f3-4f
    f4-0f f4-1f f4-2f f4-3f f4-4f - place
    shape0 shape1 - shape)
  (:init
    (at-robot f2-2f)
    (holding key1-0)
    (at key0-0 f0-4f) (at key0-1 f4-0f) (at key1-1 f3-3f)
    (key-shape key0-0 shape0) (key-shape key0-1 shape0) (key-shape key1-0 shape1) (key-shape key1-1 shape1)
    (lock-shape f0-2f shape1) (lock-shape f1-1f shape0) (lock-shape f1-3f shape0) (lock-shape f2-0f shape1) (lock-shape f2-4f shape1) (lock-shape f3-1f shape0) (lock-shape f3-3f shape0) (lock-shape f4-2f shape1)
    (locked f0-2f) (locked f1-1f) (locked f1-3f) (locked f2-0f) (locked f2-4f) (locked f3-3f) (locked f4-2f)
    (open f0-0f) (open f0-1f) (open f0-3f) (open f0-4f)
    (open f1-0f) (open f1-2f) (open f1-4f)
    (open f2-1f) (open f2-2f) (open f2-3f)
    (open f3-0f) (open f3-1f) (open f3-2f) (open f3-4f)
    (open f4-0f) (open f4-1f) (open f4-3f) (open f4-4f)
    (conn f0-0f f0-1f) (conn f0-0f f1-0f)
    (conn f0-1f f0-0f) (conn f0-1f f0-2f) (conn f0-1f f1-1f)
    (conn f0-2f f0-1f) (conn f0-2f f0-3f) (conn f0-2f f1-2f)
    (conn f0-3f f0-2f) (conn f0-3f f0-4f) (conn f0-3f f1-3f)
    (conn f0-4f f0-3f) (conn f0-4f f1-4f)
    (conn f1-0f f0-0f) (conn f1-0f f1-1f) (conn f1-0f f2-0f)
    (conn f1-1f f0-1f) (conn f1-1f f1-0f) (conn f1-1f f1-2f) (conn f1-1f f2-1f)
    (conn f1-2f f0-2f) (conn f1-2f f1-1f) (conn f1-2f f1-3f) (conn f1-2f f2-2f)
    (conn f1-3f f0-3f) (conn f1-3f f1-2f) (conn f1-3f f1-4f) (conn f1-3f f2-3f)
    (conn f1-4f f0-4f) (conn f1-4f f1-3f) (conn f1-4f f2-4f)
    (conn f2-0f f1-0f) (conn f2-0f f2-1f) (conn f2-0f f3-0f)
    (conn f2-1f f1-1f) (conn f2-1f f2-0f) (conn f2-1f f2-2f) (conn f2-1f f3-1f)
    (conn f2-2f f1-2f) (conn f2-2f f2-1f) (conn f2-2f f2-3f) (conn f2-2f f3-2f)
    (conn f2-3f f1-3f) (conn f2-3f f2-2f) (conn f2-3f f2-4f) (conn f2-3f f3-3f)
    (conn f2-4f f1-4f) (conn f2-4f f2-3f) (conn f2-4f f3-4f)
    (conn f3-0f f2-0f) (conn f3-0f f3-1f) (conn f3-0f f4-0f)
    (conn f3-1f f2-1f) (conn f3-1f f3-0f) (conn f3-1f f3-2f) (conn f3-1f f4-1f)
    (conn f3-2f f2-2f) (conn f3-2f f3-1f) (conn f3-2f f3-3f) (conn f3-2f f4-2f)
    (conn f3-3f f2-3f) (conn f3-3f f3-2f) (conn f3-3f f3-4f) (conn f3-3f f4-3f)
    (conn f3-4f f2-4f) (conn f3-4f f3-3f) (conn f3-4f f4-4f)
    (conn f4-0f f3-0f) (conn f4-0f f4-1f)
    (conn f4-1f f3-1f) (conn f4-1f f4-0f) (conn f4-1f f4-2f)
    (conn f4-2f f3-2f) (conn f4-2f f4-1f) (conn f4-2f f4-3f)
    (conn f4-3f f3-3f) (conn f4-3f f4-2f) (conn f4-3f f4-4f)
    (conn f4-4f f3-4f) (conn f4-4f f4-3f))
  (:goal (and
    (at key0-0 f2-0f)
    (at key0-1 f3-3f)
    (at key1-0 f1-1f)
    (at key1-1 f2-4f))))
