import type { MigrationInterface, QueryRunner } from 'typeorm'

export class CreatePush1764460000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table push_settings (
      user_id uuid primary key constraint push_settings_user_id_fkey references users (id) on delete cascade,
      time_zone text not null,
      quiet_from smallint not null default 22,
      quiet_to smallint not null default 8,
      silent_since timestamptz,
      constraint push_settings_quiet_check check (quiet_from between 0 and 23 and quiet_to between 0 and 23),
      constraint push_settings_time_zone_check check (length(time_zone) between 1 and 64)
    )`)
    // It ends with the session of its browser, however that ends.
    await runner.query(`create table push_subscriptions (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null constraint push_subscriptions_user_id_fkey references users (id) on delete cascade,
      session_id uuid not null
        constraint push_subscriptions_session_id_fkey references sessions (id) on delete cascade,
      endpoint text not null,
      p256dh text not null,
      auth text not null,
      created_at timestamptz not null default now(),
      constraint push_subscriptions_endpoint_key unique (endpoint),
      constraint push_subscriptions_session_id_key unique (session_id),
      constraint push_subscriptions_length_check
        check (length(endpoint) <= 1000 and length(p256dh) <= 100 and length(auth) <= 50)
    )`)
    await runner.query('create index push_subscriptions_of_user on push_subscriptions (user_id)')
    await runner.query(`create table push_companions (
      owner_id uuid not null,
      companion_id uuid not null,
      created_at timestamptz not null default now(),
      primary key (owner_id, companion_id),
      constraint push_companions_owner_id_companion_id_fkey foreign key (owner_id, companion_id)
        references companions (owner_id, id) on delete cascade
    )`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table push_companions, push_subscriptions, push_settings')
  }
}
