export { CompanionEngine, type CompanionEngineOptions } from './companion-engine.ts'
export type {
  ExtractRequest,
  Fact,
  Memory,
  PastTurn,
  Persona,
  Reply,
  ReplyRequest,
  Turn,
} from './conversation.ts'
