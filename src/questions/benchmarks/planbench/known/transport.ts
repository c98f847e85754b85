// Logistics with its two renamed versions, and depots.

import type { ByName, KnownDomain, KnownObfuscation } from './known'

const logistics: KnownDomain = {
  name: 'logistics',
  title: 'Logistics',
  folder: 'logistics',
  pddlName: 'logistics-strips',
  instanceSet: 'logistics/generated_basic',
  generalizedSet: 'logistics/generated',
  actions: {
    'load-truck': 'load {} into {} at {}',
    'load-airplane': 'load {} into {} at {}',
    'unload-truck': 'unload {} from {} at {}',
    'unload-airplane': 'unload {} from {} at {}',
    'drive-truck': 'drive {} from {} to {} in {}',
    'fly-airplane': 'fly {} from {} to {}',
  },
  predicates: {
    airplane: '',
    airport: '{} is an airport',
    city: '',
    location: '',
    obj: '',
    truck: '',
    at: '{} is at {}',
    in: '{} is in {}',
    'in-city': '{} is in the city {}',
  },
  predicateMapping: null,
  encodedObjects: {
    p: 'package_{}',
    t: 'truck_{}',
    a: 'airplane_{}',
    l: 'location_{}_{}',
    c: 'city_{}',
  },
  objectRule: 'digits',
  minutes: {
    'load-truck': 1,
    'load-airplane': 1,
    'unload-truck': 1,
    'unload-airplane': 1,
    'drive-truck': 2,
    'fly-airplane': 5,
  },
  replanning: 'vehicle',
  obfuscation: null,
}

const depots: KnownDomain = {
  name: 'depots',
  title: 'Depots',
  folder: 'depot',
  pddlName: 'depots',
  instanceSet: 'depots/generated_basic',
  generalizedSet: 'depots/generated',
  actions: {
    drive: 'drive {} from {} to {}',
    lift: 'Use {} to lift {} from {} at {}',
    drop: 'Use {} to drop {} to {} at {}',
    load: 'Use {} to load {} into {} at {}',
    unload: 'Use {} to unload {} from {} at {}',
  },
  predicates: {
    at: '{} is at {}',
    clear: '{} is clear',
    available: '{} is available',
    on: '{} is on {}',
    in: '{} is in {}',
    lifting: '{} is lifting {}',
  },
  predicateMapping: null,
  encodedObjects: {
    pallet: 'pallet{}',
    depot: 'depot{}',
    distributor: 'distributor{}',
    truck: 'truck{}',
    crate: 'crate{}',
    hoist: 'hoist{}',
  },
  objectRule: 'names',
  minutes: { drive: 1, lift: 1, drop: 1, load: 1, unload: 1 },
  replanning: 'generic',
  obfuscation: null,
}

const arities: Readonly<Record<string, number>> = {
  'load-truck': 3,
  'load-airplane': 3,
  'unload-truck': 3,
  'unload-airplane': 3,
  'drive-truck': 4,
  'fly-airplane': 3,
  at: 2,
  in: 2,
  'in-city': 2,
}

/** Logistics under other names. The benchmark writes each atom as its name and arguments, sorted by the new names. */
function renamedLogistics(
  name: string,
  title: string,
  names: Pick<KnownObfuscation, 'style' | 'actions' | 'predicates'>,
): KnownDomain {
  const sentences = (map: ByName): ByName =>
    Object.fromEntries(
      Object.entries(map)
        .map(([plain, word]) => [word, `${word}${' {}'.repeat(arities[plain] ?? 1)}`] as const)
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    )
  return {
    name,
    title,
    folder: 'logistics',
    pddlName: name,
    instanceSet: `${name}/generated_basic`,
    generalizedSet: `${name}/generated`,
    actions: sentences(names.actions),
    predicates: sentences(names.predicates),
    predicateMapping: null,
    encodedObjects: { o: 'object_{}' },
    objectRule: 'tokens',
    minutes: Object.fromEntries(Object.values(names.actions).map(word => [word, 1])),
    replanning: 'generic',
    obfuscation: { of: 'logistics', textOnly: false, numbersObjects: true, ...names },
  }
}

export const knownTransport: readonly KnownDomain[] = [
  logistics,
  depots,
  renamedLogistics('obfuscated_deceptive_logistics', 'Deceptive Logistics', {
    style: 'deceptive',
    actions: {
      'load-truck': 'clip',
      'load-airplane': 'sip',
      'unload-truck': 'tightfisted',
      'unload-airplane': 'paltry',
      'drive-truck': 'wretched',
      'fly-airplane': 'memory',
    },
    predicates: {
      obj: 'hand',
      truck: 'sneeze',
      location: 'texture',
      airplane: 'cats',
      city: 'stupendous',
      airport: 'spring',
      at: 'next',
      in: 'vase',
      'in-city': 'collect',
    },
  }),
  renamedLogistics('obfuscated_randomized_logistics', 'Random Logistics', {
    style: 'random',
    actions: {
      'load-truck': 'v1pjso2krv6sk1wj',
      'load-airplane': 'e6tbvxb13cxqiqfm',
      'unload-truck': 'ozh031mvw6d4smqa',
      'unload-airplane': 'kl6t91ujyqzora0b',
      'drive-truck': 'ucb7r68xuhd352zp',
      'fly-airplane': 'i43ia3g2ygc7vwqf',
    },
    predicates: {
      obj: 'zwcd0caosqrvypn9',
      truck: 'qg9duf682li1kpbe',
      location: 'cbaj1n1wo5bq3ezl',
      airplane: 'anav4gem8e8nrk78',
      city: 'arsbumagdtb748l6',
      airport: 'slhkq82juy2qo1pi',
      at: 'uiat7ywwr0i6j87c',
      in: 'hdqlgp6pqzse6p2n',
      'in-city': 's8mp0xjykmt0fawa',
    },
  }),
]
