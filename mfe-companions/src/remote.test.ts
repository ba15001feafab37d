import { declaredScreens, type RemoteDeclaration } from '@confida/remote-kit'
import { expect, it } from '@jest/globals'
import declaration from '../remote.json' with { type: 'json' }
import remote from './remote.ts'

it('has the screens that remote.json gives a place, and no others', () => {
  expect(declaredScreens(declaration as RemoteDeclaration).sort()).toEqual(Object.keys(remote.routes).sort())
})
