import { type AuditAction, emailTemplateNames, type TimelineEntry } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'

/** What is done to an account that has a timeline; the log keeps all else under other ids. */
type UserAction =
  | Exclude<Extract<AuditAction, `user.${string}`>, 'user.erase'>
  | 'administrator.accept'
  | 'administrator.role'
  | 'administrator.revoke'

/** What happened, in a few words. */
export function useTimelineTitle() {
  const { t } = useTranslation('adminUsers')
  const templateName = (name: string) => {
    const known = emailTemplateNames.find((each) => each === name)
    return known ? t(`drawer.timeline.templates.${known}`) : name
  }
  return (entry: TimelineEntry): string => {
    switch (entry.kind) {
      case 'payment':
        return t('drawer.timeline.events.payment', { plan: entry.tier_name })
      case 'mail':
        return t('drawer.timeline.events.mail', { template: templateName(entry.template) })
      case 'change':
        return t(`drawer.timeline.actions.${entry.action as UserAction}`)
      default:
        return t(`drawer.timeline.events.${entry.kind}`)
    }
  }
}
