import { VersionedContent } from '../versions/versioned-content.tsx'
import { HomepageEditor } from './homepage-editor.tsx'
import { homepageSource } from './homepage-source.ts'

/** The texts of the public landing page: seen, previewed and edited; and their versions. */
export const HomepagePage = () => (
  <VersionedContent source={homepageSource} editor={(saved) => <HomepageEditor saved={saved} />} />
)
