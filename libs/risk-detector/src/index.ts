export { type CareManner, careMannerAfter } from './after-risk/after-risk.ts'
export { findRisk, isClearRisk, isPlainlyOther, isPlainRisk, namesRisk } from './find-risk.ts'
export {
  findReplyFault,
  givesMinorAge,
  namesMinor,
  type ReplyFault,
  type ReplyQuestion,
  tellsMinority,
} from './replies/check-reply.ts'
export type { Risk } from './rules/find-risk-by-rules.ts'
export { warmUp } from './warm-up.ts'
