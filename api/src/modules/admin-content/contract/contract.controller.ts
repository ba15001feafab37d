import {
  getAdminContract,
  getContract,
  getContractVersion,
  listContractVersions,
  restoreContractVersion,
  updateContract,
} from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { type Call, Serve } from '../../../platform/http/serve.ts'
import { ContractService } from './contract.service.ts'

@Controller()
export class ContractController {
  constructor(private readonly contracts: ContractService) {}

  @Serve(getContract)
  get({ language, reply }: Call<typeof getContract>) {
    reply.header('vary', 'accept-language')
    return this.contracts.getPublished(language)
  }

  @Serve(getAdminContract)
  getForEditing() {
    return this.contracts.get()
  }

  @Serve(updateContract)
  update({ body, user }: Call<typeof updateContract>) {
    return this.contracts.save(body, user)
  }

  @Serve(listContractVersions)
  listVersions({ query }: Call<typeof listContractVersions>) {
    return this.contracts.list(query.before)
  }

  @Serve(getContractVersion)
  getVersion({ params }: Call<typeof getContractVersion>) {
    return this.contracts.getVersion(params.version)
  }

  @Serve(restoreContractVersion)
  restore({ params, body, user }: Call<typeof restoreContractVersion>) {
    return this.contracts.restore(params.version, body.base_version, user)
  }
}
