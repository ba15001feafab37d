import { type ContractForEditing, contractDraft } from '@confida/contracts'
import { ContentEditor } from '../editor/content-editor.tsx'
import { useSaveContract } from './api/contract.mutations.ts'
import { ContractForm } from './components/contract-form.tsx'
import { ContractPreview } from './components/contract-preview.tsx'
import { ContractView } from './components/contract-view.tsx'
import { draftOf } from './contract-draft.ts'

/** The contract's texts: seen, previewed and edited. */
export function ContractEditor({ saved }: { saved: ContractForEditing }) {
  return (
    <ContentEditor
      name="contract"
      saved={draftOf(saved)}
      schema={contractDraft}
      save={useSaveContract()}
      view={(state) => <ContractView contract={saved} {...state} />}
      preview={(draft) => <ContractPreview draft={draft} />}
      fields={<ContractForm />}
    />
  )
}
