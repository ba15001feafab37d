import type { MigrationInterface, QueryRunner } from 'typeorm'

const contract = {
  title: 'Termini e Condizioni di Confida',
  intro:
    'Questi termini regolano l’uso di Confida, il servizio che permette di creare partner virtuali e di conversare con loro. Leggili con calma: registrandoti dichiari di averli compresi e accettati.',
  sections: [
    {
      title: 'Il servizio',
      content:
        'Confida ti permette di:\n• creare fino a tre partner virtuali personalizzati\n• conversare con loro in forma scritta, a qualsiasi ora\n• vedere, correggere e cancellare ciò che ricordano di te\nI partner virtuali sono programmi informatici: non sono persone e le loro risposte possono contenere errori.',
    },
    {
      title: 'Chi può usarlo',
      content:
        'Per registrarti devi avere almeno 18 anni e fornire dati veritieri. L’account è personale: sei responsabile della riservatezza della tua password e di ciò che avviene con il tuo account.',
    },
    {
      title: 'Uso corretto',
      content:
        'Non è consentito usare il servizio per:\n• scopi illegali o lesivi dei diritti altrui\n• molestare, minacciare o ingannare altre persone\n• tentare di aggirare le misure di sicurezza o di sovraccaricare i sistemi',
    },
    {
      title: 'Nessuna consulenza professionale',
      content:
        'Le conversazioni non sostituiscono il parere di medici, psicologi, avvocati o altri professionisti. Se sei in pericolo o stai pensando di farti del male, chiama subito il 112 o un servizio di ascolto della tua zona.',
    },
    {
      title: 'Dati personali',
      content:
        'Trattiamo i tuoi dati solo per fornirti il servizio. In qualsiasi momento puoi:\n• scaricare tutti i tuoi dati\n• disattivare l’analisi delle emozioni\n• cancellare le conversazioni, i ricordi e l’intero account\nNessuno, nemmeno i nostri amministratori, può leggere le tue conversazioni.',
    },
    {
      title: 'Pagamenti',
      content:
        'L’uso di base è gratuito. I piani a pagamento aggiungono giorni premium al tuo account; il prezzo indicato è comprensivo di imposte. Per gli acquisti online valgono i diritti di recesso previsti dalla legge.',
    },
    {
      title: 'Sospensione e chiusura',
      content:
        'Possiamo sospendere un account che viola questi termini. Puoi smettere di usare il servizio e cancellare il tuo account quando vuoi.',
    },
    {
      title: 'Modifiche ai termini',
      content:
        'Possiamo aggiornare questi termini. La versione in vigore, con la sua data, è sempre disponibile su questa pagina.',
    },
  ],
  conclusion: 'Per qualsiasi domanda scrivici dalla sezione Contatti. Grazie per aver scelto Confida.',
}

const UP = [
  `create table outbox (
    id uuid primary key default gen_random_uuid(),
    template text not null check (length(template) <= 64),
    user_id uuid references users (id) on delete cascade,
    recipient text not null check (length(recipient) <= 320),
    subject text not null check (length(subject) <= 500),
    content text not null check (length(content) <= 100000),
    state text not null default 'queued' check (state in ('queued', 'sent', 'failed', 'kept')),
    attempts integer not null default 0,
    last_error text check (length(last_error) <= 500),
    created_at timestamptz not null default now(),
    sent_at timestamptz
  )`,
  `create index outbox_newest on outbox (created_at, id)`,
  `create index outbox_of_user on outbox (user_id)`,

  // One a person: a new code voids the old one.
  `create table password_resets (
    user_id uuid primary key references users (id) on delete cascade,
    code_hash bytea not null,
    attempts integer not null default 0,
    expires_at timestamptz not null,
    created_at timestamptz not null default now()
  )`,

  `create table feedbacks (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references users (id) on delete cascade,
    user_name text not null check (length(user_name) <= 200),
    user_email text not null check (length(user_email) <= 320),
    rating integer check (rating between 1 and 5),
    message text not null check (length(message) between 1 and 1000),
    is_read boolean not null default false,
    created_at timestamptz not null default now()
  )`,
  `create index feedbacks_newest on feedbacks (created_at, id)`,
  `create index feedbacks_of_user on feedbacks (user_id)`,
  `create index feedbacks_unread on feedbacks (id) where not is_read`,

  `create table pricing_tiers (
    id uuid primary key default gen_random_uuid(),
    name text not null check (length(name) between 1 and 200),
    minutes integer not null default 0 check (minutes >= 0),
    price numeric(10, 2) not null check (price >= 0),
    description text not null default '' check (length(description) <= 2000),
    emoji text not null default '💰' check (length(emoji) <= 32),
    subscription_type text not null default 'days' check (length(subscription_type) <= 32),
    duration_days integer not null check (duration_days >= 0),
    is_visible boolean not null default true,
    is_active boolean not null default true,
    created_at timestamptz not null default now()
  )`,
  `insert into pricing_tiers (name, price, description, emoji, duration_days, created_at) values
    ('Una settimana', 4.99, 'Per scoprire tutto con calma', '🌱', 7, now()),
    ('Un mese', 14.99, 'La scelta di chi torna ogni giorno', '🌟', 30, now() + interval '1 microsecond'),
    ('Tre mesi', 34.99, 'Più tempo insieme, a un prezzo migliore', '💜', 90, now() + interval '2 microseconds')`,

  // A payment outlives its tier and its payer: the figures of past sales stay.
  `create table payments (
    id uuid primary key default gen_random_uuid(),
    session_id text not null unique check (length(session_id) <= 255),
    user_id uuid references users (id) on delete set null,
    tier_id uuid references pricing_tiers (id) on delete set null,
    tier_name text not null check (length(tier_name) <= 200),
    amount numeric(10, 2) not null check (amount >= 0),
    currency text not null default 'eur' check (length(currency) = 3),
    discount_percent integer not null default 0 check (discount_percent between 0 and 100),
    duration_days integer not null check (duration_days >= 0),
    payment_status text not null default 'unpaid' check (payment_status in ('unpaid', 'paid')),
    status text not null default 'open' check (status in ('open', 'complete', 'expired')),
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    paid_at timestamptz
  )`,
  `create index payments_of_user on payments (user_id)`,

  `create table contract_versions (
    version integer primary key check (version > 0),
    content jsonb not null,
    created_by uuid references users (id) on delete set null,
    created_at timestamptz not null default now()
  )`,

  // When it was told: facts are learnt by jobs, which may finish out of order.
  `alter table memories add column told_at timestamptz not null default now()`,

  `create table chat_images (
    owner_id uuid not null,
    id uuid not null default gen_random_uuid(),
    companion_id uuid not null,
    file_name text not null check (length(file_name) <= 100),
    media_type text not null check (media_type in ('image/png', 'image/jpeg', 'image/gif', 'image/webp')),
    bytes integer not null check (bytes > 0),
    created_at timestamptz not null default now(),
    primary key (owner_id, id),
    foreign key (owner_id, companion_id) references companions (owner_id, id) on delete cascade
  )`,
  `create index chat_images_of_companion on chat_images (owner_id, companion_id)`,
]

const TABLES = [
  'chat_images',
  'contract_versions',
  'payments',
  'pricing_tiers',
  'feedbacks',
  'password_resets',
  'outbox',
]

export class CreateAccountServices1763700200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const sql of UP) await runner.query(sql)
    await runner.query('insert into contract_versions (version, content) values (1, $1)', [
      JSON.stringify(contract),
    ])
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table memories drop column told_at')
    for (const table of TABLES) await runner.query(`drop table ${table}`)
  }
}
