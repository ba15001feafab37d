const BULLET = /^\s*[•·▪‣◦*-]\s+/

/** A paragraph with its lines, or a list with its items, bullets taken off. */
export interface ContractBlock {
  kind: 'paragraph' | 'list'
  lines: string[]
}

/**
 * What a text of the contract consists of. Lines that begin with a bullet are one list as long as they follow one
 * another, other lines one paragraph; a blank line ends both.
 */
export function contractBlocks(text: string): ContractBlock[] {
  const blocks: ContractBlock[] = []
  let isOpen = false
  for (const line of text.split(/\r?\n/)) {
    const kind = BULLET.test(line) ? 'list' : 'paragraph'
    const words = line.replace(BULLET, '').trim()
    const last = blocks.at(-1)
    if (isOpen && words && last?.kind === kind) last.lines.push(words)
    else if (words) blocks.push({ kind, lines: [words] })
    isOpen = words !== ''
  }
  return blocks
}
