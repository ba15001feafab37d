import { expect, it } from '@jest/globals'
import { isPushService } from './push-service.ts'

it.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-by3p.notify.windows.com/w/?token=abc',
])('lets the push service of a browser through: %s', (endpoint) => {
  expect(isPushService(endpoint, [])).toBe(true)
})

it.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://127.0.0.1/abc',
  'https://[::1]/abc',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/abc',
  'https://fcm.googleapis.com.evil.example/abc',
  'https://evilfcm.googleapis.com/abc',
  'https://fcm.googleapis.com:8443/abc',
  'https://fcm.googleapis.com@10.0.0.1/abc',
  'https://user:password@fcm.googleapis.com/abc',
  'file:///etc/passwd',
  'abc',
])('lets nothing else through: %s', (endpoint) => {
  expect(isPushService(endpoint, ['https://push.example.org'])).toBe(false)
})

it('lets those through that the operator names', () => {
  expect(isPushService('https://push.example.org/abc', ['https://push.example.org'])).toBe(true)
})
