// The kinds that a first verdict may need a search for, without what only benchmarks need.

import { actionReachability } from './action-reachability'
import { landmark } from './landmark'
import { nextAction } from './next-action'
import { addQuickKinds } from './quick'
import { reachability } from './reachability'

export const searchKinds = [landmark, nextAction, reachability, actionReachability]

addQuickKinds(searchKinds)
