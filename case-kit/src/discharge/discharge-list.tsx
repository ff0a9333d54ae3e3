import { DISCHARGE_FIELD_NAMES, type DischargeField, type DischargeSummary } from '@ayana/contracts/journey';
import { INDIA_ZONE } from '@ayana/contracts/places';
import { Button } from '@ayana/shared-ui/button';
import { dateText } from '@ayana/shared-ui/time';
import { FileText, Plane } from 'lucide-react';
import type { ReactNode } from 'react';
import { Actions, Flight, Summaries, Summary } from './discharge.styles';
import { dayText, flyingText } from './flying-text';
import { messages } from './messages';
import { openPaper } from '../papers/open-paper';

/** What is needed at home first. */
const FIELDS: readonly DischargeField[] = ['medicines', 'warning_signs', 'follow_up', 'diagnosis', 'treatment_given'];

export interface DischargeListProps {
  /** The newest first. */
  summaries: readonly DischargeSummary[];
  now: Date;
  /** Whether the reader opens its paper, where it has one. */
  opens?: boolean;
  /** Buttons below the newest. */
  children?: ReactNode;
}

/** The signed summary of a stay in words; versions that it corrects are folded below. */
export function DischargeList({ summaries: [latest, ...earlier], children, ...props }: DischargeListProps) {
  return (
    <Summaries>
      {latest === undefined ? null : <SignedSummary summary={latest} {...props} />}
      {children === undefined ? null : <Actions>{children}</Actions>}
      {earlier.length === 0 ? null : (
        <details>
          <summary>{messages.earlier(earlier.length)}</summary>
          {earlier.map((summary) => (
            <SignedSummary key={summary.id} summary={summary} {...props} />
          ))}
        </details>
      )}
    </Summaries>
  );
}

interface SignedSummaryProps extends Pick<DischargeListProps, 'now' | 'opens'> {
  summary: DischargeSummary;
}

function SignedSummary({ summary, now, opens = false }: SignedSummaryProps) {
  const { version, hospital_name, signed_by, signed_at, flight_needs, discharged_at, reason, document_id } = summary;
  return (
    <Summary aria-label={messages.version(version)}>
      <header>
        <h3>{messages.version(version)}</h3>
        <p>
          <bdi>{messages.by(hospital_name)}</bdi>
        </p>
        <p>
          <bdi>{messages.signed(signed_by, dateText(new Date(signed_at), now))}</bdi>
        </p>
      </header>
      <Flight>
        <Plane size={20} aria-hidden="true" />
        <b>{flyingText(summary)}</b>
        {flight_needs === null ? null : <p dir="auto">{messages.flightNeeds(flight_needs)}</p>}
      </Flight>
      <dl>
        <div>
          <dt>{messages.discharged}</dt>
          <dd>{discharged_at === null ? messages.notYet : dayText(discharged_at, INDIA_ZONE)}</dd>
        </div>
        {FIELDS.map((field) => (
          <div key={field}>
            <dt>{DISCHARGE_FIELD_NAMES[field]}</dt>
            <dd dir="auto">{summary[field]}</dd>
          </div>
        ))}
        {reason === null ? null : (
          <div>
            <dt>{messages.why}</dt>
            <dd dir="auto">{reason}</dd>
          </div>
        )}
      </dl>
      {document_id === undefined || !opens ? null : (
        <Actions>
          <Button
            variant="outline"
            size="small"
            icon={<FileText size={16} aria-hidden="true" />}
            aria-label={messages.pdfOf(version)}
            onClick={() => void openPaper(document_id, messages.file(version))}
          >
            {messages.pdf}
          </Button>
        </Actions>
      )}
    </Summary>
  );
}
