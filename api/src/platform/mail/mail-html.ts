import { escapeHtml } from '../http/escape-html.ts'

const BODY = 'margin:0;padding:24px;background:#ffffff;color:#1f1b2e'
const TEXT = 'max-width:560px;margin:0 auto;font:16px/1.6 system-ui,-apple-system,Segoe UI,Roboto,sans-serif'

/**
 * The HTML part of a mail: its text laid out, and nothing else; no picture, no tracking. Everything is escaped, and only
 * addresses of this product become links, so that a name cannot bring one along.
 */
export function toMailHtml(content: string, publicUrl: string): string {
  const site = escapeHtml(publicUrl).replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  const link = new RegExp(String.raw`${site}(?![\w.:@-])[^\s<>]*`, 'g')
  const paragraphs = escapeHtml(content)
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replace(link, (url) => `<a href="${url}">${url}</a>`))
    // The mail does not say its language; each paragraph runs the way of its first letter.
    .map((paragraph) => `<p dir="auto">${paragraph.replaceAll('\n', '<br>')}</p>`)
  return `<!doctype html><html><head><meta charset="utf-8"></head><body style="${BODY}"><div style="${TEXT}">${paragraphs.join('')}</div></body></html>`
}
