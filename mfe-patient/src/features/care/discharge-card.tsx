import { DischargeList } from '@ayana/case-kit/discharge';
import type { DischargeSummary } from '@ayana/contracts/journey';
import type { Part } from '@ayana/portal-kit';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { FailedPart } from '@ayana/shared-ui/states';
import { messages } from './messages';

const { discharge: words } = messages;

export interface DischargeCardProps {
  summaries: Part<DischargeSummary[]>;
  now: Date;
  onRetry: () => void;
}

/** What the hospital signed at the discharge, to be read at home; nothing is shown before. */
export default function DischargeCard({ summaries: { value, failure }, now, onRetry }: DischargeCardProps) {
  if (failure !== null) return <FailedPart what={words.failed} failure={failure} onRetry={onRetry} />;
  if (value === null || value.length === 0) return null;
  return (
    <PortalCard title={words.title}>
      <DischargeList summaries={value} now={now} opens />
    </PortalCard>
  );
}
