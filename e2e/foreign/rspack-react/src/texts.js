export const texts = {
  en: {
    title: 'Notes',
    list: 'All notes',
    details: 'One note',
    draft: 'Draft',
    toDetails: 'Open a note',
    toShell: 'Back to the dashboard',
    logout: 'Leave',
  },
  it: {
    title: 'Note',
    list: 'Tutte le note',
    details: 'Una nota',
    draft: 'Bozza',
    toDetails: 'Apri una nota',
    toShell: 'Torna alla pagina iniziale',
    logout: 'Esci',
  },
}
