export const texts = {
  titles: {
    admin: 'Amministrazione – Confida',
  },
  header: {
    home: 'Confida, vai alla dashboard',
    light: 'Passa al tema chiaro',
    dark: 'Passa al tema scuro',
  },
  userMenu: {
    label: 'Menu di {{name}}',
    contact: 'Contattaci',
    'change-password': 'Cambia Password',
    feedback: 'Lascia un feedback',
    'become-partner': 'Diventa Partner',
    account: 'Privacy e dati',
    'exit-chat': 'Exit chat',
    logout: 'Logout',
  },
  session: {
    sealedChats: 'Chat protette',
    inactive: 'Sei stato disconnesso per inattività (60 minuti)',
  },
  update: {
    ready: 'Nuova versione pronta',
    reload: 'Ricarica',
  },
  admin: {
    navigation: 'Amministrazione',
    openNavigation: 'Apri il menu di amministrazione',
    unknownView: 'Questa sezione non esiste',
    notPermitted: 'Sezione non disponibile',
    notPermittedText:
      'Il tuo ruolo non comprende questa sezione. Se ti serve, chiedi a chi gestisce gli amministratori.',
  },
  palette: {
    open: 'Cerca e apri',
    title: 'Vai a…',
    placeholder: 'Cerca una sezione, un’azione, una persona o un pagamento',
    recent: 'Recenti',
    screens: 'Sezioni',
    shortcuts: 'Azioni',
    searching: 'Ricerca in corso…',
    failed: 'La ricerca delle persone non è riuscita',
    nothing: 'Nessun risultato',
    found: 'Risultati: {{count}}',
  },
  remoteFailed: {
    title: '{{name}}: non disponibile',
    text: 'Questa parte di Confida non risponde. Il resto continua a funzionare.',
    contract: '{{remote}} {{version}} richiede il contratto {{needs}}, questa shell offre {{has}}.',
    registry: 'La voce di {{remote}} nel registro non è valida ({{field}}). Il resto continua a funzionare.',
    disabled: 'Questa parte di Confida è disattivata al momento. Il resto continua a funzionare.',
  },
  registryFailed: {
    title: 'Confida: non disponibile',
    text: 'Non è stato possibile verificare quali parti di Confida sono disponibili. Riprova tra poco.',
  },
}
