import type { MigrationInterface, QueryRunner } from 'typeorm'

const UP = [
  `alter table payments
    add column provider text not null default 'test' check (provider in ('test', 'stripe')),
    add column stripe_session_id text unique check (length(stripe_session_id) <= 255)`,

  // What Stripe has told: each event is applied in the transaction that writes it here, so a repeated one finds itself.
  `create table payment_events (
    id text primary key check (length(id) <= 255),
    type text not null check (length(type) <= 100),
    payment_id uuid not null references payments (id) on delete cascade,
    received_at timestamptz not null default now()
  )`,
  `create index payment_events_of_payment on payment_events (payment_id)`,
]

const DOWN = [
  `drop table payment_events`,
  `alter table payments drop column stripe_session_id, drop column provider`,
]

export class CreateCheckout1763700600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const sql of UP) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const sql of DOWN) await runner.query(sql)
  }
}
