import { readFile } from 'node:fs/promises'
import { type ParsedRegistry, parseRegistry } from '@confida/remote-kit'

export interface Registry extends ParsedRegistry {
  /** As it stands in the file; undefined until there was one. */
  text: string | undefined
}

export type RegistryReader = () => Promise<Registry>

function parse(text: string): Registry {
  const registry = parseRegistry(JSON.parse(text))
  for (const { position, name, field } of registry.refused)
    console.error(`Line ${position} of the registry (${name ?? 'unnamed'}) is refused: no valid ${field}.`)
  return { text, ...registry }
}

/**
 * While a registry cannot be read, the last one that could be holds: the shell has to stand without it.
 * @param readText gives the text that stands, or undefined where it has not changed
 */
export function keepLast(readText: () => Promise<string | undefined>): RegistryReader {
  let last: Registry = { text: undefined, ...parseRegistry([]) }
  let problem: string | undefined
  return async () => {
    try {
      const text = await readText()
      if (text !== undefined && text !== last.text) last = parse(text)
      problem = undefined
    } catch (error) {
      const { message } = error as Error
      if (message !== problem) console.error(`The registry cannot be read: ${message}`)
      problem = message
    }
    return last
  }
}

/** Reads the registry's file at each request, so that a release shows without a restart. */
export const registryReader = (file: string): RegistryReader => keepLast(() => readFile(file, 'utf8'))
