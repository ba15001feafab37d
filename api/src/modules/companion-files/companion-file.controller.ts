import { exportCard, exportCompanion, importCompanion, previewCompanionFile } from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { clientAddress } from '../../platform/http/client-address.ts'
import { type Call, Serve } from '../../platform/http/serve.ts'
import { SecurityLog } from '../../platform/security-log/security-log.ts'
import { CompanionBackupService } from './backup/companion-backup.service.ts'
import { CardExportService } from './card-export.service.ts'
import { CompanionFileService } from './companion-file.service.ts'

@Controller()
export class CompanionFileController {
  constructor(
    private readonly files: CompanionFileService,
    private readonly cards: CardExportService,
    private readonly backups: CompanionBackupService,
    private readonly log: SecurityLog,
  ) {}

  @Serve(previewCompanionFile)
  preview({ user, request }: Call<typeof previewCompanionFile>) {
    return this.files.preview(user.id, request)
  }

  @Serve(importCompanion)
  import({ user, request, language }: Call<typeof importCompanion>) {
    return this.files.import(user, request, language)
  }

  @Serve(exportCard)
  async exportCard({ user, params, query, language, reply }: Call<typeof exportCard>) {
    const { content, extension, type } = await this.cards.export(user.id, params.id, query.format, language)
    reply.header('content-disposition', `attachment; filename="card.${extension}"`).type(type).send(content)
    return undefined
  }

  @Serve(exportCompanion)
  async exportCompanion({ user, params, request, reply }: Call<typeof exportCompanion>) {
    const file = await this.backups.export({ owner_id: user.id, companion_id: params.id })
    await this.log.record({ event: 'account.export', userId: user.id, address: clientAddress(request) })
    reply
      .header('content-disposition', 'attachment; filename="partner.json"')
      .type('application/json; charset=utf-8')
      .send(file.createReadStream({ start: 0 }))
    return undefined
  }
}
