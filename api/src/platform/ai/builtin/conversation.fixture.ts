import type { Language } from '@confida/contracts'
import type { Memory, Persona, Turn } from '../ai.port.ts'
import { BuiltinEngine } from './builtin.engine.ts'

export const NOW = '2025-11-21T10:00:00Z'

export const sweetPoet: Persona = {
  name: 'Nora',
  gender: 'femminile',
  personalityType: 'dolce',
  communicationStyle: 'poetico',
  interests: ['musica', 'arte'],
  relationshipApproach: 'romantico',
}

export const bluntRebel: Persona = {
  name: 'Leo',
  gender: 'maschile',
  personalityType: 'ribelle',
  communicationStyle: 'diretto',
  interests: ['sport', 'viaggi'],
  relationshipApproach: 'avventuroso',
}

export const engine = new BuiltinEngine()

interface Options {
  persona?: Persona
  memories?: Memory[]
  history?: Turn[]
  userName?: string
}

/** One reply, its unbreakable spaces as plain ones, and the ids of the memories that went into it. */
export async function say(
  language: Language,
  message: string,
  options: Options = {},
): Promise<{ text: string; used: string[] }> {
  const { persona = sweetPoet, memories = [], history = [], userName = 'Luca Rossi' } = options
  let text = ''
  let used: string[] = []
  for await (const chunk of engine.reply({
    persona,
    userName,
    language,
    memories,
    history,
    message,
    now: NOW,
  })) {
    if (chunk.kind === 'text') text += chunk.text
    else used = chunk.memoriesUsed
  }
  return { text: text.replace(/[\u00a0\u202f]/g, ' '), used }
}

/** A whole conversation, with what was told remembered on the way; answers the replies. */
export async function talk(
  language: Language,
  messages: readonly string[],
  persona: Persona = sweetPoet,
): Promise<string[]> {
  const replies: string[] = []
  const history: Turn[] = [turn('assistant', engine.greeting(persona, 'Luca Rossi', language))]
  const memories = new Map<string, Memory>()
  for (const message of messages) {
    const { text } = await say(language, message, { persona, history, memories: [...memories.values()] })
    for (const fact of await engine.extractMemories({ message, language, now: NOW })) {
      memories.set(fact.key, { ...fact, id: fact.key, pinned: false })
    }
    history.push(turn('user', message), turn('assistant', text))
    replies.push(text)
  }
  return replies
}

export function turn(role: Turn['role'], content: string): Turn {
  return { role, content }
}
