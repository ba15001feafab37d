import type { MigrationInterface, QueryRunner } from 'typeorm'

export class ForgetAuditedSearches1764520001000 implements MigrationInterface {
  /** What an export was searched for may be a person's name, which would outlive the person's account. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`update audit_log set after = nullif(after - 'search', '{}')
      where action in ('payment.export', 'terms-acceptances.export') and jsonb_exists(after, 'search')`)
  }

  /** What was searched for is gone. */
  async down(): Promise<void> {}
}
