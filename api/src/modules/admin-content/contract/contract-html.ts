import { type ContractBlock, type ContractDraft, contractBlocks } from '@confida/contracts'
import sanitizeHtml from 'sanitize-html'
import { escapeHtml } from '../../../platform/http/escape-html.ts'

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

const toBlocks = (text: string) => contractBlocks(text).map(toHtml).join('')

function toHtml({ kind, lines }: ContractBlock): string {
  const texts = lines.map(escapeHtml)
  if (kind === 'paragraph') return `<p>${texts.join('<br />')}</p>`
  return `<ul>${texts.map((item) => `<li>${item}</li>`).join('')}</ul>`
}
