// A visitor's own domain, unknown to the playground: robots carry parcels up and down a tower.

import type { SessionDomain } from '#language/english/session-domains'

const domain = `; Robots bring parcels from floor to floor.
(define (domain tower)
  (:requirements :typing :negative-preconditions)
  (:types robot parcel floor)
  (:predicates
    (above ?a ?b - floor)            ; floor a is right above floor b
    (stands ?r - robot ?f - floor)   ; the robot is on the floor
    (lies ?p - parcel ?f - floor)    ; the parcel is on the floor
    (holds ?r - robot ?p - parcel)   ; the robot has the parcel
    (free ?r - robot))               ; the robot has no parcel
  ; A robot climbs one floor.
  (:action climb
    :parameters (?r - robot ?from ?to - floor)
    :precondition (and (stands ?r ?from) (above ?to ?from))
    :effect (and (not (stands ?r ?from)) (stands ?r ?to)))
  ; A robot goes one floor down.
  (:action descend
    :parameters (?r - robot ?from ?to - floor)
    :precondition (and (stands ?r ?from) (above ?from ?to))
    :effect (and (not (stands ?r ?from)) (stands ?r ?to)))
  ; A robot takes a parcel.
  (:action grab
    :parameters (?r - robot ?p - parcel ?f - floor)
    :precondition (and (stands ?r ?f) (lies ?p ?f) (free ?r))
    :effect (and (holds ?r ?p) (not (lies ?p ?f)) (not (free ?r))))
  ; A robot puts its parcel down.
  (:action leave
    :parameters (?r - robot ?p - parcel ?f - floor)
    :precondition (and (stands ?r ?f) (holds ?r ?p))
    :effect (and (lies ?p ?f) (free ?r) (not (holds ?r ?p)))))
`

export const towerPhrases = `introduction: >-
  Robots carry parcels in a tower, one parcel at a time, and climb or descend one floor at a time.
types:
  robot: [robot, robots]
  parcel: [parcel, parcels]
  floor: [floor, floors]
state: [stands, free, holds, lies]
predicates:
  above:
    holds: ["floor {a} is right above floor {b}"]
    fails: ["floor {a} is not right above floor {b}"]
  stands:
    holds: ["robot {r} waits on floor {f}"]
    fails: ["robot {r} does not wait on floor {f}"]
  lies:
    holds: ["parcel {p} lies on floor {f}"]
    fails: ["parcel {p} does not lie on floor {f}"]
  holds:
    holds: ["robot {r} has parcel {p} in its arms"]
    fails: ["robot {r} does not have parcel {p} in its arms"]
  free:
    holds: ["the arms of robot {r} are empty"]
    fails: ["the arms of robot {r} are not empty"]
actions:
  climb:
    - send robot {r} from floor {from} up to floor {to}
  descend:
    - bring robot {r} from floor {from} down to floor {to}
  grab:
    - grab parcel {p} with robot {r} on floor {f}
  leave:
    - leave parcel {p} of robot {r} on floor {f}
foreign:
  - throw parcel {parcel} out of the window
  - paint floor {floor}
`

const problem = (name: string, robots: number, parcels: number, floors: number): string => {
  const names = (stem: string, count: number): string[] => Array.from({ length: count }, (_, i) => `${stem}${i}`)
  const [r, p, f] = [names('r', robots), names('p', parcels), names('f', floors)]
  return `; ${robots === 1 ? 'One robot' : `${robots} robots`}, ${parcels} parcels, ${floors} floors.
(define (problem ${name}) (:domain tower)
  (:objects ${r.join(' ')} - robot ${p.join(' ')} - parcel ${f.join(' ')} - floor)
  (:init
    ${f
      .slice(1)
      .map((floor, i) => `(above ${floor} ${f[i]})`)
      .join(' ')}
    ${r.map(robot => `(stands ${robot} f0) (free ${robot})`).join(' ')}
    ${p.map((parcel, i) => `(lies ${parcel} ${f[i % floors]})`).join(' ')})
  (:goal (and ${p.map(parcel => `(lies ${parcel} ${f.at(-1)})`).join(' ')})))
`
}

/** Two problems; the first has a few dozen states. */
export const tower: SessionDomain = {
  id: 'tower',
  title: 'Tower',
  summary: 'Robots carry parcels up and down a tower.',
  domain,
  phrases: towerPhrases,
  problems: [
    { name: 'p01', text: problem('tower-1', 1, 2, 3) },
    { name: 'p02', text: problem('tower-2', 2, 3, 4) },
  ],
}

/** The same domain with another phrase for a robot's position. */
export const towerEdited: SessionDomain = {
  ...tower,
  phrases: towerPhrases.replaceAll('waits on', 'stands around on'),
}

export const towerSource = { domain, problem: tower.problems[0]!.text }
