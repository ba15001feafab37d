import { useTranslation } from '@confida/i18n'
import { useAddress } from '@confida/remote-kit/address'
import { useState } from 'react'
import { MoreButton } from '../../paging/more-button.tsx'
import type { useVersions } from '../api/content.queries.ts'
import type { Saved, VersionSource } from '../content-source.ts'
import { numberOf, versionsClosed } from '../version-address.ts'
import { RestoreDialog } from './restore-dialog.tsx'
import styles from './version-columns.module.css'
import { VersionCompare } from './version-compare.tsx'
import { VersionList } from './version-list.tsx'

interface VersionColumnsProps<Draft, Text extends Saved<Draft>> {
  source: VersionSource<Draft, Text>
  query: ReturnType<typeof useVersions>
  /** The version that is shown. */
  chosen: number
  /** The newest version. */
  current: number
}

/** The versions, beside the chosen one with what differs from another, which can be saved again. */
export function VersionColumns<Draft, Text extends Saved<Draft>>({
  source,
  query,
  chosen,
  current,
}: VersionColumnsProps<Draft, Text>) {
  const { t } = useTranslation('adminContent')
  const { params, change, linkTo } = useAddress()
  // Which one is chosen may change with what others save; what was asked about may not.
  const [restoring, setRestoring] = useState<number>()
  const versions = query.data?.pages.flat() ?? []
  return (
    <div className={styles.columns}>
      <div>
        <VersionList
          versions={versions}
          current={current}
          chosen={chosen}
          linkTo={(version) => linkTo({ version: String(version) })}
        />
        <MoreButton query={query} label={t('versions.more')} />
      </div>
      <VersionCompare
        source={source}
        versions={versions}
        chosen={chosen}
        other={numberOf(params.get('with')) ?? current}
        current={current}
        onOther={(version) => change({ with: String(version) })}
        onRestore={() => setRestoring(chosen)}
      />
      {restoring && (
        <RestoreDialog
          source={source}
          version={restoring}
          base={current}
          onRestored={() => change(versionsClosed)}
          onClosed={() => setRestoring(undefined)}
        />
      )}
    </div>
  )
}
