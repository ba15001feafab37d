import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { rehearse } from './rehearse.ts'

it('works on copies, which are gone afterwards', async () => {
  const work = mkdtempSync(join(tmpdir(), 'confida-rehearse-'))
  const place = { to: join(work, 'remotes'), address: '/', registry: join(work, 'remotes.json') }
  mkdirSync(join(place.to, 'mfe-chat/1.0.0'), { recursive: true })
  writeFileSync(place.registry, '[]')
  const copy = await rehearse('mfe-chat', place, async (rehearsed) => {
    expect(existsSync(join(rehearsed.to, 'mfe-chat/1.0.0'))).toBe(true)
    writeFileSync(rehearsed.registry, 'changed')
    return rehearsed
  })
  expect(readFileSync(place.registry, 'utf8')).toBe('[]')
  expect(existsSync(copy.to)).toBe(false)
  rmSync(work, { recursive: true })
})
