import type { RequestPart } from './skill.ts'

/** The named groups of the first part that the pattern fits. */
export function firstMatch(
  parts: readonly RequestPart[],
  pattern: RegExp,
): Partial<Record<string, string>> | undefined {
  for (const { folded } of parts) {
    const match = pattern.exec(folded)
    if (match) return match.groups ?? {}
  }
  return undefined
}
