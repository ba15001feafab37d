import { expect, test } from '@jest/globals'
import { bandOf } from './emotion-band.ts'

test.each([
  [0, 'normal'],
  [50, 'normal'],
  [50.4, 'normal'],
  [50.5, 'attention'],
  [51, 'attention'],
  [70, 'attention'],
  [71, 'critical'],
  [100, 'critical'],
])('%d %% is %s', (percentage, band) => expect(bandOf(percentage)).toBe(band))
