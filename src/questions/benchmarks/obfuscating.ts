// Any domain under other names, as everyone outside the families sees it.

export {
  obfuscateDomain,
  obfuscateProblem,
  type ObfuscationStyle,
  plainSteps,
} from './planbench/obfuscate/obfuscate'
