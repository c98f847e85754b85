// Loads all kinds of questions and families of benchmarks, as programs do before they use them.

import { loadParts } from '#questions/benchmarks/parts'
import { loadKinds } from '#questions/kinds/registry'

await Promise.all([
  loadKinds(),
  loadParts('conformance', 'making', 'configurations', 'officialLines', 'obfuscation', 'comparison'),
])
