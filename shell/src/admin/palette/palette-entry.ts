import type { PaletteRecord, ViewAddress } from '@confida/remote-kit'
import type { ComponentType } from 'react'

/** A line of the palette: where it leads, and under which words. */
export interface PaletteEntry extends ViewAddress {
  /** The same at every visit. */
  id: string
  label: string
  /** In which group of the navigation it stands, or what tells a record from others. */
  detail?: string
  icon: ComponentType<{ size?: number }>
  /** Of a person or a thing, which is not kept on the device. */
  isRecord?: boolean
}

export interface PaletteGroup {
  key: string
  title: string
  entries: PaletteEntry[]
}

export const toSearch = ({ view, params }: ViewAddress) => `?${new URLSearchParams({ view, ...params })}`

export const toEntry = (
  { id, ...record }: PaletteRecord,
  source: { remote: string; icon: PaletteEntry['icon'] },
): PaletteEntry => ({ ...record, id: `${source.remote}#${id}`, icon: source.icon, isRecord: true })
