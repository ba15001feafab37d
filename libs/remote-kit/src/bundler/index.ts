export { integrityOf } from './integrity.ts'
export { remoteConfig } from './remote-config.ts'
export { shellConfig } from './shell-config.ts'
export { type Rebuild, watchProject } from './watch.ts'
