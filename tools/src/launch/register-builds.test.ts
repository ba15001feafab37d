import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { aDeclaration } from '../release/declaration.fixture.ts'
import { registerBuilds } from './register-builds.ts'

const build = (name: string, port: number) => ({
  name,
  version: '1.0.0',
  entry: `http://localhost:${port}/mf-manifest.json`,
  integrity: 'sha384-build',
  contract: '^4.0.0',
  ...aDeclaration,
})

let folder: string
let file: string
const written = () => JSON.parse(readFileSync(file, 'utf8'))

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'confida-builds-'))
  file = join(folder, 'remotes.json')
})

afterEach(() => rmSync(folder, { recursive: true }))

it('enters the builds, in place of those of the last start', () => {
  registerBuilds(file, [build('mfe-auth', 4201), build('mfe-chat', 4203)])
  registerBuilds(file, [build('mfe-chat', 5203)])
  expect(written()).toEqual([build('mfe-chat', 5203)])
})

it('leaves what was released, also where it cannot be read or is switched off', () => {
  const released = {
    ...build('mfe-chat', 0),
    entry: 'http://localhost:8080/mfe-chat/1.4.0/mf-manifest.json',
    disabled: true,
  }
  const gifts = { ...released, name: 'gifts', entry: 'https://gifts.example/1.0.0/mf-manifest.json' }
  const unreadable = { name: 'mfe-auth', integrity: 'none' }
  writeFileSync(file, JSON.stringify([released, gifts, unreadable]))
  registerBuilds(file, [build('mfe-auth', 4201), build('mfe-companions', 4202), build('mfe-chat', 4203)])
  expect(written()).toEqual([released, gifts, unreadable, build('mfe-companions', 4202)])
})

it('writes nothing where all is there, so that the file may be one that cannot be written', () => {
  const released = { ...build('mfe-chat', 0), entry: 'https://remotes.example/mfe-chat/mf-manifest.json' }
  const text = JSON.stringify([released])
  writeFileSync(file, text)
  registerBuilds(file, [build('mfe-chat', 4203)])
  expect(readFileSync(file, 'utf8')).toBe(text)
})

it('says that it cannot write where there is no folder', () => {
  writeFileSync(file, '[]')
  const none = join(file, 'remotes.json')
  expect(() => registerBuilds(none, [build('mfe-chat', 4203)])).toThrow(
    `${none}, the registry of remotes, cannot be written (ENOTDIR).`,
  )
})

it.each(['{}', '[{', ''])('leaves a registry that it cannot read, and says so: %s', (damaged) => {
  writeFileSync(file, damaged)
  expect(() => registerBuilds(file, [build('mfe-chat', 4203)])).toThrow(`${file} is no registry of remotes.`)
  expect(readFileSync(file, 'utf8')).toBe(damaged)
})
