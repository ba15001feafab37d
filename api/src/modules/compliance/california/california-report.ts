import { type ComplianceMonth, csvLine, DISCLOSURE_HOURS, type EngineId } from '@confida/contracts'
import type { ReplySource } from '../../../platform/ai/ai.port.ts'

export interface CaliforniaFigures {
  year: number
  months: ComplianceMonth[]
  /** The first day with a disclosure, `YYYY-MM-DD`. */
  countedSince: string | null
  engine: ReplySource & { id: EngineId }
  madeAt: Date
}

/** What `docs/privacy-and-safety.md` says at length. */
const PROTOCOL = `Each message is judged on the server before the reply, with every engine, by phrases and a trained model in six languages; one that speaks of suicide or self-harm is answered with help lines of the person's country, which show even where the reply fails, and no reply may encourage self-harm.`
const PROTOCOL_SOURCE = 'Confida, "Privacy and safety" (docs/privacy-and-safety.md), section "Care protocol"'

/** In English, for whom it is. Columns: item, period, value. No row tells of a person. */
export function californiaReport({
  year,
  months,
  countedSince,
  engine,
  madeAt,
}: CaliforniaFigures): string[] {
  const period = String(year)
  const sum = (read: (month: ComplianceMonth) => number) =>
    String(months.reduce((total, month) => total + read(month), 0))
  const { id, model, promptVersion } = engine
  const rows = [
    ['Item', 'Period', 'Value'],
    ['Law', period, 'California SB 243 (companion chatbots), yearly report'],
    ...months.map(({ month, care_cards }) => [
      'Referrals to crisis services (help lines shown)',
      month,
      String(care_cards),
    ]),
    ['Referrals to crisis services, total', period, sum(({ care_cards }) => care_cards)],
    [
      'Disclosures that the companion is a program, as a conversation is opened',
      period,
      sum(({ disclosures }) => disclosures.start),
    ],
    [
      `Disclosures that the companion is a program, after every ${DISCLOSURE_HOURS} hours of use`,
      period,
      sum(({ disclosures }) => disclosures.repeat),
    ],
    ['Disclosures, total', period, sum(({ disclosures }) => disclosures.start + disclosures.repeat)],
    ['Disclosures are counted since', '', countedSince ?? 'none counted yet'],
    ['Protocol on suicidal ideation and self-harm', period, PROTOCOL],
    ['Source of the protocol', '', PROTOCOL_SOURCE],
    ['Engine of the replies on the day of this report', '', engineName({ id, model, promptVersion })],
    ['Made at', '', madeAt.toISOString()],
  ]
  return rows.map((cells) => csvLine(cells, ','))
}

const engineName = ({ id, model, promptVersion }: CaliforniaFigures['engine']) =>
  `${id}, ${model}${promptVersion === undefined ? '' : `, instructions ${promptVersion}`}`
