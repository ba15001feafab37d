import { classNames, MAIN_ID, SkipLink } from '@confida/ui'
import type { ReactNode } from 'react'
import type { ShellRoute } from '../routing/route-table.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import styles from './layout.module.css'

interface LayoutProps {
  kind: ShellRoute['layout']
  children: ReactNode
}

/** The frame around a screen: the shell's header and the main region, unless the screen brings its own. */
export function Layout({ kind, children }: LayoutProps) {
  if (kind === 'bare') return children
  return (
    <div className={classNames(styles.frame, kind === 'chat' && styles.chat)}>
      <SkipLink />
      <Header />
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {kind === 'page' && <Footer />}
    </div>
  )
}
