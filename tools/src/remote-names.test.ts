import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { remoteNames } from '@confida/remote-kit'
import { expect, test } from '@jest/globals'

test('every project folder of a remote is in the list of remote names, and the other way round', () => {
  const folders = globSync('mfe-*/package.json', { cwd: resolve(__dirname, '../..') })
  expect(folders.map((file) => file.replace('/package.json', '')).sort()).toEqual([...remoteNames].sort())
})
