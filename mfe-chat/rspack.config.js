import { remoteConfig } from '@confida/remote-kit/bundler'

export default remoteConfig(import.meta.dirname)
