; Three people, none of whom has what is theirs: each cheapest plan swaps twice, and passes another state in between.

(define (problem three)
  (:domain swap)
  (:objects
    bob dave erin - agent
    banjo candle easel - role)
  (:init
    (assigned bob candle) (assigned dave easel) (assigned erin banjo)
    (not-eq bob dave) (not-eq bob erin) (not-eq dave bob) (not-eq dave erin)
    (not-eq erin bob) (not-eq erin dave) (not-eq banjo candle) (not-eq banjo easel)
    (not-eq candle banjo) (not-eq candle easel) (not-eq easel banjo) (not-eq easel candle))
  (:goal (and
    (assigned bob banjo) (assigned dave candle) (assigned erin easel))))
