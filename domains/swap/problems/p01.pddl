; Four people, four things: every way of dealing them out on one page.

(define (problem swap-p01)
  (:domain swap)
  (:objects
    bob dave erin heidi - agent
    banjo candle easel kite - role)
  (:init
    (assigned bob kite) (assigned dave candle) (assigned erin easel) (assigned heidi banjo)
    (not-eq bob dave) (not-eq bob erin) (not-eq bob heidi) (not-eq dave bob) (not-eq dave erin)
    (not-eq dave heidi) (not-eq erin bob) (not-eq erin dave) (not-eq erin heidi)
    (not-eq heidi bob) (not-eq heidi dave) (not-eq heidi erin) (not-eq banjo candle)
    (not-eq banjo easel) (not-eq banjo kite) (not-eq candle banjo) (not-eq candle easel)
    (not-eq candle kite) (not-eq easel banjo) (not-eq easel candle) (not-eq easel kite)
    (not-eq kite banjo) (not-eq kite candle) (not-eq kite easel))
  (:goal (and
    (assigned bob easel) (assigned dave banjo) (assigned erin kite) (assigned heidi candle))))
