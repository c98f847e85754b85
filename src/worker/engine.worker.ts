// The worker's whole script: the engine, reachable through Comlink.

import { expose } from 'comlink'
import { engine } from './engine'

expose(engine)
