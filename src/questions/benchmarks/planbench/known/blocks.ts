// Blocksworld and its two renamed versions, each in the large and the small instance set.

import type { ByName, KnownDomain } from './known'

const letters = [...'abcdefghijkl']
const colours = 'red blue orange yellow white magenta black cyan green violet silver gold'.split(' ')

const coloured: ByName = Object.fromEntries(letters.map((letter, i) => [letter, `${colours[i]!} block`]))
const lettered: ByName = Object.fromEntries(letters.map(letter => [letter, `object ${letter}`]))

const plainMinutes = { 'pick-up': 1, 'put-down': 1, stack: 1, unstack: 1 }

const plain = {
  title: 'Blocksworld',
  folder: 'blocksworld',
  pddlName: 'blocksworld-4ops',
  generalizedSet: 'blocksworld/generated',
  actions: {
    'pick-up': 'pick up the {}',
    'put-down': 'put down the {}',
    stack: 'stack the {} on top of the {}',
    unstack: 'unstack the {} from on top of the {}',
  },
  predicates: {
    ontable: 'the {} is on the table',
    clear: 'the {} is clear',
    handempty: 'the hand is empty',
    holding: 'the hand is currently holding {}',
    on: 'the {} is on top of the {}',
  },
  predicateMapping: {
    ontable: 'on the table',
    clear: 'clear',
    handempty: 'hand is empty',
    holding: 'holding',
    on: 'on top of',
  },
  encodedObjects: coloured,
  objectRule: 'table',
  minutes: plainMinutes,
  replanning: 'hand',
  obfuscation: null,
} as const

const mystery = {
  title: 'Mystery Blocksworld',
  folder: 'blocksworld',
  pddlName: 'mystery-4ops',
  generalizedSet: 'blocksworld/mystery/generated',
  actions: {
    attack: 'attack {}',
    succumb: 'succumb {}',
    overcome: 'overcome {} from {}',
    feast: 'feast {} from {}',
  },
  predicates: {
    planet: 'planet {}',
    province: 'province {}',
    harmony: 'harmony',
    craves: '{} craves {}',
    pain: 'pain {}',
  },
  predicateMapping: null,
  encodedObjects: lettered,
  objectRule: 'table',
  minutes: { attack: 1, succumb: 1, overcome: 1, feast: 1 },
  replanning: 'hand',
} as const

const mysteryNames = {
  style: 'deceptive',
  textOnly: false,
  actions: { 'pick-up': 'attack', 'put-down': 'succumb', stack: 'overcome', unstack: 'feast' },
  predicates: {
    ontable: 'planet',
    clear: 'province',
    handempty: 'harmony',
    holding: 'pain',
    on: 'craves',
  },
  numbersObjects: false,
} as const

const random = {
  title: 'Random Blocksworld',
  folder: 'blocksworld',
  pddlName: 'blocksworld-4ops',
  generalizedSet: 'blocksworld/generated',
  actions: {
    'pick-up': '1jpkithdyjmlikck {}',
    'put-down': '9big8ruzarkkquyu {}',
    stack: '2ijg9q8swj2shjel {} from {}',
    unstack: 'xptxjrdkbi3pqsqr {} from {}',
  },
  predicates: {
    ontable: '51nbwlachmfartjn {}',
    clear: 'aqcjuuehivl8auwt {}',
    handempty: '3covmuy4yrjthijd',
    on: '{} 4dmf1cmtyxgsp94g {}',
    holding: 'gk5asm3f7u1fekpj {}',
  },
  predicateMapping: null,
  encodedObjects: lettered,
  objectRule: 'table',
  minutes: plainMinutes,
  replanning: 'generic',
} as const

const randomNames = {
  style: 'random',
  textOnly: true,
  actions: {
    'pick-up': '1jpkithdyjmlikck',
    'put-down': '9big8ruzarkkquyu',
    stack: '2ijg9q8swj2shjel',
    unstack: 'xptxjrdkbi3pqsqr',
  },
  predicates: {
    ontable: '51nbwlachmfartjn',
    clear: 'aqcjuuehivl8auwt',
    handempty: '3covmuy4yrjthijd',
    on: '4dmf1cmtyxgsp94g',
    holding: 'gk5asm3f7u1fekpj',
  },
  numbersObjects: false,
} as const

const small = (title: string): string => `${title}, three blocks`

export const knownBlocks: readonly KnownDomain[] = [
  { ...plain, name: 'blocksworld', instanceSet: 'blocksworld/generated_basic' },
  {
    ...plain,
    name: 'blocksworld_3',
    title: small(plain.title),
    instanceSet: 'blocksworld/generated_basic_3',
  },
  {
    ...mystery,
    name: 'mystery_blocksworld',
    instanceSet: 'blocksworld/mystery/generated_basic',
    obfuscation: { of: 'blocksworld', ...mysteryNames },
  },
  {
    ...mystery,
    name: 'mystery_blocksworld_3',
    title: small(mystery.title),
    instanceSet: 'blocksworld/mystery/generated_basic_3',
    obfuscation: { of: 'blocksworld_3', ...mysteryNames },
  },
  {
    ...random,
    name: 'random_blocksworld',
    instanceSet: 'blocksworld/generated_basic',
    obfuscation: { of: 'blocksworld', ...randomNames },
  },
  {
    ...random,
    name: 'random_blocksworld_3',
    title: small(random.title),
    instanceSet: 'blocksworld/generated_basic_3',
    obfuscation: { of: 'blocksworld_3', ...randomNames },
  },
]
