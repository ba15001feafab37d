import { runCheck } from '../lint/run-check.ts'
import { ensurePrograms } from './programs.ts'

/**
 * Runs browser tests on the built product, for the long suites.
 * @param project of Playwright's
 * @param filter the folder or the file of the tests
 * @param env what the tests are to do beyond `npm test`
 * @returns whether all passed
 */
export function runBrowserTests(
  title: string,
  project: 'desktop' | 'serial',
  filter: string,
  env: NodeJS.ProcessEnv,
): boolean {
  ensurePrograms('chromium')
  const args = ['test', '--config', 'e2e/playwright.config.ts', '--no-deps', `--project=${project}`, filter]
  return runCheck(title, 'playwright', args, env)
}
