// The verdict on an answer to a question of whatever kind: all kinds are there where this is loaded.

import './registry'

export * from './judging/judge'
