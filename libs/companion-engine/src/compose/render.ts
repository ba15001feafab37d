import type { Gender } from '@confida/contracts'
import type { Line } from '../languages/phrases.ts'

export type Values = Readonly<Record<string, string | undefined>>

const PLACEHOLDER = /\{(\w+)\}/g
const AGREEMENT = /<([^|>]*)\|([^|>]*)\|([^>]*)>/g

/** The line with its placeholders filled and agreeing with the companion's gender; nothing where a value is missing. */
export function render(line: Line, values: Values, gender: Gender): string | undefined {
  let isMissing = false
  const filled = line.replace(PLACEHOLDER, (_, name: string) => {
    const value = values[name] ?? capitalised(values[name.charAt(0).toLowerCase() + name.slice(1)])
    if (value === undefined) isMissing = true
    return value ?? ''
  })
  if (isMissing) return undefined
  return filled.replace(AGREEMENT, (_, she: string, he: string, neutral: string) => {
    if (gender === 'femminile') return she
    return gender === 'maschile' ? he : neutral
  })
}

/** The fixed pieces of a line, by which it is found again in what was said. */
export function fixedPieces(line: Line): string[] {
  return line
    .split(/\{\w+\}|<[^>]*>/)
    .map((piece) => piece.trim())
    .filter(Boolean)
}

function capitalised(text: string | undefined): string | undefined {
  return text === undefined ? undefined : text.charAt(0).toUpperCase() + text.slice(1)
}
