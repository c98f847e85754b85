; Five crates and two trucks: which stack is taken apart first?

(define (problem depot-p03)
  (:domain depots)
  (:objects
    depot0 depot1 - depot
    distributor0 distributor1 - distributor
    truck0 truck1 - truck
    hoist0 hoist1 hoist2 hoist3 - hoist
    pallet0 pallet1 pallet2 pallet3 - pallet
    crate0 crate1 crate2 crate3 crate4 - crate)
  (:init
    (at hoist0 depot0) (at pallet0 depot0) (at hoist1 depot1) (at pallet1 depot1)
    (at crate1 depot1) (at crate4 depot1) (at crate2 depot1) (at hoist2 distributor0)
    (at pallet2 distributor0) (at crate0 distributor0) (at hoist3 distributor1)
    (at pallet3 distributor1) (at crate3 distributor1) (at truck0 distributor1)
    (at truck1 depot1)
    (available hoist0) (available hoist1) (available hoist2) (available hoist3)
    (on crate1 pallet1) (on crate4 crate1) (on crate2 crate4) (on crate0 pallet2)
    (on crate3 pallet3)
    (clear pallet0) (clear crate2) (clear crate0) (clear crate3))
  (:goal (and
    (on crate2 pallet1) (on crate0 pallet2) (on crate3 crate0) (on crate4 crate3)
    (on crate1 pallet3))))
