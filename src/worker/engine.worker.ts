// The worker's whole script: the engine, reachable through Comlink, its verdicts kept in IndexedDB.

import { expose } from 'comlink'
import { IdbCache } from '../store/idb-cache'
import { makeEngine } from './engine'

expose(makeEngine(new IdbCache(__ENGINE_VERSION__)))
