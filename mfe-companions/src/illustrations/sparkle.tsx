/** A four-pointed star of radius `r` around a point. */
export function Sparkle({ x, y, r, className }: { x: number; y: number; r: number; className?: string }) {
  const q = r * 0.16
  return (
    <path
      className={className}
      d={`M${x} ${y - r}Q${x + q} ${y - q} ${x + r} ${y}Q${x + q} ${y + q} ${x} ${y + r}Q${x - q} ${y + q} ${x - r} ${y}Q${x - q} ${y - q} ${x} ${y - r}Z`}
    />
  )
}
