import { endpoint } from '../endpoint.ts'
import { companionStats, userStats } from './admin-statistics.schema.ts'

export const getUserStats = endpoint({
  id: 'admin-users.stats',
  method: 'GET',
  path: '/api/admin/user-stats',
  summary: 'Figures over all accounts: partners, days purchased, revenue in euro',
  permission: 'admin',
  answer: userStats,
})

export const getCompanionStats = endpoint({
  id: 'admin-companions.stats',
  method: 'GET',
  path: '/api/admin/companion-stats',
  summary: 'How many partners there are, by gender, personality, style and interest',
  permission: 'admin',
  answer: companionStats,
})
