import { type ContractForEditing, contractDraft } from '@confida/contracts'
import { ContentEditor } from '../editor/content-editor.tsx'
import { ContractForm } from './components/contract-form.tsx'
import { ContractPreview } from './components/contract-preview.tsx'
import { ContractView } from './components/contract-view.tsx'
import { contractSource } from './contract-source.ts'

/** The contract's texts: seen, previewed and edited. */
export function ContractEditor({ saved }: { saved: ContractForEditing }) {
  return (
    <ContentEditor
      source={contractSource}
      saved={saved}
      schema={contractDraft}
      view={(state) => <ContractView contract={saved} {...state} />}
      preview={(draft) => <ContractPreview draft={draft} />}
      fields={<ContractForm />}
    />
  )
}
