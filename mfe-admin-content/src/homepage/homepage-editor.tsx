import { type Homepage, homepageDraft } from '@confida/contracts'
import { ContentEditor } from '../editor/content-editor.tsx'
import { HomepageForm } from './components/homepage-form.tsx'
import { HomepageView } from './components/homepage-view.tsx'
import { homepageSource } from './homepage-source.ts'
import { HomepagePreview } from './preview/homepage-preview.tsx'

/** The landing page's texts: seen, previewed and edited. */
export function HomepageEditor({ saved }: { saved: Homepage }) {
  return (
    <ContentEditor
      source={homepageSource}
      saved={saved}
      schema={homepageDraft}
      view={(state) => <HomepageView homepage={saved} {...state} />}
      preview={(draft, language) => <HomepagePreview texts={draft} language={language} />}
      fields={<HomepageForm />}
    />
  )
}
