import type { MigrationInterface, QueryRunner } from 'typeorm'

const line = `e'\\n'`
/** Its ids, here and at Stripe. */
const SEARCHED = `id::text || ${line} || session_id || ${line} || coalesce(stripe_session_id, '') || ${line} ||
  coalesce(stripe_payment_intent, '')`

export class ListPayments1764480001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index payments_newest on payments (created_at, id)')
    await runner.query(
      `alter table payments add column searched text generated always as (searchable(${SEARCHED})) stored`,
    )
    await runner.query('create index payments_searched on payments using gin (searched gin_trgm_ops)')
    // Without it the planner knows nothing of the new column until a tenth of the rows has changed.
    await runner.query('analyze payments')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table payments drop column searched')
    await runner.query('drop index payments_newest')
  }
}
