import type { ContentVersion } from '@confida/contracts'
import { formatDateTime, useTranslation } from '@confida/i18n'
import { TableCard, Tag } from '@confida/ui/antd'
import { Link, type To } from 'react-router-dom'
import styles from './version-list.module.css'

interface VersionListProps {
  versions: ContentVersion[]
  /** The newest one. */
  current: number
  /** The one that is shown. */
  chosen: number | undefined
  linkTo: (version: number) => To
}

/** Who saved which version when; each leads to what it says. */
export function VersionList({ versions, current, chosen, linkTo }: VersionListProps) {
  const { t } = useTranslation('adminContent')
  return (
    <TableCard>
      <ol className={styles.list} aria-label={t('versions.title')}>
        {versions.map(({ version, created_at, author_name }) => (
          <li key={version}>
            <Link
              to={linkTo(version)}
              className={styles.version}
              aria-current={version === chosen ? 'true' : undefined}
            >
              <span className={styles.name}>
                {t('editor.version', { version })}
                {version === current && <Tag color="success">{t('versions.current')}</Tag>}
              </span>
              <span className={styles.facts}>
                <bdi>{formatDateTime(created_at)}</bdi>
                <bdi>{author_name ?? t('versions.noAuthor')}</bdi>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </TableCard>
  )
}
