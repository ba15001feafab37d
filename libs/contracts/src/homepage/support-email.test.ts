import { expect, test } from '@jest/globals'
import { supportEmailAt } from './support-email.ts'

test.each([
  ['confida.example', 'supporto@confida.example'],
  ['localhost', 'supporto@confida.local'],
  ['192.168.1.20', 'supporto@confida.local'],
])('the support address of %s is %s', (hostname, address) => {
  expect(supportEmailAt(hostname)).toBe(address)
})
