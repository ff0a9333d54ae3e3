import { formatLocale, listText } from '@ayana/contracts/language';
import { Facts, PortalCard } from '@ayana/shared-ui/portal-page';
import type { ReactNode } from 'react';
import type { DataRequestDetail } from '../types';
import { messages } from './messages';

const { outcome: words, fields: names } = messages;
const number = new Intl.NumberFormat(formatLocale());

interface OutcomeCardProps {
  request: Pick<DataRequestDetail, 'kind'>;
  outcome: NonNullable<DataRequestDetail['outcome']>;
}

/** What was done: names of fields and counts, never what they were. */
export function OutcomeCard({ request, outcome }: OutcomeCardProps) {
  const facts: (readonly [string, ReactNode])[] = [];
  const count = (name: string, value: number | undefined): void => {
    if (value !== undefined) facts.push([name, number.format(value)]);
  };
  count(words.journeys, outcome.journeys);
  count(words.files, outcome.files);
  if (outcome.fields !== undefined && outcome.fields.length > 0)
    facts.push([words.fields, listText(outcome.fields.map((field) => Reflect.get(names, field) ?? field))]);
  if (typeof outcome.note === 'string') facts.push([words.note, <bdi key="note">{outcome.note}</bdi>]);
  count(words.removedFiles, outcome.removed_files);
  count(words.keptFiles, outcome.kept_files);
  return (
    <PortalCard title={messages.detail.done}>
      {request.kind === 'export' ? <p>{words.copy}</p> : null}
      <Facts facts={facts} />
    </PortalCard>
  );
}
