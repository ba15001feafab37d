/**
 * Italian texts that the specification quotes, with the straight apostrophe that it writes: they stay exact, character by
 * character. Every other apostrophe is the typographic one.
 */
export const quotedTexts: ReadonlySet<string> = new Set([
  "Errore durante l'aggiornamento della password",
  "Errore durante l'invio del codice",
  "Errore durante l'invio dell'immagine. Riprova.",
  "Errore durante la creazione dell'utente. Riprova.",
  "Errore nel caricamento dei dettagli emotivi dell'utente.",
  "Errore nel ripristino dell'utente: {{detail}}",
  "Errore nell'aggiornamento del contratto",
  "Errore nell'aggiornamento della tariffa",
  "Errore nell'aggiornamento dello stato standby",
  "Errore nell'eliminazione del template",
  "Errore nell'eliminazione dell'utente",
  "Errore nell'eliminazione della recensione.",
  "Errore nell'eliminazione della tariffa",
  "Errore nell'impostazione della password personalizzata",
  "Errore nell'inizializzazione della chat: {{reason}}",
  "Errore nell'invio del messaggio: {{reason}}",
  "Inserisci un'email valida",
  "L'email non può essere vuota",
  "L'immagine è troppo grande. Dimensione massima: 10MB",
])
