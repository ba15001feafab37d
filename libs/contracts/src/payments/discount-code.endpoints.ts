import * as z from 'zod/mini'
import { DISCOUNT_CODE_MAX } from '../auth/account.limits.ts'
import { endpoint } from '../endpoint.ts'
import { discountCode, discountCodeCreation } from './discount-code.schema.ts'

export const listDiscountCodes = endpoint({
  id: 'discount-codes.list',
  method: 'GET',
  path: '/api/admin/discount-codes',
  summary: 'All discount codes, newest first, with what came of them',
  permission: 'admin',
  area: 'payments',
  response: z.array(discountCode),
})

export const createDiscountCode = endpoint({
  id: 'discount-codes.create',
  method: 'POST',
  path: '/api/admin/discount-codes',
  summary: 'Make a discount code that people can register with',
  permission: 'admin',
  area: 'payments',
  body: discountCodeCreation,
  response: discountCode,
  status: 201,
  errors: ['discount_exists'],
})

export const switchDiscountCode = endpoint({
  id: 'discount-codes.switch',
  method: 'PATCH',
  path: '/api/admin/discount-codes/:code',
  summary: 'Expire a discount code, or take it up again; who has registered with it keeps the discount',
  permission: 'admin',
  area: 'payments',
  params: z.object({ code: z.string().check(z.toUpperCase(), z.maxLength(DISCOUNT_CODE_MAX)) }),
  body: z.object({ is_active: z.boolean() }),
  response: discountCode,
  notFound: 'discount_not_found',
})
