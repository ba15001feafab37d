import type { Language } from '@confida/contracts'
import { type CheckoutTexts, checkoutTexts, numberLocale } from '@confida/i18n/server'
import { escapeHtml } from '../../../platform/http/escape-html.ts'
import { planNameIn } from '../plan-texts.ts'
import { layOut } from './test-checkout.layout.ts'
import type { TestPayment } from './test-checkout.repository.ts'

/** The page of one payment: a form that pays while that is possible, else what became of it. */
export function renderTestCheckout(payment: TestPayment, language: Language, site: string): string {
  const texts = checkoutTexts[language]
  const content = {
    open: () => renderForm(payment, texts, language, site),
    paid: () =>
      renderEnd(texts.paid, texts.continue, `${site}/payment-success?session_id=${payment.session_id}`),
    expired: () => renderEnd(texts.expired, texts.back, `${site}/dashboard`),
  }[payment.state]()
  return layOut({ language, title: texts.title, badge: texts.badge, content })
}

/** Where no payment is known. */
export function renderMissing(language: Language, site: string): string {
  const texts = checkoutTexts[language]
  const content = renderEnd(texts.missing, texts.back, `${site}/dashboard`)
  return layOut({ language, title: texts.title, badge: texts.badge, content })
}

function renderForm(payment: TestPayment, texts: CheckoutTexts, language: Language, site: string): string {
  const { amount, discount_percent, duration_days } = payment
  const format = (value: number, options: Intl.NumberFormatOptions) =>
    escapeHtml(new Intl.NumberFormat(numberLocale(language), options).format(value))
  const price = format(amount, { style: 'currency', currency: 'EUR' })
  const days = format(duration_days, { style: 'unit', unit: 'day', unitDisplay: 'long' })
  const discount = format(-discount_percent / 100, { style: 'percent' })
  const row = (name: string, value: string, className = '') =>
    `<dt${className}>${escapeHtml(name)}</dt><dd${className}>${value}</dd>`
  return `<p class="notice" role="note">${escapeHtml(texts.notice)}</p><dl>
${row(texts.plan, `<bdi>${escapeHtml(planNameIn(language, payment.tier_name, payment.translations ?? {}))}</bdi>`)}
${row(texts.duration, days)}
${discount_percent > 0 ? row(texts.discount, `<bdi>${discount}</bdi>`) : ''}
${row(texts.total, price, ' class="total"')}</dl>
<form method="post"><button type="submit">${escapeHtml(texts.pay).replace('{{amount}}', () => price)}</button></form>
<a class="cancel" href="${escapeHtml(site)}/payment-cancel">${escapeHtml(texts.cancel)}</a>`
}

const renderEnd = (sentence: string, link: string, href: string) =>
  `<p>${escapeHtml(sentence)}</p><a class="back" href="${escapeHtml(href)}">${escapeHtml(link)}</a>`
