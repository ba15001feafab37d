import type { ScenePack } from '../../scenes.ts'

export const lossOfOthers: ScenePack['lossOfOthers'] = {
  signs:
    /\b(?:(?:murio|fallecio|ha muerto|ha fallecido)\b.*\b(?:padre|madre|papa|mama|marido|mujer|hij[oa]|hermano|hermana|abuel[oa]) de (?:\w+ ){0,2}(?:amig[oa]|colega|companer[oa]|vecin[oa]|jef[ea]|novi[oa])|(?:padre|madre|papa|mama|marido|mujer|hij[oa]|hermano|hermana|abuel[oa]) de (?:\w+ ){0,2}(?:amig[oa]|colega|companer[oa]|vecin[oa]|jef[ea]|novi[oa])\b.*\b(?:murio|fallecio|ha muerto|ha fallecido)|a (?:\w+ ){0,2}(?:amig[oa]|colega|companer[oa]|vecin[oa]) se le (?:murio|ha muerto)|(?:amig[oa]|colega|companer[oa]|vecin[oa]) (?:\w+ ){0,2}(?:perdio|ha perdido) a su (?:padre|madre|papa|mama|marido|mujer|hij[oa]|hermano|hermana|abuel[oa]))\b/,
  open: [
    'Qué dolor para alguien cercano a ti.',
    'Lo siento, también por ti, que quieres ayudar.',
    'Una pérdida así se siente también de cerca.',
  ],
  stay: [
    'Estar ahí cuenta más que las palabras justas.',
    'Se nota que te importa.',
    'Estos días basta poco: un mensaje, un plato hecho, una silla al lado.',
    'No hace falta llenar el silencio: basta con quedarse en él en compañía.',
  ],
  ask: ['¿Os veis estos días?', '¿Desde cuándo os conocéis?', '¿Qué te da miedo hacer mal?'],
  advice: [
    'Un mensaje corto y sincero siempre está bien: «Pienso en ti, no hace falta que contestes». Y luego algo práctico, como la compra o llevar en coche.',
    'Mejor decir el nombre de quien ya no está que dar rodeos: quien está de duelo suele agradecerlo.',
  ],
}
