export const WorkshopIllustration = ({ className }: { className?: string }) => <svg viewBox="0 0 300 200" className={className} />
