import { randomUUID } from 'node:crypto'
import type { AdministratorRole } from '@confida/contracts'
import { hash } from '@node-rs/argon2'
import { Sessions } from '../src/platform/access/sessions.ts'
import { statement } from '../src/platform/database/statement.ts'
import type { TestApi } from './test-api.ts'

export interface TestUser {
  id: string
  email: string
  name: string
  password: string
  /** Of an open session. */
  token: string
}

export interface UserChoices {
  name?: string
  email?: string
  password?: string
  birth_date?: string
  phone?: string
  role?: 'user' | 'admin'
  /** Of an administrator; an owner without it. */
  administrator_role?: AdministratorRole
  is_standby?: boolean
}

const PASSWORD = 'password-of-tests'
const hashes = new Map<string, Promise<string>>()

const insertUser = statement(
  'testing.user',
  `insert into users (name, email, password_hash, birth_date, phone, role, is_standby, administrator_role, email_confirmed_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, now()) returning id`,
)

const nameDevice = statement(
  'testing.device',
  `update sessions set browser = '', system = '' where user_id = $1`,
)

/** A user with an open session, written straight into the database. */
export async function registerUser(api: TestApi, choices: UserChoices = {}): Promise<TestUser> {
  const { name = 'Anna Rossi', email = `anna.${randomUUID()}@example.com`, password = PASSWORD } = choices
  const { birth_date = null, phone = null, role = 'user', is_standby = false } = choices
  const administrator_role = role === 'admin' ? (choices.administrator_role ?? 'owner') : null
  const passwordHash = await hashOf(password)
  const values = [name, email, passwordHash, birth_date, phone, role, is_standby, administrator_role]
  const row = await api.database.row<{ id: string }>(insertUser, values)
  if (!row) throw new Error('The user was not stored.')
  const token = await api.app.get(Sessions).open(row.id)
  // As after a first call, whose device is written down beside it: races are not to wait for that write.
  await api.database.rows(nameDevice, [row.id])
  return { id: row.id, email, name, password, token }
}

/** An administrator with an open session. */
export const createAdmin = (api: TestApi, choices: UserChoices = {}): Promise<TestUser> =>
  registerUser(api, {
    name: 'Amministratore',
    email: `admin.${randomUUID()}@example.com`,
    ...choices,
    role: 'admin',
  })

/** The cheapest argon2id that is still argon2id: tests log in often. */
function hashOf(password: string): Promise<string> {
  const known = hashes.get(password) ?? hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 })
  hashes.set(password, known)
  return known
}
