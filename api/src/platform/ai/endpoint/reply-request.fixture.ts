import type { ReplyRequest } from '../ai.port.ts'

/** A first message to Luna; a test adds what it is about. */
export const replyRequest: ReplyRequest = {
  person: 'anna',
  persona: {
    name: 'Luna',
    gender: 'femminile',
    personality_type: 'dolce',
    communication_style: 'empatico',
    interests: ['musica'],
    relationship_approach: 'stabile',
  },
  userName: 'Anna Rossi',
  language: 'it',
  memories: [],
  history: [],
  message: 'Ciao',
}
