import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Owner ids lead the keys of partners, messages and memories, so that the tables can be split by owner later. */
const UP = [
  `create table users (
    id uuid primary key default gen_random_uuid(),
    name text not null check (length(name) between 1 and 200),
    email text not null check (length(email) between 3 and 320),
    password_hash text not null,
    phone text check (length(phone) <= 64),
    birth_date date,
    role text not null default 'user' check (role in ('user', 'admin')),
    is_standby boolean not null default false,
    total_spent numeric(12, 2) not null default 0 check (total_spent >= 0),
    days_remaining integer not null default 0 check (days_remaining >= 0),
    discount_code text check (length(discount_code) <= 64),
    discount_used boolean not null default false,
    language text not null default 'it' check (language in ('it', 'en', 'fr', 'de', 'es', 'ar')),
    emotion_consent boolean not null default true,
    created_at timestamptz not null default now(),
    deleted_at timestamptz,
    deleted_by uuid references users (id)
  )`,
  // Over deleted accounts too: a deleted address stays reserved.
  `create unique index users_email_key on users (lower(email))`,
  `create index users_newest on users (created_at desc, id) where deleted_at is null`,
  `create index users_deleted on users (deleted_at desc, id) where deleted_at is not null`,

  `create table sessions (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references users (id) on delete cascade,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null
  )`,
  `create index sessions_of_user on sessions (user_id)`,

  `create table companions (
    owner_id uuid not null references users (id) on delete cascade,
    id uuid not null default gen_random_uuid(),
    name text not null check (length(name) between 1 and 200),
    gender text not null check (gender in ('femminile', 'maschile', 'neutro')),
    personality_type text not null
      check (personality_type in ('dolce', 'affettuosa', 'ribelle', 'intellettuale', 'giocosa')),
    communication_style text not null
      check (communication_style in ('diretto', 'poetico', 'casual', 'misterioso', 'empatico')),
    interests text[] not null check (cardinality(interests) between 1 and 3),
    relationship_approach text not null
      check (relationship_approach in ('romantico', 'avventuroso', 'stabile', 'passionale', 'complice')),
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    primary key (owner_id, id)
  )`,

  `create table conversations (
    owner_id uuid not null,
    id uuid not null default gen_random_uuid(),
    companion_id uuid not null,
    greeting text check (length(greeting) <= 4000),
    created_at timestamptz not null default now(),
    primary key (owner_id, id),
    constraint conversations_companion_key unique (owner_id, companion_id),
    foreign key (owner_id, companion_id) references companions (owner_id, id) on delete cascade
  )`,

  `create table messages (
    owner_id uuid not null,
    companion_id uuid not null,
    seq bigint generated always as identity,
    id uuid not null default gen_random_uuid(),
    role text not null check (role in ('user', 'assistant')),
    content text not null check (length(content) between 1 and 16000),
    engine text check (engine in ('builtin', 'endpoint')),
    client_id uuid,
    reply_to uuid,
    created_at timestamptz not null default now(),
    primary key (owner_id, companion_id, seq),
    constraint messages_id_key unique (owner_id, id),
    foreign key (owner_id, companion_id) references companions (owner_id, id) on delete cascade
  )`,
  // A retried message finds the first one instead of a second row.
  `create unique index messages_client_key on messages (owner_id, companion_id, client_id)
    where client_id is not null`,

  `create table memories (
    owner_id uuid not null,
    companion_id uuid not null,
    id uuid not null default gen_random_uuid(),
    kind text not null check (length(kind) between 1 and 32),
    text text not null check (length(text) between 1 and 1000),
    pinned boolean not null default false,
    message_id uuid,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    primary key (owner_id, companion_id, id),
    foreign key (owner_id, companion_id) references companions (owner_id, id) on delete cascade
  )`,

  `create table homepage_versions (
    version integer primary key check (version > 0),
    content jsonb not null,
    created_by uuid references users (id) on delete set null,
    created_at timestamptz not null default now()
  )`,

  // Unlogged: losing the counts of a quarter of an hour in a crash costs nothing, writing them to the log would.
  `create unlogged table rate_limits (
    key text primary key,
    hits integer not null,
    expires_at timestamptz not null
  )`,
  `create index rate_limits_expired on rate_limits (expires_at)`,
]

const TABLES = [
  'rate_limits',
  'homepage_versions',
  'memories',
  'messages',
  'conversations',
  'companions',
  'sessions',
  'users',
]

export class CreateCore1763700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const sql of UP) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`drop table ${table}`)
  }
}
