import type { ScenePack } from '../../scenes.ts'

export const lossOfOthers: ScenePack['lossOfOthers'] = {
  signs:
    /^(?!.*\bmi[oa] (?:padre|madre|marito|moglie|figli[oa]|fratello|sorella)\b)(?=.*\b(?:amic[oa]|collega|vicin[oa]|compagn[oa] di \w+|capo|fidanzat[oa]|cognat[oa])\b)(?=.*\b(?:padre|madre|marito|moglie|figli[oa]|fratello|sorella)\b)(?=.*\b(?:e mort[oa]|e mancat[oa]|e venut[oa] a mancare|ha perso (?:il|la|su[oa])|le e mort[oa]|gli e mort[oa])\b)/s,
  open: [
    'Che dolore per chi ti sta vicino.',
    'Mi dispiace, anche per te che vuoi essere d’aiuto.',
    'Una perdita così si sente anche da vicino.',
  ],
  stay: [
    'Esserci conta più delle parole giuste.',
    'Si vede che ci tieni.',
    'In questi giorni basta poco: un messaggio, un piatto pronto, una sedia accanto.',
    'Non serve riempire il silenzio: basta restarci dentro insieme.',
  ],
  ask: ['Vi vedete in questi giorni?', 'Da quanto vi conoscete?', 'Che cosa hai paura di sbagliare?'],
  advice: [
    'Un messaggio breve e sincero va sempre bene: «Ti penso, non serve rispondere». Poi un aiuto concreto, come la spesa o un passaggio.',
    'Meglio nominare chi non c’è più che girarci intorno: chi è in lutto di solito ne è grato.',
  ],
}
