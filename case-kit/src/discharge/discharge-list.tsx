import { Button } from '@ayana/shared-ui/button';
import { dateText } from '@ayana/shared-ui/time';
import { FileText, Plane } from 'lucide-react';
import type { ReactNode } from 'react';
import { Actions, Flight, Summaries, Summary } from './discharge.styles';
import { messages } from './messages';

/** A signed summary. Times are ISO 8601. */
export interface ShownSummary {
  id: string;
  version: number;
  hospital: string;
  signed_by: string;
  signed_at: string;
  /** `Fit to fly from 1 April 2099 on` */
  flying: string;
  flight_needs: string | null;
  /** The day in words; null while the patient is in hospital. */
  discharged: string | null;
  /** Names and texts, in the order they are read. */
  parts: readonly (readonly [name: string, text: string])[];
  reason: string | null;
  /** Of its paper, where the reader may open it. */
  document_id: string | undefined;
}

export interface DischargeListProps {
  /** The newest first. */
  summaries: readonly ShownSummary[];
  now: Date;
  /** Opens the paper of one that has it. */
  onOpen?: (documentId: string, name: string) => void;
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

interface SignedSummaryProps extends Pick<DischargeListProps, 'now' | 'onOpen'> {
  summary: ShownSummary;
}

function SignedSummary({ summary, now, onOpen }: SignedSummaryProps) {
  const { version, hospital, signed_by, signed_at, flying, flight_needs, discharged, parts, reason, document_id } =
    summary;
  return (
    <Summary aria-label={messages.version(version)}>
      <header>
        <h3>{messages.version(version)}</h3>
        <p>
          <bdi>{messages.by(hospital)}</bdi>
        </p>
        <p>
          <bdi>{messages.signed(signed_by, dateText(new Date(signed_at), now))}</bdi>
        </p>
      </header>
      <Flight>
        <Plane size={20} aria-hidden="true" />
        <b>{flying}</b>
        {flight_needs === null ? null : <p dir="auto">{messages.flightNeeds(flight_needs)}</p>}
      </Flight>
      <dl>
        <div>
          <dt>{messages.discharged}</dt>
          <dd>{discharged ?? messages.notYet}</dd>
        </div>
        {parts.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd dir="auto">{text}</dd>
          </div>
        ))}
        {reason === null ? null : (
          <div>
            <dt>{messages.why}</dt>
            <dd dir="auto">{reason}</dd>
          </div>
        )}
      </dl>
      {document_id === undefined || onOpen === undefined ? null : (
        <Actions>
          <Button
            variant="outline"
            size="small"
            icon={<FileText size={16} aria-hidden="true" />}
            aria-label={messages.pdfOf(version)}
            onClick={() => onOpen(document_id, messages.file(version))}
          >
            {messages.pdf}
          </Button>
        </Actions>
      )}
    </Summary>
  );
}
