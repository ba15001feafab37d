/** What of the templates is loaded on demand: one chunk, so that the bundler finds what it shares with contract and landing page. */
export { TemplateHistory } from './template-history.tsx'
export { TemplateTranslation } from './template-translation.tsx'
