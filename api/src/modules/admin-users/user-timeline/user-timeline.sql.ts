import type { TimelineKind } from '@confida/contracts'

interface Source {
  from: string
  /** When it happened; its row's `created_at` without it. */
  createdAt?: string
  details?: string
}

/**
 * Where each kind is kept: the rows of one user, found by the index on the user, with what of them an administrator sees.
 * A union, which TypeORM's query builder has no word for.
 */
const sources: Record<TimelineKind, Source> = {
  registration: { from: 'users source where source.id = :userId::uuid' },
  login: {
    from: `security_log source where source.user_id = :userId::uuid and source.event = 'login.success'`,
  },
  payment: {
    from: 'payments source where source.user_id = :userId::uuid',
    createdAt: 'coalesce(source.paid_at, source.created_at)',
    details: `'tier_name', source.tier_name, 'amount', source.amount, 'refunded_amount', source.refunded_amount,
      'payment_status', source.payment_status, 'status', source.status`,
  },
  mail: {
    from: 'outbox source where source.user_id = :userId::uuid',
    details: `'template', source.template, 'state', source.state`,
  },
  feedback: {
    from: 'feedbacks source where source.user_id = :userId::uuid',
    details: `'rating', source.rating, 'message', source.message`,
  },
  change: {
    from: 'audit_log source where source.target_id = :userId::uuid::text',
    details: `'action', source.action, 'actor_name', source.actor_name`,
  },
}

const selectOf = (kind: TimelineKind) => {
  const { from, createdAt = 'source.created_at', details = '' } = sources[kind]
  return `select source.id, ${createdAt} as created_at, '${kind}' as kind, jsonb_build_object(${details}) as details from ${from}`
}

/**
 * For `:userId`; more kinds than one are one list. The offset keeps a cursor outside: inside, a planner that misjudges it walks an
 * index on the time through the rows of everybody.
 */
export const timelineOf = (kinds: readonly TimelineKind[]) =>
  `(${kinds.map(selectOf).join(' union all ')} offset 0)`
