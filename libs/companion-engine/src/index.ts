export { CompanionEngine, type CompanionEngineOptions } from './companion-engine.ts'
export type {
  CareManner,
  Crisis,
  ExtractRequest,
  Fact,
  Memory,
  PastTurn,
  Persona,
  Reply,
  ReplyRequest,
  Turn,
} from './conversation.ts'
export { warmUp } from './understand/warm-up.ts'
