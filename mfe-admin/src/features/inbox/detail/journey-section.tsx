import type { components } from '@ayana/contracts/api';
import type { InboxItem } from '@ayana/contracts/inbox';
import { useForm, usePart } from '@ayana/portal-kit/screens';
import { Button, Link, Notice, shortDate } from '@ayana/shared-ui';
import { Route } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { findTreatments } from '../../../components/record-picker/find-records';
import { type NamedRecord, RecordPicker } from '../../../components/record-picker/record-picker';
import { OPERATIONS_CLOCK } from '../../../components/operations-clock/operations-clock';
import { caseHref } from '../../../paths';
import { beginJourney, readJourney } from '../inbox.api';
import { messages } from '../messages';
import { FactsSection } from './facts-section';

const { journey: words } = messages;
type Begun = components['schemas']['InboxJourneyAnswerDto'];

/** Makes the request a journey in one press, and says what has become of it. */
export function JourneySection({ item, now }: { item: InboxItem; now: Date }) {
  const begun = usePart<Begun, InboxItem>({
    key: item.id,
    read: () => readJourney(item.id),
    live: ['inbox.updated'],
    isAbout: ({ id }) => id === item.id,
  });
  if (begun.value === null) return begun.failure === null ? null : <Notice tone="failed">{words.failed}</Notice>;
  const { journey_id, invitation } = begun.value;
  const dayOf = (at: string): string => shortDate(new Date(at), now, OPERATIONS_CLOCK.zone);
  return (
    <FactsSection title={words.title}>
      {journey_id !== null ? (
        <Link as={RouterLink} to={caseHref(journey_id)}>
          {words.open}
        </Link>
      ) : (
        <>
          <p>
            {invitation === null ? words.text : words.invited(dayOf(invitation.sent_at), dayOf(invitation.expires_at))}
          </p>
          <BeginForm id={item.id} isInvited={invitation !== null} onBegun={begun.reread} />
        </>
      )}
    </FactsSection>
  );
}

/** One button; it asks for the treatment when the form names none of ours. */
function BeginForm({ id, isInvited, onBegun }: { id: string; isInvited: boolean; onBegun: () => void }) {
  const form = useForm<{ treatment_id: NamedRecord | null }, Begun>({
    name: `inbox-journey-${id}`,
    initial: { treatment_id: null },
    send: ({ treatment_id }, key) => beginJourney(id, treatment_id?.id, key),
    onAccepted: onBegun,
  });
  const { treatment_id } = form.values;
  const unclear = form.errorOf('treatment_id');
  return (
    <form {...form.formProps}>
      {unclear === undefined && treatment_id === null ? null : (
        <RecordPicker
          label={words.treatment}
          value={treatment_id}
          onChange={(treatment) => form.set('treatment_id', treatment)}
          find={findTreatments}
          error={unclear}
        />
      )}
      {form.failure === null || unclear !== undefined ? null : <Notice tone="failed">{form.failure}</Notice>}
      <Button
        type="submit"
        variant={isInvited ? 'outline' : 'tonal'}
        size="small"
        icon={<Route size={17} aria-hidden="true" />}
        busy={form.busy}
        busyLabel={words.busy}
      >
        {isInvited ? words.again : words.begin}
      </Button>
    </form>
  );
}
