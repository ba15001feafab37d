import type { ContractDraft } from '@confida/contracts'
import sanitizeHtml from 'sanitize-html'

const BULLET = /^\s*[•·▪‣◦*-]\s+/

/** What our own markup consists of; whatever else came in through a text is dropped. */
const ALLOWED = { allowedTags: ['h3', 'p', 'ul', 'li', 'br'], allowedAttributes: {} }

/** The terms as HTML: numbered sections, paragraphs, and lists where lines begin with a bullet. */
export function toContractHtml({ intro, sections, conclusion }: ContractDraft): string {
  const parts = [
    toBlocks(intro),
    ...sections.map(
      ({ title, content }, index) => `<h3>${index + 1}. ${escapeHtml(title)}</h3>${toBlocks(content)}`,
    ),
    toBlocks(conclusion),
  ]
  return sanitizeHtml(parts.join(''), ALLOWED)
}

/** Lines that follow one another are one paragraph or one list; a blank line ends both. */
function toBlocks(text: string): string {
  let html = ''
  let lines: string[] = []
  let isList = false
  const flush = () => {
    if (lines.length > 0) html += isList ? toList(lines) : `<p>${lines.map(escapeHtml).join('<br />')}</p>`
    lines = []
  }
  for (const line of text.split(/\r?\n/)) {
    const isItem = BULLET.test(line)
    if (isItem !== isList || !line.trim()) flush()
    isList = isItem
    if (line.trim()) lines.push(line.replace(BULLET, '').trim())
  }
  flush()
  return html
}

const toList = (items: string[]) => `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? character)
