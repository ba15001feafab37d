import { Button, DirectionalIcon } from '@confida/ui'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, type To } from 'react-router-dom'

/** The way back to the list, above a page's title. */
export function BackLink({ to, children }: { to: To; children: ReactNode }) {
  const icon = (
    <DirectionalIcon>
      <ArrowLeft aria-hidden />
    </DirectionalIcon>
  )
  return (
    <Button as={Link} to={to} variant="ghost" size="sm" icon={icon}>
      {children}
    </Button>
  )
}
