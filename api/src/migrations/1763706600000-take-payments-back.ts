import type { MigrationInterface, QueryRunner } from 'typeorm'

const FUNCTIONS = [
  'count_payments_insert',
  'count_payments_update',
  'count_payments_delete',
  'rebuild_running_totals',
]

/** What was given back is no revenue; a payment that was taken back whole is not `paid` any more and counts nowhere. */
const recount = (from: string, to: string) => `do $$
  declare name text;
  begin
    foreach name in array array[${FUNCTIONS.map((name) => `'${name}'`).join(', ')}] loop
      execute replace(pg_get_functiondef(name::regproc), '${from}', '${to}');
    end loop;
  end $$`

const UP = [
  `alter table payments
    add column stripe_payment_intent text check (length(stripe_payment_intent) <= 255),
    add column refunded_amount numeric(10, 2) not null default 0 check (refunded_amount between 0 and amount),
    add column is_disputed boolean not null default false,
    -- When Stripe was last asked what became of it, because its event has not come.
    add column asked_at timestamptz,
    drop constraint payments_payment_status_check,
    add constraint payments_payment_status_check check (payment_status in ('unpaid', 'paid', 'refunded'))`,
  `create index payments_of_intent on payments (stripe_payment_intent) where stripe_payment_intent is not null`,
  recount('sign * amount', 'sign * (amount - refunded_amount)'),
]

const DOWN = [
  recount('sign * (amount - refunded_amount)', 'sign * amount'),
  `update payments set payment_status = 'paid' where payment_status = 'refunded'`,
  `alter table payments
    drop constraint payments_payment_status_check,
    add constraint payments_payment_status_check check (payment_status in ('unpaid', 'paid')),
    drop column asked_at, drop column is_disputed, drop column refunded_amount, drop column stripe_payment_intent`,
]

export class TakePaymentsBack1763706600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const sql of UP) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const sql of DOWN) await runner.query(sql)
  }
}
