import { companionDraft, languages } from '@confida/contracts'
import * as z from 'zod/mini'

/** What one person says, message by message, and to whom. */
const script = z.object({
  id: z.string().check(z.minLength(1)),
  language: z.enum(languages),
  user_name: z.string(),
  persona: companionDraft,
  turns: z.array(z.string().check(z.trim(), z.minLength(1))).check(z.minLength(1)),
})

export type Script = z.output<typeof script>

/** A file that cannot be played; its message says why, and where. */
export class ScriptError extends Error {}

/** The conversations of a file of scripts. */
export function parseScripts(json: string): Script[] {
  const parsed = z.array(script).safeParse(parseJson(json))
  if (!parsed.success) throw new ScriptError(parsed.error.issues.map(describe).join('\n'))
  const ids = parsed.data.map(({ id }) => id)
  const twice = ids.find((id, index) => ids.indexOf(id) < index)
  if (twice !== undefined) throw new ScriptError(`The id "${twice}" is there twice.`)
  return parsed.data
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch (error) {
    throw new ScriptError(`It is no JSON: ${(error as Error).message}`)
  }
}

const describe = ({ path, message }: { path: PropertyKey[]; message: string }): string =>
  `${path.length > 0 ? path.map((part) => (typeof part === 'number' ? `[${part}]` : String(part))).join('.') : 'The file'}: ${message}`
