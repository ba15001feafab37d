import { exportCard, importCompanion, previewCompanionFile } from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { type Call, Serve } from '../../platform/http/serve.ts'
import { CardExportService } from './card-export.service.ts'
import { CompanionFileService } from './companion-file.service.ts'

@Controller()
export class CompanionFileController {
  constructor(
    private readonly files: CompanionFileService,
    private readonly cards: CardExportService,
  ) {}

  @Serve(previewCompanionFile)
  preview({ user, request }: Call<typeof previewCompanionFile>) {
    return this.files.preview(user.id, request)
  }

  @Serve(importCompanion)
  import({ user, request }: Call<typeof importCompanion>) {
    return this.files.import(user, request)
  }

  @Serve(exportCard)
  async exportCard({ user, params, query, language, reply }: Call<typeof exportCard>) {
    const { content, extension, type } = await this.cards.export(user.id, params.id, query.format, language)
    reply.header('content-disposition', `attachment; filename="card.${extension}"`).type(type).send(content)
    return undefined
  }
}
