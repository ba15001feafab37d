export { ThemedRoot } from './themed-root.tsx'
