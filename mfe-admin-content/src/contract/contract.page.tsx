import { ContentScreen } from '../versions/content-screen.tsx'
import { ContractEditor } from './contract-editor.tsx'
import { contractSource } from './contract-source.ts'

/** The terms and conditions: seen, previewed and edited; and their versions. */
export const Screen = () => (
  <ContentScreen source={contractSource} editor={(saved) => <ContractEditor saved={saved} />} />
)
