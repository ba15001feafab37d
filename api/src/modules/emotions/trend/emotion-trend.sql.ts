const inDays = 'day between $1::date and $2::date'
const step = 'date_trunc($3, day::timestamp)'
/** Written out once for each step and not for each row, which would take as long as all the rest. */
const named = `to_char(step, 'YYYY-MM-DD') as step`

// Lists of an administrator over years of everybody's labels: added up where they lie, in one statement each.
export const countByStep = `select ${named}, emotion, count from (
     select ${step} as step, emotion, sum(amount)::int as count from emotion_day_totals where ${inDays} group by 1, 2
   ) as counts`

// As the people of a period are counted: once each, by the gap that leads out of a step, without those who are deleted, of
// whom there are few: they are looked up one by one.
export const peopleByStep = `select ${named}, sum(people)::int as people from (
     select ${step} as step, sum(amount) as people from emotion_day_gaps
     where ${inDays} and next_day > least($2::date, (${step} + ('1 ' || $3)::interval)::date - 1)
     group by 1
     union all
     select days.step, -count(*) from users u
     cross join lateral (
       select distinct ${step} as step from emotion_user_day_totals where owner_id = u.id and ${inDays}
     ) days
     where u.deleted_at is not null group by 1
   ) as people group by people.step`
