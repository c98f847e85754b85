; Home to town: straight on for 5, over the bridge for 3, over the hill for 4.

(define (problem toll)
  (:domain toll)
  (:objects home bridge town hill - place)
  (:init
    (at home)
    (road home bridge) (road home town) (road home hill) (road bridge town) (road hill town)
    (= (toll home town) 5)
    (= (toll home bridge) 1) (= (toll bridge town) 2)
    (= (toll home hill) 1) (= (toll hill town) 3)
    (= (total-cost) 0))
  (:goal (at town))
  (:metric minimize (total-cost)))
