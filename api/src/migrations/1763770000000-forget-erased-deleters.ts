import type { MigrationInterface, QueryRunner } from 'typeorm'

const CONSTRAINT = 'users_deleted_by_fkey'

/** Whom an erased administrator has deleted stays deleted, by nobody that is known. */
export class ForgetErasedDeleters1763770000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await replaceConstraint(runner, 'on delete set null')
    await runner.query('create index users_of_deleter on users (deleted_by) where deleted_by is not null')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index users_of_deleter')
    await replaceConstraint(runner, '')
  }
}

const replaceConstraint = (runner: QueryRunner, action: string) =>
  runner.query(`alter table users drop constraint ${CONSTRAINT},
    add constraint ${CONSTRAINT} foreign key (deleted_by) references users (id) ${action}`)
