import { statement } from '../../../platform/database/statement.ts'

// No repository locks a table. Saves come one after the other, so that each gets a number of its own; readers are not held up.
const lockTable = (table: string) =>
  statement(`${table}.lock`, `lock table ${table} in share row exclusive mode`)

export const lockContractVersions = lockTable('contract_versions')
export const lockHomepageVersions = lockTable('homepage_versions')
export const lockTranslations = lockTable('translations')
