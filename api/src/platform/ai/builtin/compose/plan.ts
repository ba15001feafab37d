import type { Tone } from '../languages/themes.ts';
import { isFeeling } from '../languages/themes.ts';
import type { Intent } from '../understand/understand.ts';
import { remember } from './hints.ts';
import { recall } from './recall.ts';
import type { Situation } from './situation.ts';
import { ask, colour, isKeenOn, open } from './voice.ts';

const ENOUGH = 4;

/** Writes the reply: what the message calls for first, the conversation as such last. */
export function planReply(situation: Situation): void {
  const { said, thread } = situation;
  if (said.recall) return recall(situation, said.recall);
  if (said.intent) return answer(situation, said.intent);
  if (said.short) return continueThread(situation);
  if (said.isQuestion && !said.clause && !said.feeling && said.themes.length === 0) return answer(situation, 'fact');
  if (isShortAnswer(situation)) return takeUpAnswer(situation);
  return converse(situation);
}

function answer(situation: Situation, intent: Intent): void {
  const { writer, pack, request } = situation;
  const { phrases } = pack;
  if (intent === 'advice') return advise(situation);
  if (intent === 'love') {
    writer.add([phrases.love[request.persona.relationshipApproach]]);
    return writer.add([phrases.loveThen]);
  }
  const { say, then } = phrases.answers[intent];
  writer.add([say]);
  if (intent === 'greeting' && remember(situation)) return;
  if (intent === 'compliment' || intent === 'thanks') colour(situation, 'positive');
  writer.add([then]);
}

function advise(situation: Situation): void {
  const { writer, pack, request, theme, said, thread } = situation;
  const { themes, adviceLead, adviceClose } = pack.phrases;
  const pools = [themes[theme].advice, said.feeling && themes[said.feeling].advice, themes[thread.theme].advice, themes.general.advice];
  if (said.clause) writer.tryAdd([pack.phrases.mirror[said.tone]]);
  writer.tryAdd([adviceLead[request.persona.communicationStyle]]);
  writer.add(pools.filter((pool) => pool !== undefined));
  writer.add([adviceClose]);
}

/** "Yes", "no", "don't know" and "why?" are read against the partner's last question. */
function continueThread(situation: Situation): void {
  const { writer, pack, said, thread } = situation;
  const { phrases } = pack;
  const because = phrases.themes[thread.theme].because;
  if (said.short === 'why') {
    if (thread.hasAsked) return writer.add([phrases.why], { because });
    writer.add([phrases.whyNothingAsked]);
    return ask(situation);
  }
  if (said.short === 'unsure') writer.add([phrases.unsure]);
  else if (typeof thread.question === 'object') writer.add([[thread.question[said.short === 'yes' ? 1 : 2]]]);
  else writer.add([said.short === 'yes' ? phrases.yes : phrases.no]);
  if (writer.sentences.at(-1)?.match(/[?؟]\s*$/u)) return;
  if (typeof thread.question !== 'object') colour(situation, 'neutral');
  ask(situation);
}

function isShortAnswer({ said, thread }: Situation): boolean {
  return thread.hasAsked && said.echo !== undefined && !said.clause && !said.feeling && !said.isQuestion && !said.courtesy;
}

function takeUpAnswer(situation: Situation): void {
  const { writer, pack, said } = situation;
  writer.add([pack.phrases.echo]);
  if (said.facts.length > 0) note(situation);
  else if (!remember(situation)) colour(situation, said.tone) || receive(situation);
  ask(situation);
}

/** Takes in what was said, hands it back, adds the partner's colour, and asks on. */
function converse(situation: Situation): void {
  const { writer, pack, said } = situation;
  const tone: Tone = said.tone;
  if (said.courtesy) writer.tryAdd([courtesyLines(situation, said.courtesy)]);
  const noted = note(situation);
  const opened = writer.sentences.length === 0 && open(situation, tone);
  const mirrored = said.clause !== undefined && !noted && writer.tryAdd([pack.phrases.mirror[tone]]);
  if (!mirrored || (isFeeling(situation.theme) && !opened)) receive(situation);
  const hinted = writer.sentences.length < ENOUGH - 1 && remember(situation);
  if (hinted && /[?؟]\s*$/u.test(writer.sentences.at(-1) ?? '')) return;
  if (!hinted && writer.sentences.length < ENOUGH - 1) colour(situation, tone);
  if (said.courtesy !== 'goodbye') ask(situation);
}

function courtesyLines({ pack }: Situation, courtesy: Intent): readonly string[] {
  return courtesy === 'love' || courtesy === 'advice' ? [] : pack.phrases.answers[courtesy].say;
}

/** What the partner has to say on the theme: of a feeling first, with more appetite on an interest of its own. */
function receive(situation: Situation): boolean {
  const { writer, pack, theme, said } = situation;
  const { themes, interests } = pack.phrases;
  const keen = isKeenOn(situation);
  const pools = [
    ...(said.feeling ? [themes[said.feeling].receive] : []),
    ...(keen ? [interests[keen].keen] : []),
    ...(theme === 'general' && said.tone !== 'neutral' ? [] : [fitting(situation)]),
    themes.general.receive,
  ];
  return writer.tryAdd(pools);
}

/** A theme's own remarks are for when it weighs, save those of pastimes; good news about work is not answered with a sigh. */
function fitting({ pack, theme, said }: Situation): readonly string[] {
  if (said.tone !== 'positive' || isFeeling(theme)) return pack.phrases.themes[theme].receive;
  const heavy = ['loss', 'work', 'study', 'couple', 'family', 'health', 'sleep', 'money'];
  return heavy.includes(theme) ? pack.phrases.themes.happy.receive : pack.phrases.themes[theme].receive;
}

function note(situation: Situation): boolean {
  const { writer, pack, said } = situation;
  const name = said.facts.find((fact) => fact.kind === 'name');
  if (name) return writer.tryAdd([pack.phrases.noted.name], { value: name.value });
  return said.facts.length > 0 && writer.seed.chance(0.6) && writer.tryAdd([pack.phrases.noted.other]);
}
