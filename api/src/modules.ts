import type { Type } from '@nestjs/common'
import { AdminContentModule } from './modules/admin-content/admin-content.module.ts'
import { AdminUsersModule } from './modules/admin-users/admin-users.module.ts'
import { AuthModule } from './modules/auth/auth.module.ts'
import { CareModule } from './modules/care/care.module.ts'
import { ChatModule } from './modules/chat/chat.module.ts'
import { CompanionFilesModule } from './modules/companion-files/companion-files.module.ts'
import { CompanionsModule } from './modules/companions/companions.module.ts'
import { ComplianceModule } from './modules/compliance/compliance.module.ts'
import { ConversationsModule } from './modules/conversations/conversations.module.ts'
import { EmotionsModule } from './modules/emotions/emotions.module.ts'
import { ImagesModule } from './modules/images/images.module.ts'
import { MemoriesModule } from './modules/memories/memories.module.ts'
import { PaymentsModule } from './modules/payments/payments.module.ts'
import { PushModule } from './modules/push/push.module.ts'
import { RemoteReportsModule } from './modules/remote-reports/remote-reports.module.ts'
import { SummariesModule } from './modules/summaries/summaries.module.ts'
import { UsersModule } from './modules/users/users.module.ts'

/** The domains of the API, one folder each. A new module is listed here and nowhere else. */
export const modules: Type[] = [
  AdminContentModule,
  AdminUsersModule,
  AuthModule,
  CareModule,
  ChatModule,
  CompanionFilesModule,
  CompanionsModule,
  ComplianceModule,
  ConversationsModule,
  EmotionsModule,
  ImagesModule,
  MemoriesModule,
  PaymentsModule,
  PushModule,
  RemoteReportsModule,
  SummariesModule,
  UsersModule,
]
