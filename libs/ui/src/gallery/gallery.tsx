import { ThemedRoot } from '../antd/themed.ts'
import { Logo, PageHeader, Toaster } from '../index.ts'
import { ActionsSection } from './actions-section.tsx'
import { ChoicesSection } from './choices-section.tsx'
import { DisplaySection } from './display-section.tsx'
import { FieldsSection } from './fields-section.tsx'
import styles from './gallery.module.css'
import { GalleryBar } from './gallery-bar.tsx'
import { GroupsSection } from './groups-section.tsx'
import { Stack } from './stack.tsx'

/** Every widget on one page. Its words are samples and stay untranslated. */
export function Gallery() {
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <Logo size={30} />
        <GalleryBar />
      </header>
      <main className={styles.main}>
        <PageHeader
          title="Il partner che ti ascolta"
          description="Every widget of the design system in one place."
        />
        <Stack gap={12}>
          <ActionsSection />
          <FieldsSection />
          <ChoicesSection />
          <DisplaySection />
          <ThemedRoot>
            <GroupsSection />
          </ThemedRoot>
        </Stack>
      </main>
      <Toaster />
    </div>
  )
}
