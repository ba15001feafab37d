import type { Config } from '@confida/api/config'
import { portOf, remoteNames } from '../paths.ts'
import type { Product } from './product.ts'

interface Administrator {
  email: string
  /** Absent when ADMIN_PASSWORD was set: then its owner knows it. */
  generatedPassword?: string
}

/** The lines to print once all runs: the addresses, what was noted on the way, and the first administrator's credentials the one time they are known. */
export function summary(
  { services }: Product,
  shellPort: number,
  { apiPort, publicUrl }: Pick<Config, 'apiPort' | 'publicUrl'>,
  notes: string[] = [],
): string {
  const api = services.find(({ child }) => child.name === 'API')
  const administrator = api?.child.ready.administrator as Administrator | undefined
  const lines = [
    '',
    `  Confida           ${publicUrl}`,
    `  API               http://localhost:${apiPort}/api/docs`,
    ...remoteNames.map((name) => `  ${name.padEnd(18)}http://localhost:${portOf(name, shellPort)}`),
    '',
  ]
  if (administrator) {
    const { email, generatedPassword } = administrator
    const password = generatedPassword
      ? `${generatedPassword}   (shown this once)`
      : 'as set by ADMIN_PASSWORD'
    lines.push(`  Administrator     ${email}`, `  Password          ${password}`, '')
  }
  if (notes.length > 0) lines.push(...notes.map((note) => `  ${note}`), '')
  lines.push('  Ctrl-C stops everything.', '')
  return lines.join('\n')
}
