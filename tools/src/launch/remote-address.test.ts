import { describe, expect, it } from '@jest/globals'
import { remoteAddress } from './remote-address.ts'

const here = { host: '127.0.0.1', publicUrl: 'http://localhost:4200' }

describe('a remote is found', () => {
  it.each([
    ['on its port, on this machine alone', here, undefined, 'http://localhost:4203'],
    ['behind the shell, from other machines', { ...here, host: '0.0.0.0' }, undefined, '/remotes/mfe-chat'],
    [
      'behind the shell, by a public address',
      { ...here, publicUrl: 'https://confida.example' },
      undefined,
      '/remotes/mfe-chat',
    ],
    [
      'below the address of all',
      here,
      'https://remotes.example/live/',
      'https://remotes.example/live/mfe-chat',
    ],
    ['at an address of its own', here, 'https://{name}.example', 'https://mfe-chat.example'],
  ])('%s', (_, config, remotesUrl, address) => {
    expect(remoteAddress('mfe-chat', config, 4200, remotesUrl)).toBe(address)
  })
})
