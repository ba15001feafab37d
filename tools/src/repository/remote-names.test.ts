import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RemoteDeclaration } from '@confida/remote-kit'
import { declarationSchema } from '@confida/remote-kit/registry-schema'
import { describe, expect, it } from '@jest/globals'
import { portOf, remoteNames, root } from '../paths.ts'

const declarationOf = (name: string): RemoteDeclaration =>
  JSON.parse(readFileSync(join(root, name, 'remote.json'), 'utf8'))

describe('the remotes of this repository', () => {
  it('have ports of their own', () => {
    expect(new Set(remoteNames.map((name) => portOf(name, 0))).size).toBe(remoteNames.length)
  })

  it('declare the paths of the specification, each once', () => {
    const paths = remoteNames
      .flatMap((name) => declarationOf(name).routes)
      .flatMap((route) => ('path' in route ? [`${route.path} ${route.access}`] : []))
    expect(paths).toEqual(
      expect.arrayContaining([
        '/ visitor',
        '/auth public',
        '/reset-password public',
        '/dashboard user',
        '/payment-success user',
        '/payment-cancel user',
        '/text-chat/:companionId user',
      ]),
    )
    expect(new Set(paths).size).toBe(paths.length)
  })

  it.each(remoteNames)('%s declares what it contributes, in all languages', (name) => {
    expect(declarationSchema.safeParse(declarationOf(name)).error?.message).toBeUndefined()
  })
})
