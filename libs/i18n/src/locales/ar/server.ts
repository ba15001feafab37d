export { answers } from './answers.ts'
export { checkout } from './checkout.ts'
export { errors } from './errors.ts'
export { mail } from './mail.ts'
