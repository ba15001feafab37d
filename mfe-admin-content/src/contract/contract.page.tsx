import { VersionedContent } from '../versions/versioned-content.tsx'
import { ContractEditor } from './contract-editor.tsx'
import { contractSource } from './contract-source.ts'

/** The terms and conditions: seen, previewed and edited; and their versions. */
export const ContractPage = () => (
  <VersionedContent source={contractSource} editor={(saved) => <ContractEditor saved={saved} />} />
)
