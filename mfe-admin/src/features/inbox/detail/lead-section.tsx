import { isApplication, type InboxItem, LEAD_STAGE_NAMES, LOST_REASON_NAMES } from '@ayana/contracts/inbox';
import { Button } from '@ayana/shared-ui';
import { CalendarClock } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { followUpText } from '../data/follow-up-text';
import { messages } from '../messages';
import { FactsSection } from './facts-section';

const LeadDialog = lazy(() => import('./lead-dialog'));
const { lead: words } = messages;

/** How far the request has come after the answer, when the staff follow up, and the button to change both. */
export function LeadSection({ item, now }: { item: InboxItem; now: Date }) {
  const [isOpen, setOpen] = useState(false);
  const { lead_stage, lost_reason } = item;
  return (
    <FactsSection title={words.title}>
      {isApplication(item.kind) ? null : (
        <p>
          {[LEAD_STAGE_NAMES[lead_stage], lost_reason === null ? null : LOST_REASON_NAMES[lost_reason]]
            .filter(Boolean)
            .join(': ')}
        </p>
      )}
      <small>{followUpText(item, now) ?? words.noDay}</small>
      {item.status === 'closed' ? (
        <small>{words.closed}</small>
      ) : (
        <Button
          variant="tonal"
          size="small"
          icon={<CalendarClock size={17} aria-hidden="true" />}
          onClick={() => setOpen(true)}
        >
          {words.change}
        </Button>
      )}
      <Suspense>{isOpen ? <LeadDialog item={item} now={now} onClose={() => setOpen(false)} /> : null}</Suspense>
    </FactsSection>
  );
}
