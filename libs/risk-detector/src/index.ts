export { findRisk, isClearRisk } from './find-risk.ts'
export type { Risk } from './rules/find-risk-by-rules.ts'
