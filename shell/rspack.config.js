import { shellConfig } from '@confida/remote-kit/bundler'

export default shellConfig(import.meta.dirname)
