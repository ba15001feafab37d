import { getAdminContract, getContract, updateContract } from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { type Call, Serve } from '../../../platform/http/serve.ts'
import { ContractService } from './contract.service.ts'

@Controller()
export class ContractController {
  private readonly contracts: ContractService

  constructor(contracts: ContractService) {
    this.contracts = contracts
  }

  @Serve(getContract)
  get() {
    return this.contracts.getPublished()
  }

  @Serve(getAdminContract)
  getForEditing() {
    return this.contracts.getForEditing()
  }

  @Serve(updateContract)
  update({ body, user }: Call<typeof updateContract>) {
    return this.contracts.save(body, user)
  }
}
