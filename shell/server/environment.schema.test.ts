import { expect, it } from '@jest/globals'
import { shellEnvironment } from './environment.schema.ts'
import { readSettings } from './settings.ts'

const read = (variables: NodeJS.ProcessEnv) => readSettings(shellEnvironment, variables)

it('has defaults, also for what is empty', () => {
  const defaults = {
    NODE_ENV: 'development',
    PORT: 4200,
    API_PORT: 3000,
    REGISTRY_FILE: '',
    REMOTE_ORIGINS: {},
  }
  expect(read({})).toEqual(defaults)
  expect(read({ PORT: '', TRUST_PROXY: ' ', REMOTE_ORIGINS: '' })).toEqual(defaults)
})

it.each([
  ['PORT', 'x'],
  ['PORT', '70000'],
  ['API_PORT', '0'],
  ['SHELL_METRICS_PORT', 'x'],
  ['SHELL_METRICS_PORT', '9090.5'],
  ['SHELL_METRICS_PORT', '65536'],
  ['API_URL', 'api:3000'],
  ['PUBLIC_URL', 'confida.example'],
  ['TRUST_PROXY', 'nginx'],
  ['TRUST_PROXY', '0.0.0.0/0'],
  ['TRUST_PROXY', '11'],
  ['REMOTE_ORIGINS', '{'],
  ['REMOTE_ORIGINS', 'null'],
  ['REMOTE_ORIGINS', '["http://mfe-chat"]'],
  ['REMOTE_ORIGINS', '{"mfe-chat": "mfe-chat:"}'],
  ['REMOTE_OVERRIDE_KEY', 'short'],
  ['NODE_ENV', 'prod'],
])('refuses %s=%s with one sentence', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name} must be [^\\n]+\\.$`))
})

it.each([
  'http://minio:9000/r.json',
  'http://10.1.2.3/r.json',
  'http://[::1]/r.json',
  'http://files.shop.svc/r.json',
  'https://registry.example/a.json, https://registry.example/b.json',
])('takes REGISTRY_URL=%s', (REGISTRY_URL) => {
  expect(read({ REGISTRY_URL })).toMatchObject({ REGISTRY_URL })
})

it.each([
  'http://registry.example/remotes.json',
  'http://10.registry.example/remotes.json',
  'http://8.8.8.8/remotes.json',
  'ftp://registry.example/remotes.json',
  'file:///etc/passwd',
  'https://name:secret@registry.example/remotes.json',
  'remotes.json',
  'https://registry.example/remotes.json,http://registry.example/remotes.json',
  'https://registry.example/remotes.json,',
])('refuses REGISTRY_URL=%s without repeating it', (REGISTRY_URL) => {
  expect(() => read({ REGISTRY_URL })).toThrow(/^REGISTRY_URL must be an https address [^/]+$/)
})
