import { columnsOf } from '../../database/columns.ts'
import { statement } from '../../database/statement.ts'
import { AiPlaceEntity } from './ai-place.entity.ts'

/** Of a process that was killed the places are free after so long. */
export const LEASE_SECONDS = 15

// All of these belong to each reply's way to the endpoint. Places are counted and changed by one statement each, by the clock of
// the database alone, so that many processes agree.
const entered = columnsOf(AiPlaceEntity, ['process', 'person', 'turn', 'expires_at'])
const answered = columnsOf(AiPlaceEntity, ['id', 'turn'])

const later = `now() + interval '${LEASE_SECONDS} seconds'`

export const enterQueue = statement(
  'ai-places.enter',
  `insert into ai_places (${entered.list})
   select $1::uuid, $2, (select count(*) + 1 from ai_places where person = $2 and expires_at >= now()), ${later}
   where (select count(*) from ai_places where not is_granted and expires_at >= now()) < $3::integer
   returning ${answered.list}`,
)

export const leavePlace = statement('ai-places.leave', 'delete from ai_places where id = $1')

// Of the places that a process knows of: one that it could not remove expires.
export const renewPlaces = statement(
  'ai-places.renew',
  `update ai_places set expires_at = ${later} where id = any($1::bigint[])`,
)

// One process at a time hands places out; the next statement of its transaction sees what the one before has done.
export const tryToGrant = statement(
  'ai-places.turn',
  `select pg_try_advisory_xact_lock(hashtextextended('ai-places', 0)) as is_mine`,
)

/** $1 places in all, $2 of one person. Somebody's second comes after everybody's first. */
export const grantPlaces = statement(
  'ai-places.grant',
  `update ai_places set is_granted = true
   where id in (
     select id
     from (
       select id, turn, is_granted, row_number() over (partition by person order by is_granted desc, turn, id) as number
       from ai_places where expires_at >= now()
     ) live
     where not is_granted and number <= $2::integer
     order by turn, id
     limit greatest($1::integer - (select count(*) from ai_places where is_granted and expires_at >= now()), 0)
   )`,
)

export const removeExpired = statement('ai-places.expire', 'delete from ai_places where expires_at < now()')

/** Of a process: who has a place (0), and where the others stand. */
export const listPlaces = statement(
  'ai-places.list',
  `select id, place
   from (
     select id, process, case when is_granted then 0 else row_number() over (partition by is_granted order by turn, id) end as place
     from ai_places where is_granted or expires_at >= now()
   ) standing
   where process = $1::uuid`,
)
