import { expect, it } from '@jest/globals'
import { deviceOf } from './device.ts'

it.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari',
    'iOS',
  ],
  ['', '', ''],
  [' ', '', ''],
  [undefined, '', ''],
  ['https://evil.example/win', '', ''],
  [`Mozilla/5.0 ${'(('.repeat(4000)}`, '', ''],
])('of %j is %j on %j', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system })
})
