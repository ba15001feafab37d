import type { Texts } from '@confida/i18n'
import type { texts as source } from './it.ts'

export const texts: Texts<typeof source> = {
  titles: {
    admin: 'Verwaltung – Confida',
  },
  header: {
    home: 'Confida, zum Dashboard',
    light: 'Zum hellen Design wechseln',
    dark: 'Zum dunklen Design wechseln',
  },
  userMenu: {
    label: 'Menü von {{name}}',
    contact: 'Kontakt',
    'change-password': 'Passwort ändern',
    feedback: 'Feedback geben',
    'become-partner': 'Partner werden',
    account: 'Datenschutz und Daten',
    'exit-chat': 'Chat verlassen',
    logout: 'Abmelden',
  },
  session: {
    sealedChats: 'Geschützte Chats',
    inactive: 'Du wurdest wegen Inaktivität abgemeldet (60 Minuten)',
  },
  update: {
    ready: 'Neue Version bereit',
    reload: 'Neu laden',
  },
  admin: {
    navigation: 'Verwaltung',
    openNavigation: 'Verwaltungsmenü öffnen',
    unknownView: 'Diesen Bereich gibt es nicht',
    notPermitted: 'Bereich nicht verfügbar',
    notPermittedText:
      'Deine Rolle umfasst diesen Bereich nicht. Wenn du ihn brauchst, frag die Person, die die Administratoren verwaltet.',
  },
  palette: {
    open: 'Suchen und öffnen',
    title: 'Gehe zu …',
    placeholder: 'Suche einen Bereich, eine Aktion, eine Person oder eine Zahlung',
    recent: 'Zuletzt verwendet',
    screens: 'Bereiche',
    shortcuts: 'Aktionen',
    searching: 'Suche läuft …',
    failed: 'Die Suche nach Personen ist fehlgeschlagen',
    nothing: 'Keine Ergebnisse',
    found: 'Ergebnisse: {{count}}',
  },
  remoteFailed: {
    title: '{{name}}: nicht verfügbar',
    text: 'Dieser Teil von Confida antwortet nicht. Alles andere funktioniert weiter.',
    contract: '{{remote}} {{version}} braucht den Vertrag {{needs}}, diese Shell bietet {{has}}.',
    registry:
      'Der Eintrag von {{remote}} im Verzeichnis ist ungültig ({{field}}). Alles andere funktioniert weiter.',
    disabled: 'Dieser Teil von Confida ist im Moment abgeschaltet. Alles andere funktioniert weiter.',
  },
  registryFailed: {
    title: 'Confida: nicht verfügbar',
    text: 'Es ließ sich nicht feststellen, welche Teile von Confida verfügbar sind. Versuche es gleich noch einmal.',
  },
}
