const day = (now: Date, yearsAgo: number) =>
  `${now.getUTCFullYear() - yearsAgo}${now.toISOString().slice(4, 10)}`

/** Every list and figure of the administrator's, as the screens ask for them; and the searches that find the most. */
export function listCalls(now: Date): [what: string, path: string][] {
  const lastYear = `from=${day(now, 1)}&to=${day(now, 0)}&time_zone=Europe/Rome`
  const users = '/api/admin/users?limit=50'
  return [
    ['users', users],
    ['users, on standby', `${users}&status=standby`],
    ['users, by name', `${users}&sort=name`],
    ['users, of the last year', `${users}&${lastYear}`],
    ['users, search "pe"', `${users}&search=pe`],
    ['users, search "zq"', `${users}&search=zq`],
    ['users, search two words', `${users}&search=kr%C3%BCger+anna`],
    ['users, search a phone', `${users}&search=%2B39389602`],
    ['users, search "krüger"', `${users}&search=kr%C3%BCger`],
    ['users, search "federica.galli9"', `${users}&search=federica.galli9&sort=-email`],
    ['users, search "example.org"', `${users}&search=example.org`],
    ['data broker, first page', '/api/admin/users?limit=200&sort=created_at'],
    ['deleted users', '/api/admin/users/deleted?limit=50'],
    ['deleted users, search "pe"', '/api/admin/users/deleted?limit=50&search=pe'],
    ['deleted users, search "zq"', '/api/admin/users/deleted?limit=50&search=zq'],
    ['feedback', '/api/admin/feedbacks?limit=50'],
    ['feedback of five stars', '/api/admin/feedbacks?limit=50&rating=5'],
    ['outbox', '/api/admin/outbox?limit=50'],
    ['outbox, failed', '/api/admin/outbox?limit=50&state=failed'],
    ['outbox, search "zq"', '/api/admin/outbox?limit=50&search=zq'],
    ['outbox, search "krüger"', '/api/admin/outbox?limit=50&search=kr%C3%BCger'],
    ['audit log', '/api/admin/audit-log?limit=50'],
    ['audit log, of the last year', `/api/admin/audit-log?limit=50&${lastYear}`],
    ['audit log, one action', '/api/admin/audit-log?limit=50&action=user.standby'],
    ['audit log, search "zq"', '/api/admin/audit-log?limit=50&search=zq'],
    ['audit log, search "krüger"', '/api/admin/audit-log?limit=50&search=kr%C3%BCger'],
    ['emotions', '/api/admin/emotion-stats?limit=50'],
    ['emotions of the last month', '/api/admin/emotion-stats?limit=50&period=month'],
    ['emotions of the last year', '/api/admin/emotion-stats?limit=50&period=year'],
    ['emotions of the last year, by messages', '/api/admin/emotion-stats?limit=50&period=year&sort=messages'],
    [
      'emotions of the last year, by messages of one',
      '/api/admin/emotion-stats?limit=50&period=year&sort=messages&emotion=depressed',
    ],
    ['emotions, by name', '/api/admin/emotion-stats?limit=50&sort=name'],
    ['emotions, by the last message', '/api/admin/emotion-stats?limit=50&sort=last_message'],
    ['trend of emotions', '/api/admin/emotion-trend'],
    ['trend of emotions, of the last year', '/api/admin/emotion-trend?period=year'],
    ['statistics of users', '/api/admin/user-stats'],
    ['statistics of companions', '/api/admin/companion-stats'],
  ]
}
