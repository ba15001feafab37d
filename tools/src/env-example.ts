// Writes `.env.example`, `npm run env-example`: after a setting was added or changed.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.ts'
import { renderEnvExample } from './repository/env-example.ts'

writeFileSync(join(root, '.env.example'), renderEnvExample())
