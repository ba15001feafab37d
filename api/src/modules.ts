import type { Type } from '@nestjs/common'
import { AuthModule } from './modules/auth/auth.module.ts'
import { ChatModule } from './modules/chat/chat.module.ts'
import { CompanionsModule } from './modules/companions/companions.module.ts'
import { AiModule } from './platform/ai/ai.module.ts'

/** The domains of the API; each mirrors a remote. A new module is listed here and nowhere else. */
export const modules: Type[] = [AiModule, AuthModule, CompanionsModule, ChatModule]
