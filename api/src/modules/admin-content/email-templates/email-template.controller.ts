import {
  listEmailTemplates,
  removeEmailTemplate,
  restoreEmailTemplate,
  testEmailTemplate,
  toggleEmailTemplate,
  updateEmailTemplate,
} from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { type Call, Serve } from '../../../platform/http/serve.ts'
import { success } from '../../../platform/http/success.ts'
import { EmailTemplateService } from './email-template.service.ts'
import { TestMailService } from './test-mail.service.ts'

@Controller()
export class EmailTemplateController {
  constructor(
    private readonly templates: EmailTemplateService,
    private readonly tests: TestMailService,
  ) {}

  @Serve(listEmailTemplates)
  list() {
    return this.templates.list()
  }

  @Serve(updateEmailTemplate)
  update({ params, body, user, request }: Call<typeof updateEmailTemplate>) {
    return this.templates.update(params.name, body, user, request.headers['if-match'])
  }

  @Serve(toggleEmailTemplate)
  async toggle({ params, user }: Call<typeof toggleEmailTemplate>) {
    return { is_active: await this.templates.toggle(params.name, user) }
  }

  @Serve(removeEmailTemplate)
  async remove({ params, user, language }: Call<typeof removeEmailTemplate>) {
    await this.templates.remove(params.name, user)
    return success('template_deleted', language)
  }

  @Serve(restoreEmailTemplate)
  restore({ params, user, request }: Call<typeof restoreEmailTemplate>) {
    return this.templates.restore(params.name, user, request.headers['if-match'])
  }

  @Serve(testEmailTemplate)
  async test({ params, body, user, language }: Call<typeof testEmailTemplate>) {
    await this.tests.post(params.name, body, user)
    return success('test_mail_posted', language)
  }
}
