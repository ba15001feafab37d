import { escapeHtml } from '../http/escape-html.ts'

const BODY = 'margin:0;padding:24px;background:#ffffff;color:#1f1b2e'
const TEXT = 'max-width:560px;margin:0 auto;font:16px/1.6 system-ui,-apple-system,Segoe UI,Roboto,sans-serif'

/** A mail does not say its language: it runs the way of most of its letters. */
function directionOf(content: string): 'ltr' | 'rtl' {
  const count = (letters: RegExp) => content.match(letters)?.length ?? 0
  return count(/\p{Script=Arabic}/gu) > count(/\p{Script=Latin}/gu) ? 'rtl' : 'ltr'
}

/**
 * The HTML part of a mail: its text laid out, each paragraph the way of its first letter, a link or code alone the way
 * of the mail, and nothing else; no picture, no tracking. Everything is escaped, and only addresses of this product
 * become links, so that a name cannot bring one along.
 */
export function toMailHtml(content: string, publicUrl: string): string {
  const site = escapeHtml(publicUrl).replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  const link = new RegExp(String.raw`${site}(?![\w.:@-])[^\s<>]*`, 'g')
  const text = escapeHtml(content)
  const paragraphs = text.split(/\n{2,}/).map((paragraph) => {
    const direction = /\p{L}/u.test(paragraph.replace(link, '')) ? ' dir="auto"' : ''
    const linked = paragraph.replace(link, (url) => `<a href="${url}" dir="ltr">${url}</a>`)
    return `<p${direction}>${linked.replaceAll('\n', '<br>')}</p>`
  })
  const direction = directionOf(text.replace(link, ''))
  return `<!doctype html><html><head><meta charset="utf-8"></head><body style="${BODY}"><div dir="${direction}" style="${TEXT}">${paragraphs.join('')}</div></body></html>`
}
