import { administratorRoles, email, personName } from '@confida/contracts'
import { Command, InvalidArgumentError, Option } from 'commander'
import type { AdministratorsService } from '../modules/admin-users/administrators/administrators.service.ts'
import { addBackupCommands, type Backups } from './backup/backup.commands.ts'
import type { Distribution } from './distribution/distribute.ts'
import { addDistributionCommand } from './distribution/distribution.commands.ts'
import type { Finding } from './doctor/doctor.ts'
import { addVapidKeysCommand } from './vapid-keys.command.ts'

/** What the commands work with; each opens what it needs and closes it again. */
export interface Administration extends Backups {
  withAdministrators<Result>(use: (administrators: AdministratorsService) => Promise<Result>): Promise<Result>
  migrate(): Promise<void>
  examine(): Promise<Finding[]>
  distribute(): Promise<Distribution>
}

type Parser = { safeParse(value: string): { success: boolean; data?: string } }

const parse = (schema: Parser, problem: string) => (value: string) => {
  const { data } = schema.safeParse(value)
  if (data === undefined) throw new InvalidArgumentError(problem)
  return data
}

const parseEmail = parse(email, 'It must be an e-mail address.')
const parseName = parse(personName, 'It must be a name of at most 100 characters.')

const roleOption = () =>
  new Option('--role <role>', 'what they may do').choices(administratorRoles).default('owner')

/** `npm run admin`: what an operator does without a browser. */
export function createProgram(
  administration: Administration,
  print: (line: string) => void,
  printError = print,
): Command {
  const { withAdministrators, migrate, examine } = administration
  const program = new Command('npm run admin --').description('Administers Confida from the shell.')
  // Before the commands are made: each takes these from its program then.
  program.exitOverride().configureOutput({ writeOut: print, writeErr: printError })
  const tellPassword = (email: string, password: string) =>
    print(`${email} logs in with ${password} (shown this once), and chooses another password then.`)

  program
    .command('create')
    .description('makes an administrator')
    .argument('<email>', 'the address', parseEmail)
    .option('--name <name>', 'the name', parseName, 'Amministratore')
    .addOption(roleOption())
    .action(async (email, { name, role }) =>
      tellPassword(email, await withAdministrators((them) => them.create(email, name, role))),
    )
  program
    .command('promote')
    .description('makes an administrator of an account')
    .argument('<email>', 'its address', parseEmail)
    .addOption(roleOption())
    .action(async (email, { role }) => {
      await withAdministrators((them) => them.promote(email, role))
      print(`${email} is an administrator, and has to log in again.`)
    })
  program
    .command('reset-password')
    .description('gives an account a new password, and ends its sessions')
    .argument('<email>', 'its address', parseEmail)
    .action(async (email) =>
      tellPassword(email, await withAdministrators((them) => them.resetPassword(email))),
    )
  program
    .command('list')
    .description('names the administrators')
    .action(async () => {
      for (const each of await withAdministrators((them) => them.list())) {
        const { email, name, administrator_role, is_standby, created_at } = each
        const since = created_at.toISOString().slice(0, 10)
        print(`${email}  ${name}  since ${since}  ${administrator_role}${is_standby ? '  on standby' : ''}`)
      }
    })
  program
    .command('migrate')
    .description('brings the schema of the database up to date')
    .action(async () => {
      await migrate()
      print('The schema is up to date.')
    })
  program
    .command('doctor')
    .description('looks at everything the product needs, and says what is wrong')
    .action(async () => {
      const findings = await examine()
      for (const { name, problem, isOptional } of findings)
        print(problem ? `${isOptional ? '!' : '✗'} ${name}: ${problem}` : `✓ ${name}`)
      if (findings.some(({ problem, isOptional }) => problem && !isOptional)) process.exitCode = 1
    })
  addBackupCommands(program, administration, print)
  addVapidKeysCommand(program, print)
  addDistributionCommand(program, administration.distribute, print)
  return program
}
