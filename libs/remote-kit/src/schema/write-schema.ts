// Writes the registry's JSON schema anew: `npm run schema -w @confida/remote-kit`.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { registryJsonSchema } from './registry.schema.ts'

writeFileSync(join(import.meta.dirname, '../../registry.schema.json'), registryJsonSchema())
