import { defineConfig } from '@playwright/test'
import product from './playwright.config.ts'

const { webServer: _, projects, ...config } = product

/** Browser tests of a product that runs already, at E2E_URL; its certificate may be one that nobody knows. */
export default defineConfig({
  ...config,
  projects: projects?.filter(({ name }) => name === 'desktop'),
  use: { ...config.use, baseURL: process.env.E2E_URL, ignoreHTTPSErrors: true },
})
