import type { MigrationInterface, QueryRunner } from 'typeorm'

const COLUMNS = [
  `alter table feedbacks
     add column state text not null default 'new'
       constraint feedbacks_state_check check (state in ('new', 'in_work', 'answered', 'closed')),
     add column searched text generated always as
       (searchable(user_name || e'\\n' || user_email || e'\\n' || message)) stored`,
  'create index feedbacks_by_state on feedbacks (state, created_at, id)',
  'create index feedbacks_searched on feedbacks using gin (searched gin_trgm_ops)',
  // Without it the planner knows nothing of the new columns until a tenth of the rows has changed.
  'analyze feedbacks',
]

const REPLIES = [
  `create table feedback_replies (
    id uuid primary key default gen_random_uuid(),
    feedback_id uuid not null constraint feedback_replies_feedback_id_fkey references feedbacks (id) on delete cascade,
    admin_id uuid constraint feedback_replies_admin_id_fkey references users (id) on delete set null,
    content text not null
      constraint feedback_replies_content_check check (length(content) between 1 and 5000),
    outbox_id uuid constraint feedback_replies_outbox_id_fkey references outbox (id) on delete set null,
    client_id text not null constraint feedback_replies_client_id_check check (length(client_id) <= 64),
    created_at timestamptz not null default now(),
    constraint feedback_replies_client_id_key unique (feedback_id, client_id)
  )`,
  'create index feedback_replies_of_admin on feedback_replies (admin_id)',
  'create index feedback_replies_of_mail on feedback_replies (outbox_id)',
  `insert into email_templates (name) values ('feedback_reply')`,
]

const addUp = (list: string, kind: string, rows: string) => `
  insert into list_day_totals as t (list, kind, day, slot, amount)
  select '${list}', ${kind}, (created_at at time zone 'UTC')::date, pg_backend_pid() % 16, sum(sign)
  from (${rows}) as changed where ${kind} is not null group by 2, 3 having sum(sign) <> 0 order by 2, 3
  on conflict (list, kind, day, slot) do update set amount = t.amount + excluded.amount`

// How many feedbacks of each UTC day are in each state, as it is kept of the lists.
const addUpStates = (rows: string) => addUp('feedback_states', 'state', rows)

const NEW = 'select state, created_at, 1 as sign from new_rows'
const OLD = 'select state, created_at, -1 as sign from old_rows'
const TRANSITIONS = [
  ['insert', 'new table as new_rows', NEW],
  ['update', 'old table as old_rows new table as new_rows', `${NEW} union all ${OLD}`],
  ['delete', 'old table as old_rows', OLD],
]

const TRIGGERS = TRANSITIONS.flatMap(([operation, tables, rows = '']) => [
  `create function list_feedback_states_${operation}() returns trigger language plpgsql as $$
   begin ${addUpStates(rows)}; return null; end $$`,
  `create trigger list_feedback_states_${operation} after ${operation} on feedbacks referencing ${tables}
   for each statement execute function list_feedback_states_${operation}()`,
])

const COUNT_STATES = addUpStates('select *, 1 as sign from feedbacks')

/** What was counted before, and what kind a row of each is. */
const KINDS = {
  users: `case when deleted_at is null then case when is_standby then 'standby' else 'active' end end`,
  audit_log: 'action',
  feedbacks: 'coalesce(rating, 0)::text',
  outbox: 'state',
}
const COUNT_LISTS = Object.entries(KINDS).map(([list, kind]) =>
  addUp(list, kind, `select *, 1 as sign from ${list}`),
)

const rebuild = (counts: string[]) => `create or replace function rebuild_list_totals() returns void
  language plpgsql as $$
  begin
    lock table ${Object.keys(KINDS).join(', ')} in share row exclusive mode;
    delete from list_day_totals;
    ${counts.join(';')};
    delete from feedback_totals;
    insert into feedback_totals (rating, slot, amount)
      select coalesce(rating, 0), 0, count(*) from feedbacks group by 1;
  end $$`

const UP = [...COLUMNS, ...REPLIES, ...TRIGGERS, COUNT_STATES, rebuild([...COUNT_LISTS, COUNT_STATES])]

const DOWN = [
  rebuild(COUNT_LISTS),
  ...TRANSITIONS.map(([operation]) => `drop function list_feedback_states_${operation} cascade`),
  `delete from list_day_totals where list = 'feedback_states'`,
  `delete from email_templates where name = 'feedback_reply'`,
  'drop table feedback_replies',
  'alter table feedbacks drop column searched, drop column state',
]

export class MakeFeedbackAQueue1764480002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const sql of UP) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const sql of DOWN) await runner.query(sql)
  }
}
