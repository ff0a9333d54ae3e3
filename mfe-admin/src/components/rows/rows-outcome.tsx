import { Button } from '@ayana/shared-ui/button';
import { Notice } from '@ayana/shared-ui/notice';
import { messages } from './messages';
import type { RowFailure, RowsOutcome as Outcome } from './run-each';

/** Codes of a refusal because someone else was faster. */
const FASTER: ReadonlySet<string> = new Set(['stale_version', 'already_claimed']);

/** The failures by what is said about them. */
function byReason(failed: readonly RowFailure[]): Map<string, RowFailure[]> {
  const groups = new Map<string, RowFailure[]>();
  for (const failure of failed) {
    const reason = FASTER.has(failure.code) ? '' : failure.message;
    groups.set(reason, [...(groups.get(reason) ?? []), failure]);
  }
  return groups;
}

const namesOf = (failed: readonly RowFailure[]): string => failed.map(({ name }) => name).join(', ');

/** How many rows were changed, and by name which were not, with the reason. */
export function OutcomeText({ outcome: { changed, failed } }: { outcome: Outcome }) {
  if (failed.length === 0) return <>{messages.changed(changed)}</>;
  return (
    <>
      {messages.partly(changed, changed + failed.length)}
      {[...byReason(failed)].map(([reason, rows]) => (
        <div key={reason}>
          {reason === '' ? (
            <>
              {messages.meanwhile(rows.length)} <bdi>{namesOf(rows)}</bdi>
            </>
          ) : (
            <>
              <bdi>{namesOf(rows)}</bdi>: {reason}
            </>
          )}
        </div>
      ))}
      {changed + failed.length > 1 ? <div>{messages.again}</div> : null}
    </>
  );
}

export interface RowsOutcomeProps {
  outcome: Outcome | null;
  /** Why no row was reached. */
  failure: string | null;
  clear: () => void;
}

/** What came of the last act on rows, above the list. */
export function RowsOutcome({ outcome, failure, clear }: RowsOutcomeProps) {
  if (outcome === null && failure === null) return null;
  return (
    <Notice
      tone={outcome?.failed.length === 0 ? 'info' : 'failed'}
      action={
        <Button variant="quiet" size="small" onClick={clear}>
          {messages.close}
        </Button>
      }
    >
      {outcome === null ? failure : <OutcomeText outcome={outcome} />}
    </Notice>
  );
}
