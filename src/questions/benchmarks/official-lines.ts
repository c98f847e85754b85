// Readers of original programs that recordings name by rule and domain. PlanBench has the one program there is.

export {
  type Configurations,
  officialTables,
  outputOfLine,
  readByRule,
  type TextRule,
  textRules,
} from './planbench/official-rules'
