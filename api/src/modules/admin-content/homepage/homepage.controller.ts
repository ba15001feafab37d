import {
  getAdminHomepage,
  getHomepage,
  getHomepageVersion,
  listHomepageVersions,
  restoreHomepageVersion,
  updateHomepage,
} from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { type Call, Serve } from '../../../platform/http/serve.ts'
import { HomepageService } from './homepage.service.ts'

@Controller()
export class HomepageController {
  constructor(private readonly homepages: HomepageService) {}

  @Serve(getHomepage)
  get({ language, reply }: Call<typeof getHomepage>) {
    reply.header('vary', 'accept-language')
    return this.homepages.getForVisitors(language)
  }

  @Serve(getAdminHomepage)
  getForEditing() {
    return this.homepages.get()
  }

  @Serve(updateHomepage)
  update({ body, user }: Call<typeof updateHomepage>) {
    return this.homepages.save(body, user)
  }

  @Serve(listHomepageVersions)
  listVersions({ query }: Call<typeof listHomepageVersions>) {
    return this.homepages.list(query.before)
  }

  @Serve(getHomepageVersion)
  getVersion({ params }: Call<typeof getHomepageVersion>) {
    return this.homepages.getVersion(params.version)
  }

  @Serve(restoreHomepageVersion)
  restore({ params, body, user }: Call<typeof restoreHomepageVersion>) {
    return this.homepages.restore(params.version, body.base_version, user)
  }
}
