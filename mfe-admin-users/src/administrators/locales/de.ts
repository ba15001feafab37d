import type { AdministratorTexts } from './it.ts'

export const texts: AdministratorTexts = {
  title: 'Administratoren',
  description: 'Wer Confida verwaltet, in welcher Rolle, und wer dazu eingeladen ist.',
  loadError: 'Die Administratoren konnten nicht geladen werden',
  failed: 'Das hat nicht geklappt. Versuch es gleich noch einmal.',
  you: 'Das bist du',
  columns: {
    name: 'Name',
    email: 'E-Mail',
    role: 'Rolle',
    state: 'Status',
    secondStep: 'Zwei Schritte',
    lastActive: 'Zuletzt aktiv',
    actions: 'Aktionen',
  },
  roles: {
    owner: {
      name: 'Inhaber',
      text: 'Darf alles, auch Zahlungen und Administratoren.',
    },
    support: {
      name: 'Support',
      text: 'Konten, Feedback, Emotionen und Postausgang; keine Zahlungen.',
    },
    content: {
      name: 'Inhalte',
      text: 'Vertrag, Startseite und E-Mail-Vorlagen; keine Daten von Personen.',
    },
  },
  states: {
    active: 'Aktiv',
    standby: 'Im Standby',
    invited: 'Eingeladen bis {{day}}',
    expired: 'Einladung abgelaufen',
  },
  secondStep: {
    on: 'An',
    off: 'Aus',
  },
  actions: {
    role: 'Rolle ändern',
    revoke: 'Abberufen',
    resend: 'Erneut senden',
    uninvite: 'Einladung zurücknehmen',
  },
  invite: {
    open: 'Einladen',
    title: 'Administrator einladen',
    text: 'Die Person bekommt eine E-Mail mit einem Link, der 7 Tage und nur einmal gilt. Wer schon ein Konto hat, bestätigt mit dem eigenen Passwort.',
    emailInvalid: 'Gib eine gültige E-Mail-Adresse ein.',
    language: 'Sprache der E-Mail',
    send: 'Einladung senden',
    done: 'Einladung an {{email}} gesendet.',
  },
  role: {
    title: 'Rolle von {{name}}',
    text: 'Die neue Rolle gilt ab der nächsten Aktion, auch in offenen Sitzungen.',
    done: 'Rolle geändert.',
    conflict: {
      text: 'Jemand anderes hat die Rolle in der Zwischenzeit geändert. Entscheide, welche bleibt.',
      takeSaved: 'Die andere behalten',
      overwrite: 'Meine vergeben',
      mine: 'Von dir gewählt',
    },
  },
  changes: {
    revoke: {
      title: 'Administrator abberufen?',
      text: 'Das Konto bleibt als gewöhnliches Konto bestehen, seine Sitzungen enden sofort. Einladungen, die die Person verschickt hat, gelten nicht mehr.',
      done: 'Die Person verwaltet Confida nicht mehr.',
    },
    resend: {
      title: 'Einladung erneut senden?',
      text: 'Eine neue E-Mail mit einem neuen Link geht hinaus; der alte gilt nicht mehr.',
      done: 'Einladung erneut gesendet.',
    },
    uninvite: {
      title: 'Einladung zurücknehmen?',
      text: 'Der verschickte Link gilt nicht mehr.',
      done: 'Einladung zurückgenommen.',
    },
  },
}
