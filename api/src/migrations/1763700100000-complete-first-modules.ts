import type { MigrationInterface, QueryRunner } from 'typeorm'

const homepage = {
  hero_title: 'Qualcuno che ti ascolta davvero',
  hero_subtitle: 'Il tuo partner virtuale, quando vuoi tu',
  hero_description:
    'Crea un partner virtuale su misura: scegli il carattere, il modo di parlare e le passioni che avete in comune. Ti risponde a ogni ora, ricorda quello che gli racconti e non ti giudica mai.',
  login_button_text: 'Accedi',
  register_button_text: 'Registrati',
  contact_button_text: 'Contatti',
  features_title: 'Perché scegliere Confida',
  features: [
    {
      title: 'Fino a tre partner',
      description: 'Tre personalità diverse, ognuna con il suo carattere, le sue passioni e i suoi ricordi.',
      icon: 'Users',
    },
    {
      title: 'Conversazioni naturali',
      description: 'Risposte che tengono conto di ciò che hai detto oggi e di ciò che hai raccontato ieri.',
      icon: 'MessageCircle',
    },
    {
      title: 'Sempre dalla tua parte',
      description:
        'Un ascolto paziente e senza giudizio, nelle giornate storte come in quelle da festeggiare.',
      icon: 'Heart',
    },
    {
      title: 'Privato per scelta',
      description:
        'Le tue chat sono solo tue: puoi scaricarle o cancellarle per sempre in qualsiasi momento.',
      icon: 'Shield',
    },
  ],
  secondary_description:
    'Confida è gratuita, riservata e disponibile 24 ore su 24. Bastano due minuti per creare il tuo primo partner e iniziare a parlare.',
}

const UP = [
  `create table discount_codes (
    code text primary key check (code = upper(code)),
    percent integer not null check (percent between 1 and 100),
    is_active boolean not null default true,
    created_at timestamptz not null default now()
  )`,
  `insert into discount_codes (code, percent) values ('WELCOME10', 10)`,

  // The greeting is made anew for each language; keeping one would pin the first.
  `alter table conversations drop column greeting`,
  `alter table messages add column memories_used uuid[] not null default '{}'`,

  // One fact a key: a newer one replaces it.
  `alter table memories add column key text not null check (length(key) between 1 and 200)`,
  `alter table memories add column value text not null default '' check (length(value) <= 500)`,
  `alter table memories add constraint memories_key unique (owner_id, companion_id, key)`,

  // Who is answering in a conversation. Unlogged: after a crash nobody is.
  `create unlogged table reply_leases (
    owner_id uuid not null,
    conversation_id uuid not null,
    token uuid not null,
    client_id uuid,
    expires_at timestamptz not null,
    primary key (owner_id, conversation_id),
    foreign key (owner_id, conversation_id) references conversations (owner_id, id) on delete cascade
  )`,

  // The administrator's list: one index for each order, and trigrams for the search.
  `create extension if not exists pg_trgm`,
  `drop index users_newest`,
  `create index users_by_created_at on users (created_at, id) where deleted_at is null`,
  `create index users_by_name on users (lower(name), id) where deleted_at is null`,
  `create index users_by_email on users (lower(email), id) where deleted_at is null`,
  `create index users_by_phone on users (coalesce(phone, ''), id) where deleted_at is null`,
  `create index users_by_birth_date on users (coalesce(birth_date, '0001-01-01'), id) where deleted_at is null`,
  `create index users_search on users using gin (name gin_trgm_ops, email gin_trgm_ops, phone gin_trgm_ops)`,
]

const DOWN = [
  `delete from homepage_versions where version = 1`,
  `drop index users_search, users_by_birth_date, users_by_phone, users_by_email, users_by_name, users_by_created_at`,
  `create index users_newest on users (created_at desc, id) where deleted_at is null`,
  `drop table reply_leases`,
  `alter table memories drop column value, drop column key`,
  `alter table messages drop column memories_used`,
  `alter table conversations add column greeting text check (length(greeting) <= 4000)`,
  `drop table discount_codes`,
]

export class CompleteFirstModules1763700100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const sql of UP) await runner.query(sql)
    await runner.query('insert into homepage_versions (version, content) values (1, $1)', [
      JSON.stringify(homepage),
    ])
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const sql of DOWN) await runner.query(sql)
  }
}
