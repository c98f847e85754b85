; One thing, two receptacles: fetch it, put it away and report it done.

(define (problem alfworld-p01)
  (:domain alfred)
  (:objects
    agent1 - agent
    location1 location2 location3 - location
    potato1 - object
    potatotype - otype
    countertop1 shelf1 - receptacle
    countertoptype shelftype - rtype)
  (:init
    (receptacleatlocation countertop1 location1)
    (receptacletype countertop1 countertoptype)
    (notopenable countertop1)
    (receptacleatlocation shelf1 location2)
    (receptacletype shelf1 shelftype)
    (notopenable shelf1)
    (cancontain countertoptype potatotype) (cancontain shelftype potatotype)
    (objecttype potato1 potatotype)
    (pickupable potato1)
    (inreceptacle potato1 countertop1)
    (objectatlocation potato1 location1)
    (sliceable potato1)
    (cleanable potato1)
    (coolable potato1)
    (heatable potato1)
    (atlocation agent1 location3)
    (handempty agent1)
    (notvalidated))
  (:goal (and
    (validatepickandplace potatotype shelftype))))
