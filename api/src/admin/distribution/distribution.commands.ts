import type { Command } from 'commander'
import type { Distribution } from './distribute.ts'

export function addDistributionCommand(
  program: Command,
  distribute: () => Promise<Distribution>,
  print: (line: string) => void,
): void {
  program
    .command('distribute')
    .description('splits the tables of people by owner with Citus, or says what is in the way')
    .action(async () => {
      const { hasCitus, obstacles, tables } = await distribute()
      for (const obstacle of obstacles) print(`✗ ${obstacle}`)
      if (!hasCitus) print('✗ The database has no extension Citus (create extension citus).')
      print(tables.length > 0 ? `Split by owner: ${tables.join(', ')}.` : 'Nothing was split.')
      if (tables.length === 0) process.exitCode = 1
    })
}
