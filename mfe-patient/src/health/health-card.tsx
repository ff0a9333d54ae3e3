import { HealthList } from '@ayana/case-kit/health';
import type { HealthSummary } from '@ayana/contracts/journey';
import { usePart } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { ReadDetail } from '@ayana/shared-ui/detail';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { lazy, Suspense, useState } from 'react';
import { readOwnHealth } from './health.api';
import { messages } from './messages';

const HealthDialog = lazy(async () => ({ default: (await import('@ayana/case-kit/health')).HealthDialog }));
const { dialog: title, lead, saved, text: savedText } = messages;

/** What the patient says about their health, and how to change it. */
export default function HealthCard({ id }: { id?: string }) {
  const part = usePart<HealthSummary>({ key: 'own-health', read: readOwnHealth });
  const [open, setOpen] = useState(false);
  return (
    <PortalCard title={messages.title} {...(id === undefined ? {} : { id })}>
      <p>{messages.text}</p>
      <ReadDetail detail={part} failed={messages.failed} stale={messages.stale} retry={messages.retry}>
        {(health) => (
          <>
            <HealthList health={withoutBirth(health)} />
            <div>
              <Button variant="outline" size="small" onClick={() => setOpen(true)}>
                {messages.edit}
              </Button>
            </div>
            <Suspense>
              {open ? (
                <HealthDialog
                  journeyId={null}
                  health={health}
                  words={{ title, lead, saved, savedText }}
                  reread={part.reread}
                  onClose={() => setOpen(false)}
                  onDone={() => {
                    setOpen(false);
                    part.reread();
                  }}
                />
              ) : null}
            </Suspense>
          </>
        )}
      </ReadDetail>
    </PortalCard>
  );
}

/** The birth date is said, and changed, once: of the account. */
const withoutBirth = ({ date_of_birth: _birth, ...health }: HealthSummary): HealthSummary => health;
