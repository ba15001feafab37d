import type { MigrationInterface, QueryRunner } from 'typeorm'

const CONSTRAINT = 'reply_leases_owner_id_conversation_id_fkey'

/**
 * A lease is taken for every message. Checked against the conversation's row it would lock that row, which is a write to the
 * disk; whoever stores a reply looks for the partner anyway, and leases that are left over run out and are removed hourly.
 */
export class FreeReplyLeases1763720100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table reply_leases drop constraint ${CONSTRAINT}`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from reply_leases l where not exists
      (select from conversations c where c.owner_id = l.owner_id and c.id = l.conversation_id)`)
    await runner.query(`alter table reply_leases add constraint ${CONSTRAINT}
      foreign key (owner_id, conversation_id) references conversations (owner_id, id) on delete cascade`)
  }
}
