import { type Homepage, homepageDraft } from '@confida/contracts'
import { ContentEditor } from '../editor/content-editor.tsx'
import { useSaveHomepage } from './api/homepage.mutations.ts'
import { HomepageForm } from './components/homepage-form.tsx'
import { HomepageView } from './components/homepage-view.tsx'
import { draftOf } from './homepage-draft.ts'
import { HomepagePreview } from './preview/homepage-preview.tsx'

/** The landing page's texts: seen, previewed and edited. */
export function HomepageEditor({ saved }: { saved: Homepage }) {
  return (
    <ContentEditor
      name="homepage"
      saved={draftOf(saved)}
      schema={homepageDraft}
      save={useSaveHomepage()}
      view={(state) => <HomepageView homepage={saved} {...state} />}
      preview={(draft) => <HomepagePreview texts={draft} />}
      fields={<HomepageForm />}
    />
  )
}
