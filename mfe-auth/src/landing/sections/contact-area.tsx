import { useTranslation } from '@confida/i18n'
import { ContactOptions } from '../../contact/contact-options.tsx'
import { Section } from './section.tsx'

/** The contact channels again, for visitors who have read to the end. */
export function ContactArea() {
  const { t } = useTranslation('auth')
  return (
    <Section id="contact" centred title={t('landing.contact.title')} lead={t('landing.contact.text')}>
      <ContactOptions />
    </Section>
  )
}
