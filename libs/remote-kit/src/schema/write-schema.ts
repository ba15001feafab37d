// Writes the JSON schemas anew: `npm run schema -w @confida/remote-kit`.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { jsonSchemas } from './registry.schema.ts'

for (const [file, schema] of Object.entries(jsonSchemas()))
  writeFileSync(join(import.meta.dirname, '../..', file), schema)
