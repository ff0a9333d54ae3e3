import type { RecordGrants } from '@ayana/case-kit/papers';
import { ASSIGNMENT_KIND_NAMES } from '@ayana/contracts/journey';
import type { Part } from '@ayana/portal-kit';
import { Button } from '@ayana/shared-ui/button';
import { PortalCard, WaitingList } from '@ayana/shared-ui/portal-page';
import { FailedPart } from '@ayana/shared-ui/states';
import { lazy, Suspense, useState } from 'react';
import { type GrantGroup, grantGroups } from './grant-groups';
import { endText, papersText } from './grant-words';
import { messages } from './messages';

const EndDialog = lazy(() => import('./end-dialog'));

export interface SharingCardProps {
  grants: Part<RecordGrants>;
  reread: () => void;
  now: Date;
  zone: string;
}

/** Everyone who may read papers now, and until when; the patient ends it. */
export function SharingCard({ grants: { value, failure }, reread, now, zone }: SharingCardProps) {
  const [ending, setEnding] = useState<GrantGroup | null>(null);
  const groups = grantGroups(value?.items ?? []);
  return (
    <PortalCard title={messages.title}>
      {failure === null ? null : <FailedPart what={messages.failed} failure={failure} onRetry={reread} />}
      {value === null ? null : <p>{groups.length === 0 ? messages.none : messages.text}</p>}
      <WaitingList
        items={groups.map((group) => ({
          id: group.id,
          title: (
            <>
              <bdi>{group.name}</bdi>
              {group.work === null ? null : `, ${ASSIGNMENT_KIND_NAMES[group.work]}`}
            </>
          ),
          text: `${papersText(group.grants)}; ${endText(group.ends_at, now, zone)}`,
          end: (
            <Button
              variant="outline"
              size="small"
              aria-label={messages.endOf(group.name)}
              onClick={() => setEnding(group)}
            >
              {messages.end}
            </Button>
          ),
        }))}
      />
      <Suspense>
        {ending === null ? null : (
          <EndDialog
            name={ending.name}
            grants={ending.grants}
            onClose={() => setEnding(null)}
            onDone={() => {
              setEnding(null);
              reread();
            }}
          />
        )}
      </Suspense>
    </PortalCard>
  );
}
