import { useTranslation } from '@confida/i18n'
import { MAIN_ID, SkipLink } from '@confida/ui'
import { useDeferredValue, useState } from 'react'
import { usePageTitle } from '../page/use-page-title.ts'
import type { LandingDialogName } from './dialogs/landing-dialog.types.ts'
import { LandingDialogs } from './dialogs/landing-dialogs.tsx'
import { usePreloadedDialogs } from './dialogs/use-preloaded-dialogs.ts'
import { LandingHeader } from './header/landing-header.tsx'
import { LogoutBanner } from './header/logout-banner.tsx'
import { Hero } from './hero/hero.tsx'
import styles from './landing.module.css'
import { Advantages } from './sections/advantages.tsx'
import { ContactArea } from './sections/contact-area.tsx'
import { Features } from './sections/features.tsx'
import { FinalCall } from './sections/final-call.tsx'
import { LandingFooter } from './sections/landing-footer.tsx'
import { SocialProof } from './sections/social-proof.tsx'
import { Statistics } from './sections/statistics.tsx'
import { Testimonials } from './sections/testimonials.tsx'
import { Tour } from './sections/tour.tsx'
import { useHomepageTexts } from './use-homepage-texts.ts'

/** The page for visitors; login, registration and the rest open as dialogs over it. */
export function LandingPage() {
  const { t } = useTranslation('auth')
  const [dialog, setDialog] = useState<LandingDialogName>()
  const texts = useHomepageTexts()
  // The first screenful first: a phone then paints it before it renders the rest.
  const isWhole = useDeferredValue(true, false)
  usePageTitle(t('landing.title'))
  usePreloadedDialogs()
  return (
    <div className={styles.page}>
      <SkipLink />
      <LogoutBanner />
      <LandingHeader texts={texts} onOpen={setDialog} />
      <main id={MAIN_ID} tabIndex={-1}>
        <Hero texts={texts} onOpen={setDialog} />
        {isWhole && (
          <>
            <SocialProof />
            <Tour />
            <Features texts={texts} />
            <Testimonials />
            <Statistics />
            <Advantages />
            <FinalCall onOpen={setDialog} />
            <ContactArea />
          </>
        )}
      </main>
      {isWhole && <LandingFooter onOpen={setDialog} />}
      <LandingDialogs dialog={dialog} onOpen={setDialog} />
    </div>
  )
}
