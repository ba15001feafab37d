import {
  getEmailTemplate,
  getEmailTemplateVersion,
  listEmailTemplateVersions,
  restoreEmailTemplateVersion,
} from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { type Call, Serve } from '../../../platform/http/serve.ts'
import { EmailTemplateVersionService } from './email-template-version.service.ts'

@Controller()
export class EmailTemplateVersionController {
  constructor(private readonly versions: EmailTemplateVersionService) {}

  @Serve(getEmailTemplate)
  getNewest({ params }: Call<typeof getEmailTemplate>) {
    return this.versions.getNewest(params.name)
  }

  @Serve(listEmailTemplateVersions)
  list({ params, query }: Call<typeof listEmailTemplateVersions>) {
    return this.versions.list(params.name, query.before)
  }

  @Serve(getEmailTemplateVersion)
  get({ params }: Call<typeof getEmailTemplateVersion>) {
    return this.versions.get(params.name, params.version)
  }

  @Serve(restoreEmailTemplateVersion)
  restore({ params, body, user }: Call<typeof restoreEmailTemplateVersion>) {
    const { name, version } = params
    return this.versions.restore(name, { version, base: body.base_version, actor: user })
  }
}
