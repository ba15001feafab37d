import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseRegistry } from '@confida/remote-kit'
import { declarationSchema, registrySchema } from '@confida/remote-kit/registry-schema'
import { expect, it } from '@jest/globals'
import { root } from '../paths.ts'

it('what the documentation has a remote declare is a declaration', () => {
  const page = readFileSync(join(root, 'docs/add-a-remote.md'), 'utf8')
  const [, example = ''] = /```json\n(\{.*?)```/s.exec(page) ?? []
  const declaration = JSON.parse(example)
  expect(declarationSchema.parse(declaration)).toEqual(declaration)
})

it('the registry that the documentation shows is one', () => {
  const page = readFileSync(join(root, 'docs/deploy-a-remote.md'), 'utf8')
  const [, example = ''] = /```json\n(\[.*?)```/s.exec(page) ?? []
  const registry = JSON.parse(example)
  expect(registrySchema.parse(registry)).toEqual(registry)
  expect(parseRegistry(registry)).toEqual({ releases: registry, refused: [], remotes: registry })
})
