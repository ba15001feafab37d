import { globSync } from 'node:fs'
import { remoteNames } from '@confida/remote-kit'
import { expect, test } from '@jest/globals'
import { root } from '../paths.ts'

test('every project folder of a remote is in the list of remote names, and the other way round', () => {
  const folders = globSync('mfe-*/package.json', { cwd: root })
  expect(folders.map((file) => file.replace('/package.json', '')).sort()).toEqual([...remoteNames].sort())
})
