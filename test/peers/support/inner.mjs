// Functions of the sources that the package does not export, bundled for the parts that need them (bundle.mjs).

export { portabilityOf } from '#planning/pddl/portability'
export { tools } from '#planning/pddl/portability-table'
export { classExports } from '#engine/class-exports'
export { questionOf } from '#library/judge'
export { poseOwn } from '#questions/kinds/asking/pose'
export { loadKinds } from '#questions/kinds/registry'
export { loadParts } from '#questions/benchmarks/parts'
