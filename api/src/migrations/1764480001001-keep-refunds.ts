import type { MigrationInterface, QueryRunner } from 'typeorm'

export class KeepRefunds1764480001001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table payment_refunds (
      id uuid primary key,
      payment_id uuid not null
        constraint payment_refunds_payment_id_fkey references payments (id) on delete cascade,
      amount numeric(10, 2) not null constraint payment_refunds_amount_check check (amount > 0),
      reason text constraint payment_refunds_reason_check check (length(reason) <= 100),
      comment text not null default '' constraint payment_refunds_comment_check check (length(comment) <= 500),
      state text not null constraint payment_refunds_state_check
        check (state in ('requested', 'refused', 'pending', 'succeeded', 'failed')),
      stripe_refund_id text constraint payment_refunds_stripe_refund_id_key unique
        constraint payment_refunds_stripe_refund_id_check check (length(stripe_refund_id) <= 255),
      refusal text constraint payment_refunds_refusal_check check (length(refusal) <= 100),
      actor_id uuid constraint payment_refunds_actor_id_fkey references users (id) on delete set null,
      created_at timestamptz not null default now(),
      asked_at timestamptz
    )`)
    await runner.query('create index payment_refunds_of_payment on payment_refunds (payment_id)')
    await runner.query(
      `create unique index payment_refunds_requested on payment_refunds (payment_id) where state = 'requested'`,
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table payment_refunds')
  }
}
