import { expect, it } from '@jest/globals'
import type Stripe from 'stripe'
import { intentOf, outcomeOf, outcomeOfSession, reversalOf } from './stripe-outcome.ts'

const event = (type: string, object: object = {}) => ({ type, data: { object } }) as unknown as Stripe.Event
const session = (changes: object) => changes as Stripe.Checkout.Session

it.each([
  ['checkout.session.completed', 'paid', 'paid'],
  ['checkout.session.completed', 'no_payment_required', 'paid'],
  ['checkout.session.completed', 'unpaid', 'pending'],
  ['checkout.session.async_payment_succeeded', 'paid', 'paid'],
  ['checkout.session.async_payment_failed', 'unpaid', 'expired'],
  ['checkout.session.expired', 'unpaid', 'expired'],
  ['charge.refunded', 'paid', undefined],
])('%s of a checkout that is %s makes the payment %s', (type, payment_status, outcome) => {
  expect(outcomeOf(event(type, { payment_status }))).toBe(outcome)
})

it.each([
  ['expired', 'unpaid', 'expired'],
  ['complete', 'paid', 'paid'],
  ['complete', 'unpaid', 'pending'],
  ['open', 'unpaid', undefined],
])('a checkout that is %s and %s makes the payment %s', (status, payment_status, outcome) => {
  expect(outcomeOfSession(session({ status, payment_status }))).toBe(outcome)
})

it.each([
  ['charge.refunded', { amount_refunded: 1999 }, { refunded: 19.99 }],
  ['charge.dispute.funds_withdrawn', {}, { isDisputed: true }],
  ['charge.dispute.funds_reinstated', {}, { isDisputed: false }],
  ['charge.dispute.created', {}, undefined],
])('%s with %j takes back %j', (type, object, reversal) => {
  expect(reversalOf(event(type, object))).toEqual(reversal)
})

it.each([
  ['pi_1', 'pi_1'],
  [{ id: 'pi_1' }, 'pi_1'],
  [null, null],
])('the intent %j is %j', (payment_intent, intent) => {
  expect(intentOf(session({ payment_intent }))).toBe(intent)
})
