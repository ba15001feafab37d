import type { Type } from '@nestjs/common'

/** The domains of the API; each mirrors a remote. A new module is listed here and nowhere else. */
export const modules: Type[] = []
