import type { Type } from '@nestjs/common'
import { AdminContentModule } from './modules/admin-content/admin-content.module.ts'
import { EmotionsModule } from './modules/admin-content/emotions/emotions.module.ts'
import { AdminUsersModule } from './modules/admin-users/admin-users.module.ts'
import { AuthModule } from './modules/auth/auth.module.ts'
import { ChatModule } from './modules/chat/chat.module.ts'
import { CompanionsModule } from './modules/companions/companions.module.ts'
import { PaymentsModule } from './modules/payments/payments.module.ts'
import { AiModule } from './platform/ai/ai.module.ts'

/** The domains of the API; each mirrors a remote. A new module is listed here and nowhere else. */
export const modules: Type[] = [
  AiModule,
  AuthModule,
  CompanionsModule,
  ChatModule,
  PaymentsModule,
  AdminUsersModule,
  AdminContentModule,
  EmotionsModule,
]
