import { roomPath } from '@ayana/contracts/consultation-room';
import { api, dataOf, useRealtime } from '@ayana/portal-kit';
import { usePart } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { clockTime, deviceZone, useEvery, useHour12 } from '@ayana/shared-ui/time';
import { Link } from 'react-router-dom';
import { List } from './talks-card.styles';
import { messages } from './talks-messages';

/** Read again this often while visible: a room opens, and a talk ends, without an event. */
const REREAD = 60_000;

const readToday = async () =>
  (await dataOf(api.GET('/own-consultations'))).today.filter(({ state }) => state === 'early' || state === 'open');

/** The talks that a doctor still has today; nothing on other days, and nothing while it is not known. */
export default function TalksCard() {
  const { value, reread } = usePart({ key: 'today', read: readToday });
  useRealtime({ 'consultations.updated': reread });
  useEvery(REREAD, reread);
  const hour12 = useHour12();
  const { zone } = deviceZone();
  if (value === null || value.length === 0) return null;
  return (
    <PortalCard
      title={messages.title(value.length)}
      extra={
        <TextLink as={Link} to="/doctor-portal/consultations">
          {messages.all}
        </TextLink>
      }
    >
      <List>
        {value.map(({ id, kind, state, starts_at, patient_name, case_number, waiting }) => (
          <li key={id}>
            <span>
              <b>{clockTime(new Date(starts_at), zone, hour12)}</b>{' '}
              <bdi>{[patient_name, case_number].filter(Boolean).join(' · ')}</bdi>
              {', '}
              {waiting > 0 ? messages.waits : messages.kinds[kind]}
            </span>
            {state === 'open' && kind === 'video' ? (
              // A document of its own, which may use the camera.
              <Button as="a" href={roomPath(id)} size="small" aria-label={messages.enterWith(patient_name)}>
                {messages.enter}
              </Button>
            ) : null}
          </li>
        ))}
      </List>
    </PortalCard>
  );
}
