import { remoteNames } from '@confida/remote-kit'
import { portOf } from '../paths.ts'
import type { Product } from './product.ts'

interface Administrator {
  email: string
  password?: string
}

/** The lines to print once all runs: the addresses, and the first administrator's credentials the one time they are known. */
export function summary({ children }: Product, shellPort: number, apiPort: number): string {
  const api = children.find(({ name }) => name === 'API')
  const administrator = api?.ready.administrator as Administrator | undefined
  const lines = [
    '',
    `  Confida        http://localhost:${shellPort}`,
    `  API            http://localhost:${apiPort}/api/docs`,
    ...remoteNames.map((name) => `  ${name.padEnd(15)}http://localhost:${portOf(name, shellPort)}`),
    '',
  ]
  if (administrator?.password) {
    lines.push(
      `  Administrator  ${administrator.email}`,
      `  Password       ${administrator.password}   (shown once)`,
      '',
    )
  }
  lines.push('  Ctrl-C stops everything.', '')
  return lines.join('\n')
}
