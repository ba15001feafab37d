import { setLanguage, startI18n } from '@confida/i18n'
import { fakeNetwork } from '@confida/testing'
import { beforeEach, expect, it } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import { loadRegistry } from './registry.ts'
import { release } from './testing/fake-remote.ts'
import { useRemoteTitle } from './use-registry.ts'

beforeEach(async () => {
  fakeNetwork().on('GET', '/remotes.json', {
    body: [
      { ...release, name: 'mfe-auth' },
      { ...release, title: { it: 'Chiacchiere', en: 'Chat' } },
    ],
  })
  await startI18n()
  await setLanguage('en')
})

it('calls a remote by its technical name until the registry says how people know it', async () => {
  const { result } = renderHook(() => useRemoteTitle('mfe-chat'))
  expect(result.current).toBe('mfe-chat')
  await act(() => loadRegistry())
  expect(result.current).toBe('Chat')
})

it('calls it in the language of the interface, or else in Italian', async () => {
  await loadRegistry()
  const { result } = renderHook(() => useRemoteTitle('mfe-chat'))
  await act(() => setLanguage('fr'))
  expect(result.current).toBe('Chiacchiere')
})
