// What a response states, to a question of whatever kind: all kinds are there where this is loaded.

import './registry'

export * from './judging/reading'
