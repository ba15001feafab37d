export { ContactDialog as ContactPage } from './contact-dialog.tsx'
