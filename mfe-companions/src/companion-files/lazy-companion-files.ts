export const importDialog = {
  name: 'import-dialog',
  load: async () => (await import('./import-dialog.tsx')).ImportDialog,
}

export const exportDialog = {
  name: 'export-dialog',
  load: async () => (await import('./export-dialog.tsx')).ExportDialog,
}
