; One crate, one truck: lift, load, drive, unload, drop.

(define (problem depot-p01)
  (:domain depots)
  (:objects
    depot0 - depot
    distributor0 - distributor
    truck0 - truck
    hoist0 hoist1 - hoist
    pallet0 pallet1 - pallet
    crate0 - crate)
  (:init
    (at hoist0 depot0) (at pallet0 depot0) (at crate0 depot0) (at hoist1 distributor0)
    (at pallet1 distributor0) (at truck0 distributor0)
    (available hoist0) (available hoist1)
    (on crate0 pallet0)
    (clear crate0) (clear pallet1))
  (:goal (and
    (on crate0 pallet1))))
