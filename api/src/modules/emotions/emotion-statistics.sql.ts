import { columnsOf } from '../../platform/database/columns.ts'
import { UserEntity } from '../users/user.entity.ts'
import { EmotionUserDayTotalEntity } from './totals/emotion-user-day-total.entity.ts'

const { list: key } = columnsOf(EmotionUserDayTotalEntity, ['day', 'emotion'])
const user = columnsOf(UserEntity, ['id', 'name', 'email'])
const userColumns = user.names.map((name) => `u.${name} as user_${name}`).join(', ')

// Aggregates of aggregates in the order of an index: a query builder would only quote this text. Both ends are always there,
// so that the days are looked up in their index.
const inDays = `day >= coalesce($1::date, '-infinity') and day <= coalesce($2::date, 'infinity')`
// Whoever wrote last comes first, as the index gives them: only the users of a page have their days added up. What
// narrows them is looked up row by row, however the planner estimates a period that it does not know.
export const listUsersWithin = `select ${userColumns}, sums.primary_emotion, sums.total_messages
   from (
     select owner_id, day from emotion_user_day_totals d
     where ${inDays}
       and (${key}) = (
         select ${key} from emotion_user_day_totals
         where owner_id = d.owner_id and ${inDays} order by day desc, emotion desc limit 1
       )
       and (select deleted_at is null from users where id = d.owner_id)
     order by d.day desc, d.owner_id desc, d.emotion desc limit $3 offset $4
   ) e
   join users u on u.id = e.owner_id
   cross join lateral (
     select (array_agg(emotion order by amount desc, emotion))[1] as primary_emotion, sum(amount)::int as total_messages
     from (
       select emotion, sum(amount)::int as amount from emotion_user_day_totals
       where owner_id = e.owner_id and ${inDays} group by 1
     ) as sums
   ) sums
   order by e.day desc, e.owner_id desc`
// Who felt something most is known once the days of all are added up: this one alone costs more with more users.
export const listUsersWithinByEmotion = `select ${userColumns}, e.primary_emotion, e.total_messages
   from (
     select owner_id, max(day) as day, (array_agg(emotion order by amount desc, emotion))[1] as primary_emotion,
       sum(amount)::int as total_messages
     from (
       select owner_id, emotion, max(day) as day, sum(amount) as amount from emotion_user_day_totals
       where ${inDays} group by 1, 2
     ) as sums group by owner_id
   ) e join users u on u.id = e.owner_id and u.deleted_at is null
   where e.primary_emotion = $3 order by e.day desc, e.owner_id desc limit $4 offset $5`
