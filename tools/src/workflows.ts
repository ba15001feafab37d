// Writes the workflow of each remote, `npm run workflows`: after a remote was added, or depends on other projects than before.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { remoteNames, root } from './paths.ts'
import { listProjects } from './repository/projects.ts'
import { renderWorkflow, workflowFileOf } from './repository/remote-workflow.ts'

const projects = listProjects()
for (const remote of remoteNames)
  writeFileSync(join(root, workflowFileOf(remote)), renderWorkflow(remote, projects))
