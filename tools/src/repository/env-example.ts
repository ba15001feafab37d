import { descriptions, type Environment, environment } from '@confida/api/environment'
import type { ShellEnvironment } from '@confida/shell/server/environment.schema'
import type { LaunchEnvironment } from '../launch/environment.schema.ts'

type Name = keyof ShellEnvironment | keyof LaunchEnvironment
/** For images and `npm start`, which set it themselves. */
type Internal = 'SHELL_DIST'

/** What the shell's server and `npm start` read beside the API. */
export const descriptionsOfTheShell: Record<Exclude<Name, keyof Environment | Internal>, string> = {
  API_URL: 'Where the shell passes /api on to; without it API_PORT at HOST.',
  REMOTES_URL:
    'Where browsers find the remotes, by name below it or in the place of {name}; see docs/operations.md.',
  REGISTRY_URL: 'Where the registry of remotes is, or several of them, by commas; without it REGISTRY_FILE.',
  REGISTRY_FILE: 'The registry of remotes; without it npm start keeps one in DATA_DIR.',
  SHELL_METRICS_PORT: 'Prometheus metrics of the shell under /metrics, on a port of their own.',
  REMOTE_ORIGINS:
    'What the shell serves below /remotes/NAME/, {"NAME": "http://…"}; npm start has it pass on to its own.',
  REMOTE_OVERRIDE_KEY: 'Lets developers see their remote in this shell; 32 bytes or more.',
}

const HEADER = `# Every setting, with its default. Copy this file to .env, which npm start reads; the environment itself goes before it.
# Written by npm run env-example from what the product accepts; docs/operations.md has the whole story.
`

/** Of OpenTelemetry, whose others count too. */
const descriptionsOfTracing = {
  OTEL_EXPORTER_OTLP_ENDPOINT:
    'A collector that gets traces over HTTP, http://collector:4318; without it there are none.',
}

/** `.env.example`: each variable with what it means, commented out. */
export function renderEnvExample(): string {
  const defaults: Record<string, unknown> = environment.parse({})
  const variables = Object.entries({ ...descriptions, ...descriptionsOfTheShell, ...descriptionsOfTracing })
  return [
    HEADER,
    ...variables.map(([name, description]) => `# ${description}\n#${name}=${defaults[name] ?? ''}\n`),
  ].join('\n')
}
