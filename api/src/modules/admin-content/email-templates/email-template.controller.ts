import {
  deleteEmailTemplate,
  listEmailTemplates,
  toggleEmailTemplate,
  updateEmailTemplate,
} from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { type Call, Serve } from '../../../platform/http/serve.ts'
import { success } from '../../../platform/http/success.ts'
import { EmailTemplateService } from './email-template.service.ts'

@Controller()
export class EmailTemplateController {
  private readonly templates: EmailTemplateService

  constructor(templates: EmailTemplateService) {
    this.templates = templates
  }

  @Serve(listEmailTemplates)
  list() {
    return this.templates.list()
  }

  @Serve(updateEmailTemplate)
  update({ params, body, user }: Call<typeof updateEmailTemplate>) {
    return this.templates.update(params.name, body, user)
  }

  @Serve(toggleEmailTemplate)
  async toggle({ params, user }: Call<typeof toggleEmailTemplate>) {
    return { is_active: await this.templates.toggle(params.name, user) }
  }

  @Serve(deleteEmailTemplate)
  async remove({ params, user, language }: Call<typeof deleteEmailTemplate>) {
    await this.templates.remove(params.name, user)
    return success('template_deleted', language)
  }
}
