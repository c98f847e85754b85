; Home to town: straight on for 5, over the bridge for 3, over the hill for 4.

(define (problem toll)
  (:domain toll)
  (:objects home bridge hill town - place)
  (:init
    (at home)
    (road home town) (road home bridge) (road bridge town) (road home hill) (road hill town)
    (= (toll home town) 5)
    (= (toll home bridge) 1) (= (toll bridge town) 2)
    (= (toll home hill) 1) (= (toll hill town) 3)
    (= (total-cost) 0))
  (:goal (at town))
  (:metric minimize (total-cost)))
