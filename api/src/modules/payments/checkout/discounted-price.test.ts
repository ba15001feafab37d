import { expect, it } from '@jest/globals'
import { discountedPrice } from './discounted-price.ts'

it.each([
  [19.99, 0, 19.99],
  [19.99, 10, 17.99],
  // Half a cent is rounded up, also where the product is no exact number.
  [19.9, 25, 14.93],
  [1.05, 50, 0.53],
  [0.5, 10, 0.5],
  [0.55, 10, 0.5],
  [0.3, 10, 0.3],
  [99_999_999.99, 1, 98_999_999.99],
  [9.99, 100, 0.5],
])('makes of %d with %d per cent off %d', (price, percent, expected) => {
  expect(discountedPrice(price, percent)).toBe(expected)
})
