import { FIT_TO_TRAVEL_NAMES, type MedicalOpinion } from '@ayana/contracts/journey';
import { formatLocale, number } from '@ayana/contracts/language';
import { Button } from '@ayana/shared-ui/button';
import { Facts } from '@ayana/shared-ui/portal-page';
import { dateText, useNow } from '@ayana/shared-ui/time';
import { type ReactNode, useId, useState } from 'react';
import type { WorkDetail } from '../../work/work.types';
import { Asked } from './asked.styles';
import { messages } from './messages';
import { Narrow } from './quote.styles';

const { asked: words } = messages;
const DAY = new Intl.DateTimeFormat(formatLocale(), { dateStyle: 'medium', timeZone: 'UTC' });
const dayText = (day: string): string => DAY.format(new Date(`${day}T00:00:00Z`));

/** What of the case a quote answers, as far as the reader sees it. */
type AskedFor = Pick<NonNullable<WorkDetail['facts']>, 'preferred_from' | 'preferred_to' | 'party_size'> & {
  patient_notes?: string | null;
};

export interface AskedBesideProps {
  work: WorkDetail;
  opinion: MedicalOpinion | undefined;
}

/** The patient's notes, dates and companions, and the signed opinion: open beside the editor and below a sent quote, folded on a phone. */
export function AskedBeside({ work: { facts }, opinion }: AskedBesideProps) {
  const now = useNow();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Asked $open={isOpen} aria-label={words.title}>
      <h3>{words.title}</h3>
      <Narrow>
        <Button variant="quiet" size="small" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {isOpen ? words.fold : words.unfold}
        </Button>
      </Narrow>
      <div id={id}>
        {facts === null ? null : <Facts facts={askedFor(facts)} />}
        {opinion === undefined ? (
          <p>{words.noOpinion}</p>
        ) : (
          <>
            <h4>{words.opinion(opinion.doctor.name, dateText(new Date(opinion.signed_at ?? ''), now))}</h4>
            <Facts facts={saidBy(opinion)} />
          </>
        )}
      </div>
    </Asked>
  );
}

type Lines = (readonly [string, ReactNode])[];

/** Without what the reader does not see, and what nobody said. */
const given = (lines: readonly (readonly [string, ReactNode])[]): Lines => lines.filter(([, value]) => value !== null);
const text = (value: string | null | undefined): ReactNode =>
  value == null || value === '' ? null : <bdi>{value}</bdi>;
const count = (value: number | null): ReactNode => (value === null ? null : number(value));

function askedFor({ patient_notes, preferred_from: from, preferred_to: to, party_size }: AskedFor): Lines {
  return given([
    [words.notes, text(patient_notes)],
    [words.dates, datesText(from, to)],
    [words.companions, party_size === null ? null : party_size > 1 ? number(party_size - 1) : words.alone],
  ]);
}

function datesText(from: string | null, to: string | null): string | null {
  if (from !== null && to !== null) return words.range(dayText(from), dayText(to));
  if (from !== null) return words.from(dayText(from));
  return to === null ? null : words.until(dayText(to));
}

const saidBy = (opinion: MedicalOpinion): Lines =>
  given([
    [words.summary, text(opinion.summary)],
    [words.recommended, text(opinion.recommended_treatment?.name)],
    [words.alternatives, text(opinion.alternatives)],
    [words.fit, opinion.fit_to_travel === null ? null : FIT_TO_TRAVEL_NAMES[opinion.fit_to_travel]],
    [words.inHospital, count(opinion.days_in_hospital)],
    [words.inIndia, count(opinion.days_in_india)],
    [words.risks, text(opinion.risks)],
  ]);
