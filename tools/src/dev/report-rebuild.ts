import type { Rebuild } from '@confida/remote-kit/bundler'

/** One line for each build, and what the compiler complains about. */
export function reportRebuild(project: string, { isOk, messages }: Rebuild): void {
  console.log(`${new Date().toLocaleTimeString('en-GB')}  ${project} ${isOk ? 'built' : 'does not compile'}`)
  if (!isOk) console.error(messages)
}
