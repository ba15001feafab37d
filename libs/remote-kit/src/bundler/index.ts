export { integrityOf } from './manifest-integrity.plugin.ts'
export { remoteConfig } from './remote-config.ts'
export { shellConfig } from './shell-config.ts'
