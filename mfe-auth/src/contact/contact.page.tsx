export { ContactDialog as Screen } from './contact-dialog.tsx'
