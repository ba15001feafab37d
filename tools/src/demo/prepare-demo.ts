import type { Config } from '@confida/api/config'
import { startEmbeddedPostgres } from '@confida/api/embedded-postgres'
import { migrate } from '@confida/api/migrate'
import { hashPassword } from '@confida/api/password'
import { email } from '@confida/contracts'
import type { DemoArguments } from './demo-options.ts'
import type { DemoMark } from './fill/demo-mark.ts'
import { fillDemo } from './fill/fill-demo.ts'

export interface DemoSettings extends DemoArguments {
  /** The demonstration users', and the administrator's where none is set. */
  password: string
}

/** Fills the configured database if it is empty. @returns who can log in */
export async function prepareDemo(config: Config, settings: DemoSettings): Promise<string[]> {
  const embedded = config.databaseUrl ? undefined : await startEmbeddedPostgres({ dataDir: config.dataDir })
  try {
    const url = config.databaseUrl ?? embedded?.url ?? ''
    await migrate(url)
    return describe(await fill(url, config, settings), config, settings)
  } finally {
    await embedded?.stop()
  }
}

async function fill(url: string, config: Config, { users, seed, password }: DemoSettings) {
  console.log('Filling in the demonstration …')
  const passwordHash = await hashPassword(password)
  return fillDemo(url, {
    users,
    seed,
    // The day, not the moment: the same all day long.
    until: new Date(new Date().setUTCHours(0, 0, 0, 0)),
    passwordHash,
    administrator: {
      email: email.parse(config.adminEmail),
      passwordHash: config.adminPassword ? await hashPassword(config.adminPassword) : passwordHash,
    },
    report: (done) => users > done && console.log(`  ${done.toLocaleString('en-GB')} users`),
  })
}

function describe(
  { isNew, users, seed, name, email, administrator }: DemoMark & { isNew: boolean },
  config: Config,
  settings: DemoSettings,
): string[] {
  const isOther = users !== settings.users || seed !== settings.seed
  const password = config.adminPassword ? 'as set by ADMIN_PASSWORD' : settings.password
  return [
    `Demonstration     ${users.toLocaleString('en-GB')} users, seed ${seed}${isNew ? '' : ', as filled in earlier'}`,
    ...(isOther
      ? [`                  (to have others, remove ${config.databaseUrl ? 'the data' : config.dataDir})`]
      : []),
    `Log in as         ${email}   ${settings.password}   (${name})`,
    `Administrator     ${administrator}   ${password}`,
  ]
}
