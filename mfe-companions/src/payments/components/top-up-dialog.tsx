import { Dialog } from '@confida/ui'
export const TopUpDialog = ({ onClose }: { onClose: () => void }) => <Dialog open title="" onClose={onClose} />
