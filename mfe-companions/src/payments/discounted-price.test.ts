import { expect, test } from '@jest/globals'
import { discountedPrice } from './discounted-price.ts'

test.each([
  [14.99, 10, 13.49],
  [4.99, 10, 4.49],
  [34.99, 10, 31.49],
  [0.05, 10, 0.05],
  [19.95, 10, 17.96],
  [14.99, 0, 14.99],
  [14.99, 100, 0.5],
  [0.5, 10, 0.5],
])('%d with %d per cent off is %d', (price, percent, result) => {
  expect(discountedPrice(price, percent)).toBe(result)
})
