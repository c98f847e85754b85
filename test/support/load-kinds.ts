// What programs do before they use a kind of question or a family of benchmarks: all tests may.

import { loadParts } from '#questions/benchmarks/parts'
import { loadKinds } from '#questions/kinds/registry'

await Promise.all([
  loadKinds(),
  loadParts('conformance', 'making', 'configurations', 'officialLines', 'obfuscation', 'comparison'),
])
