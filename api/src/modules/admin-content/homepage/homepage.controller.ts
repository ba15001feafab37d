import { getAdminHomepage, getHomepage, updateHomepage } from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { type Call, Serve } from '../../../platform/http/serve.ts'
import { HomepageService } from './homepage.service.ts'

@Controller()
export class HomepageController {
  private readonly homepages: HomepageService

  constructor(homepages: HomepageService) {
    this.homepages = homepages
  }

  @Serve(getHomepage)
  get() {
    return this.homepages.get()
  }

  @Serve(getAdminHomepage)
  getForEditing() {
    return this.homepages.get()
  }

  @Serve(updateHomepage)
  update({ body, user }: Call<typeof updateHomepage>) {
    return this.homepages.save(body, user)
  }
}
