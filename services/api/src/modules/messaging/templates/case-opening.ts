import { patientHref } from '@ayana/contracts/journey';
import { type GuestPart, guestPath } from '@ayana/contracts/guest-case';
import type { Block } from './blocks.js';
import { MAIL_MESSAGES as messages } from './messages.js';
import { dueInBothZones, factsOf, inBothZones, numberOf, type TemplateContext } from './parts.js';
import type { OfCase } from './of-case.js';

const { opening: words } = messages;

/** Where the patient of an account sends papers and writes. */
const PORTAL: Readonly<Record<GuestPart, string>> = {
  reports: patientHref('documents'),
  write: patientHref('messages'),
};

interface Opened extends OfCase {
  readonly id: string;
  readonly received_at: string;
}

/**
 * Of an acknowledgement: the number, who answers and until when, and the two ways to go on. Nothing for an enquiry that is no case.
 * @param zone of the reader, where it is known
 */
export function caseOpening(data: Opened, context: TemplateContext, zone: string | null): Block[] {
  const due = dueInBothZones(data.received_at, zone);
  return waysOn(data, context, zone, messages.by(due));
}

/** @param until in words: by when the reader is answered */
export function waysOn(
  data: Pick<Opened, 'id' | 'case_number' | 'opens'>,
  { publicOrigin, permanentToken }: TemplateContext,
  zone: string | null,
  until: string,
): Block[] {
  const { opens } = data;
  if (data.case_number === undefined || opens === undefined || opens === null) return [];
  const href = (part?: GuestPart): string =>
    publicOrigin +
    (opens === 'portal' ? PORTAL[part ?? 'write'] : guestPath(permanentToken('open_guest_case', opens.link), part));
  return [
    { kind: 'heading', text: words.heading(numberOf(data)) },
    ...factsOf([
      [words.who, words.who_answers],
      [words.when, until],
    ]),
    { kind: 'button', label: words.reports, href: href('reports') },
    { kind: 'button', label: words.write, href: href('write') },
    opens === 'portal'
      ? { kind: 'note', text: words.portal }
      : {
          kind: 'note',
          text: [words.guest(inBothZones(new Date(opens.until), zone)), { text: href(), href: href() }],
        },
  ];
}
