import { useTopLayer } from '../dialog/use-top-layer.ts'
import { ToastRegion } from './toast-region.tsx'

/** The one place where notifications appear; the shell renders it once, outside its routes. */
export function Toaster() {
  const topLayer = useTopLayer()
  return topLayer === null ? <ToastRegion /> : null
}
