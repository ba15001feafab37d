// Shells and remotes of different contracts together: `npm run test:contracts` builds the remotes of the two shell contracts
// before the present one, and shell and API of the nearer, and uses them with what is built of this checkout and its schema. `npm test` opens one
// small remote of each (e2e/earlier-contracts).
import process from 'node:process'
import { build, buildEnvironment } from './launch/build.ts'
import { runBrowserTests } from './test/browser-tests.ts'
import { checkCommit, checkOut, remotesOf, removeCheckout } from './test/contracts/check-out.ts'
import { earlierContracts } from './test/contracts/earlier-contracts.ts'
import { runStep } from './test/generators/steps.ts'

function buildCheckout(folder: string): boolean {
  const projects = ['shell', 'api', ...remotesOf(folder)].map((project) => `@confida/${project}`).join()
  return [
    { title: 'install', command: 'npm', args: ['ci', '--no-audit', '--no-fund', '--loglevel=error'] },
    {
      title: 'build',
      command: 'nx',
      args: ['run-many', '-t', 'build', '-p', projects, '--output-style=static'],
      env: buildEnvironment(),
    },
  ].every((step) => runStep(step, folder))
}

/** @returns whether all passed */
function tryContracts(folders: string[]): boolean {
  const checkouts = earlierContracts.map((contract) => {
    console.log(`\n── shell contract ${contract.version}, commit ${contract.commit.slice(0, 10)}`)
    const folder = checkOut(contract)
    folders.push(folder)
    return { ...contract, folder, remotes: remotesOf(folder), isBuilt: buildCheckout(folder) }
  })
  return (
    checkouts.every(({ isBuilt }) => isBuilt) &&
    runBrowserTests('shells and remotes of different contracts', 'serial', 'earlier-contracts', {
      EARLIER_CONTRACTS: JSON.stringify(checkouts),
      ALL_VARIANTS: 'yes',
    })
  )
}

const folders: string[] = []
try {
  for (const contract of earlierContracts) checkCommit(contract)
  await build()
  process.exitCode = tryContracts(folders) ? 0 : 1
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
} finally {
  for (const folder of folders) removeCheckout(folder)
}
