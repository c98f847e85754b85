// Small domains of many kinds, each with random problems of a few dozen states: things are moved, carried, stacked,
// lit, derived, typed in several ways, used up for good, or never reached.

import type { Rng } from '#base/rng'

/** Objects with their types (empty: none), and what `:init` holds, as written. */
export interface SmallSetting {
  readonly objects: readonly (readonly [name: string, type: string])[]
  readonly init: readonly string[]
  readonly metric?: boolean
}

export interface SmallDomain {
  readonly name: string
  readonly text: string
  setting(rng: Rng): SmallSetting
}

const names = (stem: string, count: number): string[] => Array.from({ length: count }, (_each, i) => `${stem}${i + 1}`)
const typed = (type: string, list: readonly string[]) => list.map(name => [name, type] as const)
/** Each with the given chance. */
const some = <T>(rng: Rng, list: readonly T[], chance = 0.5): T[] => list.filter(() => rng.fraction() < chance)
/** Roads of places both ways: along a path, around a ring, or at random. */
function roads(places: readonly string[], head: string, shape: number, rng: Rng): string[] {
  return places.flatMap((from, i) =>
    places.flatMap((to, j) => {
      if (i === j) return []
      const gap = Math.abs(i - j)
      const isNear = gap === 1 || (shape === 1 && gap === places.length - 1)
      return (shape === 2 ? rng.fraction() < 0.4 : isNear) ? [`(${head} ${from} ${to})`] : []
    }),
  )
}

const walk: SmallDomain = {
  name: 'walk',
  text: `(define (domain walk) (:predicates (road ?x ?y) (at ?x) (seen ?x))
    (:action go :parameters (?x ?y) :precondition (and (road ?x ?y) (at ?x))
      :effect (and (not (at ?x)) (at ?y) (seen ?y))))`,
  setting(rng) {
    const places = names('p', 3 + rng.below(2))
    const at = rng.fraction() < 0.85 ? [rng.pick(places)] : some(rng, places)
    return {
      objects: typed('', places),
      init: [
        ...roads(places, 'road', rng.below(3), rng),
        ...at.map(p => `(at ${p})`),
        ...some(rng, at).map(p => `(seen ${p})`),
      ],
    }
  },
}

const carry: SmallDomain = {
  name: 'carry',
  text: `(define (domain carry) (:requirements :typing) (:types room ball hand)
    (:predicates (here ?r - room) (at ?b - ball ?r - room) (free ?h - hand) (holds ?h - hand ?b - ball))
    (:action move :parameters (?x ?y - room) :precondition (here ?x) :effect (and (not (here ?x)) (here ?y)))
    (:action take :parameters (?b - ball ?r - room ?h - hand)
      :precondition (and (here ?r) (at ?b ?r) (free ?h))
      :effect (and (not (at ?b ?r)) (not (free ?h)) (holds ?h ?b)))
    (:action drop :parameters (?b - ball ?r - room ?h - hand)
      :precondition (and (here ?r) (holds ?h ?b))
      :effect (and (at ?b ?r) (free ?h) (not (holds ?h ?b)))))`,
  setting(rng) {
    const [rooms, balls, hands] = [
      names('r', 1 + rng.below(2)),
      names('b', 1 + rng.below(3)),
      names('h', 1 + rng.below(2)),
    ]
    const free = some(rng, hands, 0.8)
    const held = hands.filter(hand => !free.includes(hand))
    return {
      objects: [...typed('room', rooms), ...typed('ball', balls), ...typed('hand', hands)],
      init: [
        `(here ${rng.pick(rooms)})`,
        ...free.map(h => `(free ${h})`),
        ...some(rng, balls, 0.9).map((b, i) =>
          held[i] === undefined || rng.fraction() < 0.3 ? `(at ${b} ${rng.pick(rooms)})` : `(holds ${held[i]} ${b})`,
        ),
      ],
    }
  },
}

const towers: SmallDomain = {
  name: 'towers',
  text: `(define (domain towers) (:predicates (on ?x ?y) (table ?x) (clear ?x))
    (:action off :parameters (?x ?y) :precondition (and (on ?x ?y) (clear ?x))
      :effect (and (table ?x) (clear ?y) (not (on ?x ?y))))
    (:action up :parameters (?x ?y) :precondition (and (table ?x) (clear ?x) (clear ?y) (not (= ?x ?y)))
      :effect (and (on ?x ?y) (not (table ?x)) (not (clear ?y)))))`,
  setting(rng) {
    const blocks = rng.shuffled(names('b', 2 + rng.below(3)))
    const init: string[] = []
    blocks.forEach((block, i) => {
      const below = blocks[i - 1]
      if (below === undefined || rng.fraction() < 0.5) init.push(`(table ${block})`)
      else init.push(`(on ${block} ${below})`)
    })
    for (const block of blocks)
      if (!init.some(fact => fact.endsWith(` ${block})`) && fact.startsWith('(on ')) || rng.fraction() < 0.05)
        init.push(`(clear ${block})`)
    return { objects: typed('', blocks), init }
  },
}

const lamps: SmallDomain = {
  name: 'lamps',
  text: `(define (domain lamps) (:requirements :typing :conditional-effects) (:types lamp)
    (:predicates (lit ?x - lamp) (wired ?x ?y - lamp))
    (:action press :parameters (?x - lamp) :precondition (and)
      :effect (forall (?y - lamp) (and (when (and (wired ?x ?y) (lit ?y)) (not (lit ?y)))
        (when (and (wired ?x ?y) (not (lit ?y))) (lit ?y))))))`,
  setting(rng) {
    const lamps = names('l', 2 + rng.below(4))
    const [first, ...rest] = lamps
    const kind = rng.below(3)
    const wires = lamps.flatMap((x, i) =>
      kind === 0
        ? [`(wired ${x} ${x})`, ...(lamps[i + 1] ? [`(wired ${x} ${lamps[i + 1]})`] : [])]
        : kind === 1
          ? [`(wired ${x} ${x})`, `(wired ${x} ${lamps[(i + 1) % lamps.length]})`]
          : some(rng, lamps, 0.4).map(y => `(wired ${x} ${y})`),
    )
    return {
      objects: typed('lamp', [first!, ...rest]),
      init: [...wires, ...some(rng, lamps, 0.4).map(l => `(lit ${l})`)],
    }
  },
}

const power: SmallDomain = {
  name: 'power',
  text: `(define (domain power) (:requirements :derived-predicates)
    (:predicates (cable ?x ?y) (closed ?x ?y) (source ?x) (live ?x) (dark ?x))
    (:derived (live ?x) (or (source ?x) (exists (?y) (and (live ?y) (closed ?y ?x)))))
    (:derived (dark ?x) (not (live ?x)))
    (:action flip :parameters (?x ?y) :precondition (and (cable ?x ?y) (not (closed ?x ?y))) :effect (closed ?x ?y))
    (:action cut :parameters (?x ?y) :precondition (and (closed ?x ?y) (live ?x)) :effect (not (closed ?x ?y))))`,
  setting(rng) {
    const nodes = names('n', 2 + rng.below(3))
    const cables = some(rng, roads(nodes, 'cable', rng.below(3), rng), 0.75).slice(0, 6)
    const closed = some(rng, cables, 0.3).map(each => each.replace('cable', 'closed'))
    return {
      objects: typed('', nodes),
      init: [...cables, ...closed, ...some(rng, nodes, 0.4).map(n => `(source ${n})`)],
    }
  },
}

const pets: SmallDomain = {
  name: 'pets',
  text: `(define (domain pets) (:requirements :typing :adl) (:types cat dog - pet pet - object bowl)
    (:predicates (fed ?x - pet) (full ?b - bowl) (likes ?x - (either cat dog) ?b - bowl) (purrs ?x - cat))
    (:action feed :parameters (?x - pet ?b - bowl) :precondition (and (full ?b) (likes ?x ?b))
      :effect (and (fed ?x) (not (full ?b))))
    (:action stroke :parameters (?c - cat) :precondition (fed ?c) :effect (purrs ?c))
    (:action fill :parameters (?b - bowl) :precondition (not (exists (?x - dog) (fed ?x))) :effect (full ?b)))`,
  setting(rng) {
    const pets = names('x', 1 + rng.below(3))
    const bowls = names('b', 1 + rng.below(2))
    const type = new Map(pets.map(x => [x, rng.pick(['cat', 'dog', 'pet', '(either cat dog)', 'cat'])]))
    const likes = pets.flatMap(x => (type.get(x) === 'pet' ? [] : some(rng, bowls, 0.6).map(b => `(likes ${x} ${b})`)))
    return {
      objects: [...pets.map(x => [x, type.get(x)!] as const), ...typed('bowl', bowls)],
      init: [...likes, ...some(rng, bowls).map(b => `(full ${b})`), ...some(rng, pets, 0.2).map(x => `(fed ${x})`)],
    }
  },
}

const depot: SmallDomain = {
  name: 'depot',
  text: `(define (domain depot) (:requirements :typing :action-costs) (:types site thing)
    (:constants home - site)
    (:predicates (at ?t - thing ?s - site) (van ?s - site) (in ?t - thing))
    (:functions (total-cost) (far ?x ?y - site))
    (:action drive :parameters (?x ?y - site) :precondition (van ?x)
      :effect (and (not (van ?x)) (van ?y) (increase (total-cost) (far ?x ?y))))
    (:action load :parameters (?t - thing ?s - site) :precondition (and (at ?t ?s) (van ?s))
      :effect (and (in ?t) (not (at ?t ?s)) (increase (total-cost) 1)))
    (:action unload :parameters (?t - thing) :precondition (and (in ?t) (van home))
      :effect (and (at ?t home) (not (in ?t)) (increase (total-cost) 1))))`,
  setting(rng) {
    const sites = names('s', 1 + rng.below(2))
    const things = names('t', 1 + rng.below(2))
    const all = ['home', ...sites]
    const values = all.flatMap(x =>
      some(rng, all, 0.75).flatMap(y => (x === y ? [] : [`(= (far ${x} ${y}) ${rng.pick([1, 1, 2, '2.0'])})`])),
    )
    return {
      objects: [...typed('site', sites), ...typed('thing', things)],
      init: [`(van ${rng.pick(all)})`, ...some(rng, things, 0.9).map(t => `(at ${t} ${rng.pick(all)})`), ...values],
      metric: rng.fraction() < 0.5,
    }
  },
}

const paint: SmallDomain = {
  name: 'paint',
  text: `(define (domain paint) (:requirements :typing) (:types tile colour)
    (:predicates (next ?x ?y - tile) (on ?t - tile) (has ?c - colour) (spare ?c - colour) (painted ?t - tile ?c - colour) (dry ?t - tile))
    (:action step :parameters (?x ?y - tile) :precondition (and (on ?x) (next ?x ?y) (dry ?y))
      :effect (and (not (on ?x)) (on ?y) (dry ?x)))
    (:action brush :parameters (?x ?y - tile ?c - colour) :precondition (and (on ?x) (next ?x ?y) (has ?c) (dry ?y))
      :effect (and (painted ?y ?c) (not (dry ?y))))
    (:action swap :parameters (?c ?d - colour) :precondition (and (has ?c) (spare ?d))
      :effect (and (has ?d) (not (has ?c)))))`,
  setting(rng) {
    const tiles = names('t', 2 + rng.below(2))
    const colours = names('c', 1 + rng.below(2))
    const on = rng.pick(tiles)
    return {
      objects: [...typed('tile', tiles), ...typed('colour', colours)],
      init: [
        ...roads(tiles, 'next', rng.below(2), rng),
        `(on ${on})`,
        `(has ${rng.pick(colours)})`,
        ...some(rng, colours, 0.7).map(c => `(spare ${c})`),
        ...some(rng, tiles, 0.9).flatMap(t => (t === on ? [] : [`(dry ${t})`])),
      ],
    }
  },
}

const doors: SmallDomain = {
  name: 'doors',
  text: `(define (domain doors) (:requirements :typing :negative-preconditions) (:types room key)
    (:predicates (in ?r - room) (door ?x ?y - room ?k - key) (lies ?k - key ?r - room) (have ?k - key) (open ?x ?y - room))
    (:action pick :parameters (?k - key ?r - room) :precondition (and (in ?r) (lies ?k ?r)) :effect (and (have ?k) (not (lies ?k ?r))))
    (:action unlock :parameters (?x ?y - room ?k - key) :precondition (and (in ?x) (door ?x ?y ?k) (have ?k))
      :effect (and (open ?x ?y) (not (have ?k))))
    (:action pass :parameters (?x ?y - room) :precondition (and (in ?x) (open ?x ?y)) :effect (and (in ?y) (not (in ?x)))))`,
  setting(rng) {
    const rooms = names('r', 2 + rng.below(2))
    const keys = names('k', 1 + rng.below(2))
    const doors = rooms.flatMap((x, i) =>
      rooms[i + 1] === undefined ? [] : keys.map(k => `(door ${x} ${rooms[i + 1]} ${k})`),
    )
    return {
      objects: [...typed('room', rooms), ...typed('key', keys)],
      init: [
        ...some(rng, doors, 0.8),
        `(in ${rng.pick(rooms.slice(0, 2))})`,
        ...some(rng, keys, 0.9).map(k => `(lies ${k} ${rng.pick(rooms)})`),
      ],
    }
  },
}

const pairs: SmallDomain = {
  name: 'pairs',
  text: `(define (domain pairs) (:predicates (up ?x) (odd))
    (:action both :parameters (?x ?y) :precondition (and (not (up ?x)) (not (up ?y)) (not (= ?x ?y))) :effect (and (up ?x) (up ?y)))
    (:action neither :parameters (?x ?y) :precondition (and (up ?x) (up ?y) (not (= ?x ?y))) :effect (and (not (up ?x)) (not (up ?y))))
    (:action trade :parameters (?x ?y) :precondition (and (odd) (up ?x) (not (up ?y))) :effect (and (not (up ?x)) (up ?y) (not (odd)))))`,
  setting(rng) {
    const objects = names('o', 3 + rng.below(3))
    return {
      objects: typed('', objects),
      init: [...some(rng, objects, 0.35).map(o => `(up ${o})`), ...some(rng, ['(odd)'], 0.4)],
    }
  },
}

const rations: SmallDomain = {
  name: 'rations',
  text: `(define (domain rations) (:requirements :typing) (:types place ration)
    (:predicates (road ?x ?y - place) (at ?x - place) (left ?r - ration))
    (:action hike :parameters (?x ?y - place ?r - ration) :precondition (and (at ?x) (road ?x ?y) (left ?r))
      :effect (and (not (at ?x)) (at ?y) (not (left ?r)))))`,
  setting(rng) {
    const places = names('p', 2 + rng.below(2))
    const rations = names('r', 1 + rng.below(3))
    return {
      objects: [...typed('place', places), ...typed('ration', rations)],
      init: [
        ...roads(places, 'road', rng.below(3), rng),
        `(at ${rng.pick(places)})`,
        ...some(rng, rations, 0.85).map(r => `(left ${r})`),
      ],
    }
  },
}

const bag: SmallDomain = {
  name: 'bag',
  text: `(define (domain bag) (:requirements :typing :conditional-effects :constants) (:types place item)
    (:predicates (bag ?p - place) (at ?i - item ?p - place) (packed ?i - item))
    (:action carry :parameters (?x ?y - place) :precondition (bag ?x)
      :effect (and (not (bag ?x)) (bag ?y) (forall (?i - item) (when (packed ?i) (and (not (at ?i ?x)) (at ?i ?y))))))
    (:action pack :parameters (?i - item ?p - place) :precondition (and (bag ?p) (at ?i ?p)) :effect (packed ?i))
    (:action empty :parameters (?i - item) :precondition (packed ?i) :effect (not (packed ?i))))`,
  setting(rng) {
    const places = names('p', 2)
    const items = names('i', 1 + rng.below(2))
    return {
      objects: [...typed('place', places), ...typed('item', items)],
      init: [
        `(bag ${rng.pick(places)})`,
        ...items.map(i => `(at ${i} ${rng.pick(places)})`),
        ...some(rng, items, 0.3).map(i => `(packed ${i})`),
      ],
    }
  },
}

const frozen: SmallDomain = {
  name: 'frozen',
  text: `(define (domain frozen) (:requirements :typing) (:types a b - thing) (:constants k - a)
    (:predicates (near ?x ?y - thing) (hot ?x - thing) (done ?x - thing))
    (:action melt :parameters (?x - b ?y - thing) :precondition (and (hot ?x) (near ?x ?y)) :effect (and (done ?y) (not (hot ?x)))))`,
  setting(rng) {
    const things = names('x', 2 + rng.below(3)).map(x => [x, rng.pick(['a', 'b', 'thing'])] as const)
    const all = [...things.map(([x]) => x), 'k']
    const near = all.flatMap(x => all.map(y => `(near ${x} ${y})`))
    return {
      objects: things,
      init: [...some(rng, near, 0.3), ...some(rng, all, 0.4).map(x => `(hot ${x})`)],
    }
  },
}

const guests: SmallDomain = {
  name: 'guests',
  text: `(define (domain guests) (:requirements :typing :adl :derived-predicates) (:types guest chair)
    (:predicates (knows ?x ?y - guest) (sits ?g - guest ?c - chair) (taken ?c - chair) (alone ?g - guest) (seated ?g - guest))
    (:derived (taken ?c - chair) (exists (?g - guest) (sits ?g ?c)))
    (:derived (seated ?g - guest) (exists (?c - chair) (sits ?g ?c)))
    (:derived (alone ?g - guest) (forall (?h - guest) (or (= ?g ?h) (not (knows ?g ?h)) (not (seated ?h)))))
    (:action sit :parameters (?g - guest ?c - chair) :precondition (and (not (taken ?c)) (not (seated ?g))) :effect (sits ?g ?c))
    (:action rise :parameters (?g - guest ?c - chair) :precondition (and (sits ?g ?c) (not (alone ?g))) :effect (not (sits ?g ?c))))`,
  setting(rng) {
    const [guests, chairs] = [names('g', 2 + rng.below(2)), names('c', 1 + rng.below(2))]
    const knows = guests.flatMap(x => guests.flatMap(y => (x === y ? [] : [`(knows ${x} ${y})`])))
    return {
      objects: [...typed('guest', guests), ...typed('chair', chairs)],
      init: [
        ...some(rng, knows, 0.5),
        ...some(rng, guests.slice(0, chairs.length), 0.3).map((g, i) => `(sits ${g} ${chairs[i]})`),
      ],
    }
  },
}

/** Each of another kind. */
export const smallDomains: readonly SmallDomain[] = [
  walk,
  carry,
  towers,
  lamps,
  power,
  pets,
  depot,
  paint,
  doors,
  pairs,
  rations,
  bag,
  frozen,
  guests,
]
