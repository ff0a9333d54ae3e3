import { SIGNAL_KIND_NAMES } from '@ayana/contracts/operations';
import { INDIA_ZONE } from '@ayana/contracts/places';
import type { Block, MailContent } from './blocks.js';
import type { IncidentFollowUpMailData, IncidentUpdateMailData, SignalOpenedMailData } from './operations-data.js';
import { OPERATIONS_MAIL_MESSAGES as messages } from './operations-messages.js';
import { factsOf, given, hello, paragraph, type TemplateContext } from './parts.js';
import { dayIn } from './times.js';

const greet = (name: string): Block => (given(name) === null ? paragraph(messages.greeting) : hello(name));

/** To those a definition names, or the team: what was found, without names of patients. */
export function signalOpened(data: SignalOpenedMailData, { publicOrigin }: TemplateContext): MailContent {
  const words = messages.signal;
  const what = data.own_name ?? SIGNAL_KIND_NAMES[data.kind];
  return {
    subject: words.subject(what, data.number),
    preheader: words.lead(data.count),
    title: what,
    reference: data.number,
    blocks: [
      greet(data.name),
      paragraph(words.lead(data.count)),
      ...factsOf([
        [words.severity, String(data.severity)],
        [words.number, data.number],
      ]),
      { kind: 'button', label: words.open(data.count), href: publicOrigin + data.path },
    ],
    reason: words.reason,
  };
}

/** To the staff an incident concerns: how it is now, in the words of the one who writes. */
export function incidentUpdate(data: IncidentUpdateMailData, { publicOrigin }: TemplateContext): MailContent {
  const words = messages.incident;
  const subject = data.is_drill ? words.drill_subject : words.subject;
  return {
    subject: subject(data.number, data.title),
    preheader: data.title,
    title: words.title,
    reference: data.number,
    blocks: [
      greet(data.name),
      ...(data.is_drill ? [paragraph(words.drill)] : []),
      { kind: 'letter', text: data.text },
      ...factsOf([[words.number, `${data.number} ${data.title}`]]),
      { kind: 'button', label: words.open, href: publicOrigin + data.path },
    ],
    reason: words.reason,
  };
}

/** To the owner of a follow-up: before it is due, and when it is late. */
export function incidentFollowUp(data: IncidentFollowUpMailData, { publicOrigin }: TemplateContext): MailContent {
  const words = messages.follow_up;
  const lead = data.is_late ? words.late : words.soon;
  return {
    subject: words.subject(data.task, data.number),
    preheader: lead,
    title: words.title,
    reference: data.number,
    blocks: [
      greet(data.name),
      paragraph(lead),
      ...factsOf([
        [words.task, data.task],
        [words.due, dayIn(new Date(data.due_at), INDIA_ZONE)],
        [words.incident, `${data.number} ${data.title}`],
      ]),
      { kind: 'button', label: words.open, href: publicOrigin + data.path },
    ],
    reason: words.reason,
  };
}
