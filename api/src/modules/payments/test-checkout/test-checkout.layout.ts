import { createHash } from 'node:crypto'
import type { Language } from '@confida/contracts'
import { directionOf } from '@confida/i18n/server'
import { escapeHtml } from '../../../platform/http/escape-html.ts'

/** The product's colours and forms, in a few lines: the page stands alone, without the shell's files. */
const style = `
:root { color-scheme: light dark; --page: light-dark(#faf5ef, #140e17); --card: light-dark(#fffdfb, #1e1622);
  --ink: light-dark(#2a1a23, #f7eff2); --soft: light-dark(#64505b, #c9b9c3); --line: light-dark(#e8dcd0, #382b3e);
  --brand: light-dark(#8c2f55, #b34a76); --brand-strong: light-dark(#782546, #a83f6b);
  --link: light-dark(#8c2f55, #f2a5c0); --notice: light-dark(#fcf0d5, #372a10); --on-notice: light-dark(#7d5200, #f0c274) }
* { box-sizing: border-box }
body { margin: 0; min-block-size: 100vh; display: grid; place-items: center; padding: 1.5rem 1rem;
  background: var(--page); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif }
main { inline-size: 100%; max-inline-size: 27rem; padding: clamp(1.5rem, 5vw, 2.25rem); border: 1px solid var(--line);
  border-radius: 26px; background: var(--card); box-shadow: 0 10px 28px -8px rgb(74 42 30 / 14%) }
.brand { display: flex; align-items: center; gap: .55rem; margin: 0 0 1.25rem; color: var(--ink); font: 600 1.25rem/1 Georgia, serif }
.brand svg { inline-size: 2rem; block-size: 2rem }
.badge { margin-inline-start: auto; padding: .4rem .75rem; border-radius: 999px; background: var(--notice);
  color: var(--on-notice); font: 700 .75rem/1 system-ui, sans-serif; letter-spacing: .04em }
h1 { margin: 0 0 .75rem; font: 600 1.6rem/1.2 Georgia, serif }
.notice { margin: 0; padding: .75rem 1rem; border-radius: 12px; background: var(--notice); color: var(--on-notice) }
main > p:not([class]) { margin: 0 0 1rem; color: var(--soft) }
dl { display: grid; grid-template-columns: auto 1fr; gap: .6rem 1rem; margin: 1.5rem 0 }
dt { color: var(--soft) } dd { margin: 0; text-align: end; overflow-wrap: anywhere }
.total { padding-block-start: .75rem; border-block-start: 1px solid var(--line); font-weight: 700; font-size: 1.15rem;
  color: var(--ink) }
dt.total { margin-inline-end: -1rem; padding-inline-end: 1rem }
button, .back { display: block; inline-size: 100%; padding: .85rem 1.25rem; border: 0; border-radius: 999px;
  background: var(--brand); color: #fff; font: 600 1rem/1.3 system-ui, sans-serif; text-align: center;
  text-decoration: none; cursor: pointer }
button:hover, .back:hover { background: var(--brand-strong) }
.cancel { display: block; margin-block-start: 1rem; padding: .5rem; color: var(--link); text-align: center }
:focus-visible { outline: 3px solid var(--link); outline-offset: 3px }`

/** Nothing but the style above, by its hash; the form, and where it sends one on to, stay with the product. */
export function policyFor(site: string): string {
  const hash = createHash('sha256').update(style).digest('base64')
  const rules = [
    `default-src 'none'`,
    `style-src 'sha256-${hash}'`,
    `form-action 'self' ${new URL(site).origin}`,
    `frame-ancestors 'none'`,
    `base-uri 'none'`,
  ]
  return rules.join('; ')
}

/** The product's mark, in plain colours. */
const mark = `<svg viewBox="0 0 40 40" aria-hidden="true"><path fill="#ec9a75" d="M20 35.5 30.2 26.6C34.6 22.8 37 19.4 37 14.9 37 9.4 32.9 5.2 27.7 5.2c-5.6 0-9.9 4.5-9.9 10.1 0 4 .9 8 2.2 12z"/><path fill="#9a3858" d="M20 35.5 9.8 26.6C5.4 22.8 3 19.4 3 14.9 3 9.4 7.1 5.2 12.3 5.2c5.9 0 10.3 4.6 10.3 10.5 0 6.4-2.6 12.6-2.6 19.8z"/><g fill="#fff3ea"><circle cx="9.3" cy="15.4" r="1.55"/><circle cx="13.6" cy="15.4" r="1.55"/><circle cx="17.9" cy="15.4" r="1.55"/></g></svg>`

export interface Layout {
  language: Language
  title: string
  badge: string
  /** HTML, escaped by who made it. */
  content: string
}

export const layOut = ({ language, title, badge, content }: Layout): string => `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">
<title>${escapeHtml(title)} · Confida</title><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><style>${style}</style></head><body><main>
<p class="brand">${mark}Confida<span class="badge">${escapeHtml(badge)}</span></p>
<h1>${escapeHtml(title)}</h1>${content}</main></body></html>`
