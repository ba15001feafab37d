export * from './registry.ts'
export * from './remote.ts'
