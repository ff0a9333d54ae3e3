import { CASE_MESSAGES, CASE_SOURCE_NAMES, caseHref, type CaseMatch } from '@ayana/contracts/journey';
import { Button } from '@ayana/shared-ui/button';
import { PortalActions, PortalCard } from '@ayana/shared-ui/portal-page';
import { Link } from '../own-journey/own-link';
import { messages } from './messages';

/** What can be done about a case whose journey has not begun: send papers, and write. */
export function IntakeActions({ caseId, about }: { caseId: string; about?: string }) {
  return (
    <PortalActions>
      <Button as={Link} to={caseHref('documents', caseId)} variant="tonal" aria-describedby={about}>
        {messages.send}
      </Button>
      <Button as={Link} to={caseHref('messages', caseId)} variant="outline" aria-describedby={about}>
        {messages.write}
      </Button>
    </PortalActions>
  );
}

/** The reader’s cases that have no journey yet; renders nothing without any. */
export function IntakeCard({ cases }: { cases: readonly CaseMatch[] }) {
  if (cases.length === 0) return null;
  return (
    <PortalCard title={messages.title}>
      <p>{messages.text}</p>
      {cases.map(({ case_id, case_number, treatment, source }) => (
        <div key={case_id}>
          <p id={case_id}>
            <b>{CASE_MESSAGES.of(case_number)}</b> · {treatment ?? CASE_SOURCE_NAMES[source]}
          </p>
          <IntakeActions caseId={case_id} about={case_id} />
        </div>
      ))}
    </PortalCard>
  );
}
