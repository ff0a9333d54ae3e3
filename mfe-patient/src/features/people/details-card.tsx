import type { Part } from '@ayana/portal-kit';
import { Button } from '@ayana/shared-ui/button';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { Facts, PortalCard } from '@ayana/shared-ui/portal-page';
import { FailedPart } from '@ayana/shared-ui/states';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import type { PatientDetails } from '../../patient-details/details.api';
import { messages as facts } from '../../patient-details/messages';
import { messages } from './messages';

const DetailsDialog = lazy(() => import('../../patient-details/details-dialog'));
const { details: words } = messages;

/** What the patient says about themselves. */
export default function DetailsCard({ details, onChanged }: { details: Part<PatientDetails>; onChanged: () => void }) {
  const [open, setOpen] = useState(false);
  if (details.value === null)
    return (
      <PortalCard title={words.title}>
        <FailedPart what={words.failed} failure={details.failure} onRetry={onChanged} />
      </PortalCard>
    );
  return (
    <PortalCard title={words.title}>
      <p>{words.text}</p>
      <Facts facts={factsOf(details.value)} />
      <div>
        <Button variant="outline" size="small" onClick={() => setOpen(true)}>
          {words.edit}
        </Button>
      </div>
      <p>
        {words.born}{' '}
        <TextLink as={Link} to="/profile">
          {words.profile}
        </TextLink>
      </p>
      <Suspense>
        {open ? (
          <DetailsDialog
            details={details.value}
            reread={onChanged}
            onClose={() => setOpen(false)}
            onDone={() => {
              setOpen(false);
              onChanged();
            }}
          />
        ) : null}
      </Suspense>
    </PortalCard>
  );
}

function factsOf(details: PatientDetails) {
  const shown = (value: string | null) => (value === null ? facts.none : <bdi>{value}</bdi>);
  return [
    [facts.passportName, shown(details.passport_name)],
    [facts.passport, shown(details.passport_number)],
    [facts.nationality, shown(details.nationality)],
    [facts.needs, shown(details.special_needs)],
    [facts.emergencyName, shown(details.emergency_name)],
    [facts.emergencyPhone, shown(details.emergency_phone)],
  ] as const;
}
