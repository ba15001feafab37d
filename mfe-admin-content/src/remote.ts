import type { Remote } from '@confida/remote-kit'
import {
  CreditCard,
  HeartPulse,
  History,
  House,
  LifeBuoy,
  Mail,
  MessageSquareText,
  Palette,
  Scale,
  ScrollText,
  Send,
  Tags,
  TicketPercent,
} from 'lucide-react'
import packageJson from '../package.json' with { type: 'json' }
import { useUnreadFeedbacks } from './feedback/api/use-unread-feedbacks.ts'
import { loadTexts } from './locales/index.ts'

const remote: Remote = {
  name: 'mfe-admin-content',
  version: packageJson.version,
  contract: packageJson.confida.contract,
  texts: { namespace: 'adminContent', load: loadTexts },
  routes: {
    tariffe: {
      load: () =>
        import('./pricing-tiers/pricing-tiers.page.tsx').then(({ PricingTiersPage: Screen }) => ({ Screen })),
    },
    pagamenti: {
      load: () => import('./payments/payments.page.tsx').then(({ PaymentsPage: Screen }) => ({ Screen })),
    },
    'email-templates': {
      load: () =>
        import('./email-templates/email-templates.page.tsx').then(({ EmailTemplatesPage: Screen }) => ({
          Screen,
        })),
    },
    posta: {
      load: () => import('./outbox/outbox.page.tsx').then(({ OutboxPage: Screen }) => ({ Screen })),
    },
    feedback: {
      load: () => import('./feedback/feedback.page.tsx').then(({ FeedbackPage: Screen }) => ({ Screen })),
    },
    emotivita: {
      load: () => import('./emotions/emotions.page.tsx').then(({ EmotionsPage: Screen }) => ({ Screen })),
    },
    contratto: {
      load: () => import('./contract/contract.page.tsx').then(({ ContractPage: Screen }) => ({ Screen })),
    },
    registro: {
      load: () => import('./audit-log/audit-log.page.tsx').then(({ AuditLogPage: Screen }) => ({ Screen })),
    },
    conformita: {
      load: () =>
        import('./compliance/compliance.page.tsx').then(({ CompliancePage: Screen }) => ({ Screen })),
    },
    'schede-aiuto': {
      load: () => import('./care/care.page.tsx').then(({ CarePage: Screen }) => ({ Screen })),
    },
    homepage: {
      load: () => import('./homepage/homepage.page.tsx').then(({ HomepagePage: Screen }) => ({ Screen })),
    },
  },
  navigation: [
    { view: 'tariffe', labelKey: 'navigation.tiers', icon: Tags, order: 40, permission: 'admin' },
    {
      view: 'email-templates',
      labelKey: 'navigation.templates',
      icon: Mail,
      order: 50,
      permission: 'admin',
      within: [{ view: 'posta', labelKey: 'outbox.title' }],
    },
    {
      view: 'feedback',
      labelKey: 'navigation.feedback',
      icon: MessageSquareText,
      order: 60,
      permission: 'admin',
      useBadge: useUnreadFeedbacks,
    },
    {
      view: 'emotivita',
      labelKey: 'navigation.emotions',
      icon: HeartPulse,
      order: 65,
      permission: 'admin',
    },
    {
      labelKey: 'navigation.graphics',
      icon: Palette,
      order: 70,
      permission: 'admin',
      children: [
        { view: 'contratto', labelKey: 'navigation.contract', icon: ScrollText },
        { view: 'homepage', labelKey: 'navigation.homepage', icon: House },
      ],
    },
    {
      view: 'pagamenti',
      labelKey: 'navigation.payments',
      icon: CreditCard,
      order: 79,
      permission: 'admin',
      place: 'header',
    },
    {
      view: 'registro',
      labelKey: 'navigation.auditLog',
      icon: History,
      order: 80,
      permission: 'admin',
      place: 'header',
    },
    {
      view: 'conformita',
      labelKey: 'navigation.compliance',
      icon: Scale,
      order: 81,
      permission: 'admin',
      place: 'header',
    },
  ],
  palette: {
    shortcuts: [
      { labelKey: 'outbox.title', icon: Send, view: 'posta' },
      { labelKey: 'care.title', icon: LifeBuoy, view: 'schede-aiuto' },
      { labelKey: 'discountCodes.title', icon: TicketPercent, view: 'pagamenti', params: { tab: 'codes' } },
    ],
    search: {
      labelKey: 'payments.title',
      icon: CreditCard,
      find: async (text, signal) =>
        (await import('./payments/palette/find-payments.ts')).findPayments(text, signal),
    },
  },
}

export default remote
