import { endpoint } from '../endpoint.ts'
import { companionStatistics, userStatistics } from './admin-statistics.schema.ts'

export const getUserStatistics = endpoint({
  id: 'admin-users.statistics',
  method: 'GET',
  path: '/api/admin/user-stats',
  summary: 'Statistics over all accounts: companions, days purchased, revenue in euro',
  permission: 'admin',
  area: 'people',
  response: userStatistics,
})

export const getCompanionStatistics = endpoint({
  id: 'admin-companions.statistics',
  method: 'GET',
  path: '/api/admin/companion-stats',
  summary: 'How many companions there are, by gender, personality, style and interest',
  permission: 'admin',
  area: 'people',
  response: companionStatistics,
})
