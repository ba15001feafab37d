import type { Texts } from '@confida/i18n'

export const texts = {
  open: 'Vedi e correggi le etichette',
  title: 'Le tue etichette',
  description:
    'Che cosa l’analisi ha letto nei tuoi messaggi. Si sbaglia circa una volta su cinque: ciò che correggi resta come lo hai scelto.',
  trend: 'Andamento per settimana',
  week: 'Settimana dal {{day}}',
  labels: 'Messaggi, dal più recente',
  choose: 'Etichetta del messaggio «{{excerpt}}»',
  mine: 'Scelta da te',
  remove: 'Elimina l’etichetta di «{{excerpt}}»',
  removed: 'Etichetta eliminata.',
  saved: 'Etichetta corretta.',
  failed: 'Non è stato possibile salvare. Riprova.',
  loadFailed: 'Impossibile caricare le etichette.',
  empty: 'Nessun messaggio ha ancora un’etichetta.',
  more: 'Mostra altre',
  names: {
    drunk: 'Ubriaco',
    depressed: 'Depresso',
    in_love: 'Innamorato',
    looking_for_love: 'Cerca Amore',
    feeling_down: 'Giù di Morale',
    looking_for_fun: 'Cerca Divertimento',
    looking_for_distraction: 'Cerca Distrazione',
    neutral: 'Neutrale',
  },
}

export type OwnEmotionTexts = Texts<typeof texts>
