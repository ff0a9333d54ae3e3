import { OnCallLine } from '@ayana/case-kit/on-call-line';
import { FoldedNightHelp, SupportHours } from '@ayana/case-kit/reach';
import { BRAND } from '@ayana/contracts/brand';
import { accountPath, type Role, ROLE_NAMES } from '@ayana/contracts/identity';
import { useRealtime, useSession } from '@ayana/portal-kit';
import { useReread } from '@ayana/portal-kit/screens';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { PortalHome, type PortalHomeProps } from '@ayana/shared-ui/portal-page';
import { clockTime, deviceZone, shortDate, useEvery, useNow } from '@ayana/shared-ui/time';
import { lazy, Suspense } from 'react';
import { useLoaderData } from 'react-router-dom';
import { Link } from '../../own-journey/own-link';
import { WriteButton } from '../../own-journey/write-button';
import { CHENNAI } from '../../local-zone';
import { AsOf } from '../../last-seen/as-of';
import { JourneyChoice } from '../../own-journey/journey-choice';
import { AppointmentCard } from './appointment-card';
import type { HomeData } from './data/home-data';
import { nextTalk } from './data/next-step';
import { JourneyCard } from './journey-card';
import { loadHomeBelow } from './load-home-below';
import { messages } from './messages';
import { NextStepCard } from './next-step-card';

const HomeBelow = lazy(loadHomeBelow);

/** Patients get no live event for claimed requests: the page reloads this often while visible, in milliseconds. */
const REREAD = 60_000;

export { homeLoader as loader } from './data/loader';
export { finishTaskAction as action } from '../../own-tasks/finish-task';

/** The patient's first page: the next step, the journey, and what others do for them. */
export function Component() {
  const data = useLoaderData<HomeData>();
  const role = useSession((session) => session.role);
  const now = useNow();
  const localZone = deviceZone();
  const reread = useReread();
  useRealtime(
    {
      'journey.updated': reread,
      'treatment_requests.updated': reread,
      'tasks.changed': reread,
      'assignments.updated': reread,
      'appointments.updated': reread,
      'patient_notifications.inserted': reread,
      'patient_notifications.updated': reread,
      'general_inquiries.inserted': reread,
      'general_inquiries.updated': reread,
    },
    { reread },
  );
  useEvery(REREAD, reread);

  const isDoctor = role === 'doctor';
  const talk = nextTalk({ appointments: data.appointments.value, requests: data.requests.value }, now);
  const clocks: [string, string] = [clockTime(now, localZone.zone), clockTime(now, CHENNAI.zone)];
  return (
    <PortalHome
      title={isDoctor ? messages.doctor.title : messages.title}
      lead={isDoctor ? messages.doctor.lead : messages.clocks(...clocks)}
      beside={talk === undefined ? null : <AppointmentCard talk={talk} now={now} localZone={localZone} />}
      contact={contactOf(data, clocks)}
      account={isDoctor ? undefined : accountFacts(data, role, now, localZone.zone)}
      first={
        <>
          <AsOf at={data.asOf} />
          <NextStepCard
            data={data}
            isDoctor={isDoctor}
            now={now}
            localZone={localZone}
            onRetry={reread}
            choice={<JourneyChoice options={data.options} current={data.overview.value?.journey.id ?? null} />}
          />
        </>
      }
      wide={<JourneyCard data={data} now={now} localZone={localZone} onRetry={reread} />}
    >
      {isDoctor ? null : (
        <Suspense>
          <HomeBelow data={data} now={now} localZone={localZone} onRetry={reread} />
        </Suspense>
      )}
    </PortalHome>
  );
}

/** The case manager with both clocks; before there is one, the team’s phone and e-mail. */
function contactOf({ overview }: HomeData, clocks: [string, string]): PortalHomeProps['contact'] {
  const { contact, case_manager: words } = messages;
  const manager = overview.value?.case_manager;
  const journeyId = overview.value?.journey.id;
  const shared = {
    labels: contact.labels,
    contact: BRAND,
    hours: <SupportHours />,
    children: (
      <>
        {journeyId === undefined ? null : (
          <div>
            <WriteButton journeyId={journeyId} />
          </div>
        )}
        <OnCallLine />
        <FoldedNightHelp hospital={overview.value?.hospital ?? null} />
      </>
    ),
  };
  if (manager === undefined || manager === null) return { ...shared, title: contact.title, text: contact.text };
  return {
    ...shared,
    title: words.title,
    text: (
      <>
        <b dir="auto">{manager.name}</b>
        <br />
        {words.clocks(...clocks)}
      </>
    ),
  };
}

function accountFacts(
  { account }: HomeData,
  role: Role | null | undefined,
  now: Date,
  zone: string,
): PortalHomeProps['account'] {
  const { account: words } = messages;
  if (account.value === null) return undefined;
  const { name, email, created_at } = account.value;
  return {
    title: words.title,
    facts: [
      [words.name, name],
      [words.email, email],
      [words.role, role ? ROLE_NAMES[role] : ''],
      [words.since, shortDate(new Date(created_at), now, zone)],
    ],
    action: (
      <TextLink as={Link} to={accountPath(role)}>
        {words.open}
      </TextLink>
    ),
  };
}
