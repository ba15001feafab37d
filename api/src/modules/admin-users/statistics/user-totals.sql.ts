import type { CountedTable } from '../../../platform/totals/counted-table.ts'

// Whole tables are counted where they lie.
/** One row for each total that a partner counts in; partners of deleted accounts do not count. */
const companionKeys = (keys: string) =>
  `select ${keys} as key from companions where owner_id in (select id from users where deleted_at is null)`

const KEYS = [
  companionKeys(`unnest(array['companions', 'companions.gender.' || gender,
    'companions.personality.' || personality_type, 'companions.style.' || communication_style])`),
  companionKeys(`'companions.interest.' || unnest(interests)`),
  `select case when deleted_at is not null then 'users.deleted' when is_standby then 'users.standby'
     else 'users.active' end as key from users`,
]
const COUNTS = KEYS.map(
  (rows) => `select key, 0 as slot, count(*) as amount from (${rows}) counted group by key`,
)

/** What people and their partners add to the administrator's totals. Payments are counted by triggers of their own. */
export const USER_TOTALS: CountedTable[] = [
  {
    name: 'running_totals',
    scope: `(t.key like 'users.%' or t.key like 'companions%')`,
    key: ['key', 'slot'],
    amounts: ['amount'],
    query: COUNTS.join(' union all '),
  },
  {
    name: 'list_day_totals',
    scope: `t.list = 'users'`,
    key: ['list', 'kind', 'day', 'slot'],
    amounts: ['amount'],
    query: `select 'users' as list, case when is_standby then 'standby' else 'active' end as kind,
        (created_at at time zone 'UTC')::date as day, 0 as slot, count(*) as amount
      from users where deleted_at is null group by 2, 3`,
  },
]
