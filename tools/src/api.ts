// What remotes in use rely on, as reports in `libs/*/api`: `npm run api` holds the code against them, `-- --update` writes them
// anew. What may break a remote is not written before the version is raised, or with `--compatible` by who has made sure.
import process from 'node:process'
import { parseArgs } from 'node:util'
import { apiChanges, writeReports } from './pack/api-changes.ts'
import { reportedLibraries } from './pack/api-report.ts'

const { values } = parseArgs({ options: { update: { type: 'boolean' }, compatible: { type: 'boolean' } } })

for (const library of reportedLibraries) {
  const { reports, stale, lost } = apiChanges(library)
  const isWritten = values.update && (lost.length === 0 || values.compatible)
  if (isWritten) writeReports(library, reports)
  else if (stale.length > 0) process.exitCode = 1
  for (const file of stale)
    console.log(`libs/${library}/api/${file} ${isWritten ? 'is written' : 'is out of date'}.`)
  if (isWritten) continue
  for (const [file, lines] of lost) console.error(`\nlibs/${library}/api/${file} loses:\n${lines.join('\n')}`)
  if (lost.length === 0) continue
  const version =
    library === 'remote-kit' ? 'the major number of CONTRACT_VERSION' : `the version of @confida/${library}`
  console.error(`Remotes in use may break: raise ${version}, or say --compatible.`)
}
