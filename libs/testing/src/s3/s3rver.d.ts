declare module '@20minutes/s3rver' {
  import type { RequestListener } from 'node:http'

  export default class S3rver {
    constructor(options: {
      silent: boolean
      directory: string
      configureBuckets: { name: string }[]
      allowMismatchedSignatures?: boolean
    })
    configureBuckets(): Promise<void>
    callback(): RequestListener
  }
}
