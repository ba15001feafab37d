export { acceptsContract } from './contract.ts'
export * from './registry.ts'
export * from './remote.ts'
export * from './shared-modules.ts'
