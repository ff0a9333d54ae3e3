import { BRAND, SUPPORT_HOURS } from '@ayana/contracts/brand';
import { ROLE_NAMES } from '@ayana/contracts/identity';
import { useRealtime, useSession } from '@ayana/portal-kit';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { PortalHome, type PortalHomeProps } from '@ayana/shared-ui/portal-page';
import { clockTime, deviceZone, shortDate, useEvery, useNow } from '@ayana/shared-ui/time';
import { Link, useLoaderData, useRevalidator } from 'react-router-dom';
import { CHENNAI } from '../../local-zone';
import { AppointmentCard } from './appointment-card';
import type { HomeData } from './data/loader';
import { nextAppointment } from './data/next-step';
import { JourneyCard } from './journey-card';
import { messages } from './messages';
import { NextStepCard } from './next-step-card';
import { NewestCard } from './newest-card';
import { QuestionsCard } from './questions-card';
import { RequestsCard } from './requests-card';

/** Patients get no live event for claimed requests: the page reloads this often while visible, in milliseconds. */
const REREAD = 60_000;

/** The patient's first page: the next step and a preview of the journey. */
export function HomePage() {
  const data = useLoaderData<HomeData>();
  const role = useSession((session) => session.role);
  const now = useNow();
  const localZone = deviceZone();
  const { revalidate } = useRevalidator();
  const reread = (): void => void revalidate();
  useRealtime(
    {
      'patient_notifications.inserted': reread,
      'patient_notifications.updated': reread,
      'general_inquiries.inserted': reread,
    },
    { reread },
  );
  useEvery(REREAD, reread);

  const isDoctor = role === 'doctor';
  const requests = data.requests.value ?? [];
  const appointment = nextAppointment(requests, now);
  return (
    <PortalHome
      title={isDoctor ? messages.doctor.title : messages.title}
      lead={
        isDoctor ? messages.doctor.lead : messages.clocks(clockTime(now, localZone.zone), clockTime(now, CHENNAI.zone))
      }
      beside={
        appointment === undefined ? null : <AppointmentCard request={appointment} now={now} localZone={localZone} />
      }
      contact={{ ...messages.contact, contact: BRAND, hours: SUPPORT_HOURS.text }}
      account={isDoctor ? undefined : accountFacts(data, role ? ROLE_NAMES[role] : '', now, localZone.zone)}
      first={<NextStepCard data={data} isDoctor={isDoctor} now={now} localZone={localZone} />}
      wide={<JourneyCard requests={requests} now={now} localZone={localZone} />}
    >
      {isDoctor ? null : (
        <>
          <RequestsCard requests={data.requests} now={now} localZone={localZone} onRetry={reread} />
          <QuestionsCard questions={data.questions} now={now} localZone={localZone} onRetry={reread} />
          {data.notifications === null ? null : (
            <NewestCard notifications={data.notifications} now={now} localZone={localZone} onRetry={reread} />
          )}
        </>
      )}
    </PortalHome>
  );
}

function accountFacts({ account }: HomeData, roleName: string, now: Date, zone: string): PortalHomeProps['account'] {
  const { account: words } = messages;
  if (account.value === null) return undefined;
  const { name, email, created_at } = account.value;
  return {
    title: words.title,
    facts: [
      [words.name, name],
      [words.email, email],
      [words.role, roleName],
      [words.since, shortDate(new Date(created_at), now, zone)],
    ],
    action: (
      <TextLink as={Link} to="/profile">
        {words.open}
      </TextLink>
    ),
  };
}
