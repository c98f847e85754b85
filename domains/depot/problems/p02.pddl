; Three crates restacked over three places by one truck.

(define (problem depot-p02)
  (:domain depots)
  (:objects
    depot0 - depot
    distributor0 distributor1 - distributor
    truck0 - truck
    hoist0 hoist1 hoist2 - hoist
    pallet0 pallet1 pallet2 - pallet
    crate0 crate1 crate2 - crate)
  (:init
    (at hoist0 depot0) (at pallet0 depot0) (at hoist1 distributor0) (at pallet1 distributor0)
    (at crate2 distributor0) (at hoist2 distributor1) (at pallet2 distributor1)
    (at crate1 distributor1) (at crate0 distributor1) (at truck0 depot0)
    (available hoist0) (available hoist1) (available hoist2)
    (on crate2 pallet1) (on crate1 pallet2) (on crate0 crate1)
    (clear pallet0) (clear crate2) (clear crate0))
  (:goal (and
    (on crate0 pallet0) (on crate2 pallet1) (on crate1 pallet2))))
