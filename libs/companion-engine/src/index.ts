export { CompanionEngine } from './companion-engine.ts'
export type {
  CareManner,
  Crisis,
  ExtractRequest,
  Fact,
  Judge,
  Memory,
  PastTurn,
  Persona,
  Reply,
  ReplyRequest,
  Turn,
} from './conversation.ts'
export { warmUp } from './understand/warm-up.ts'
