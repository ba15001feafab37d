import { directionOfText } from '@confida/i18n/server'
import { escapeHtml } from '../http/escape-html.ts'

const BODY = 'margin:0;padding:24px;background:#ffffff;color:#1f1b2e'
const TEXT = 'max-width:560px;margin:0 auto;font:16px/1.6 system-ui,-apple-system,Segoe UI,Roboto,sans-serif'

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
  // It does not say its language.
  const direction = directionOfText(text.replace(link, ''))
  return `<!doctype html><html><head><meta charset="utf-8"></head><body style="${BODY}"><div dir="${direction}" style="${TEXT}">${paragraphs.join('')}</div></body></html>`
}
