import { organisationKindName, type OrganisationDetail } from '@ayana/contracts/organisations';
import { useRealtime, useSession } from '@ayana/portal-kit';
import { useReread } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Notice } from '@ayana/shared-ui/notice';
import {
  PortalAside,
  PortalCard,
  PortalColumns,
  PortalHead,
  PortalMain,
  PortalPage,
} from '@ayana/shared-ui/portal-page';
import { FailedPart, FailedState } from '@ayana/shared-ui/states';
import { lazy, Suspense } from 'react';
import { useLoaderData } from 'react-router-dom';
import { messages as READ_ONLY } from '../../work/read-only-messages';
import { messages } from './messages';
import type { OrganisationData } from './organisation.api';
import { PeopleCard } from './people-card';
import { ProfileCard } from './profile-card';

const PublicCard = lazy(() => import('./public-card'));
const CredentialsCard = lazy(() => import('./credentials-card'));
const ConsentTextsCard = lazy(() => import('./consent-texts-card'));
const TemplatesCard = lazy(() => import('./templates-card'));
const ProposedDoctorsCard = lazy(() => import('./proposed-doctors-card'));
const DoctorsCard = lazy(() => import('./doctors-card'));

export { organisationLoader as loader } from './organisation.api';

/** The reader's own organisation; a doctor's own entry of the list of doctors. */
export function Component() {
  const { organisation, hospitals, doctor } = useLoaderData<OrganisationData>();
  const isDoctor = useSession((session) => session.role) === 'doctor';
  const reread = useReread();
  useRealtime({ 'organisations.updated': reread }, { reread });
  const failure = organisation.failure ?? doctor.failure;
  if (failure !== null)
    return (
      <PortalPage>
        <FailedState
          title={messages.failed}
          failure={failure}
          action={<Button onClick={reread}>{messages.retry}</Button>}
        />
      </PortalPage>
    );
  if (organisation.value !== null)
    return <Own organisation={organisation.value} hospitals={hospitals} reread={reread} />;
  return (
    <PortalPage>
      <PortalHead>
        <div>
          <h1>{doctor.value === null ? messages.title : messages.doctorTitle}</h1>
          {doctor.value === null ? null : <p>{messages.doctorLead}</p>}
        </div>
      </PortalHead>
      {doctor.value === null ? (
        <PortalCard title={messages.none}>
          <p>{messages.noneText}</p>
          {isDoctor ? <p>{messages.noDoctor}</p> : null}
        </PortalCard>
      ) : (
        <Suspense>
          <PublicCard profile={doctor.value} mayWrite onChanged={reread} />
          <CredentialsCard doctors={[]} mayWrite />
        </Suspense>
      )}
    </PortalPage>
  );
}

function Own({
  organisation,
  hospitals,
  reread,
}: {
  organisation: OrganisationDetail;
  hospitals: OrganisationData['hospitals'];
  reread: () => void;
}) {
  const { name, kind, own_role, cities, doctors } = organisation;
  const mayWrite = own_role !== 'read_only';
  return (
    <PortalPage>
      <PortalHead>
        <div>
          <h1>
            <bdi>{name}</bdi>
          </h1>
          <p>{[organisationKindName(kind), ...cities].join(' · ')}</p>
        </div>
      </PortalHead>
      {mayWrite ? null : <Notice>{READ_ONLY.note}</Notice>}
      <PortalColumns>
        <PortalMain>
          {hospitals.failure === null ? null : (
            <FailedPart what={messages.publicPage.failed} failure={hospitals.failure} onRetry={reread} />
          )}
          <Suspense>
            {/* As one: a part that came late would move what one is about to press. */}
            {(hospitals.value ?? []).map((profile) => (
              <PublicCard key={profile.subject_id} profile={profile} mayWrite={mayWrite} onChanged={reread} />
            ))}
            {kind === 'hospital' ? (
              <>
                <DoctorsCard organisation={organisation} mayWrite={mayWrite} onChanged={reread} />
                <ProposedDoctorsCard organisation={organisation} mayWrite={mayWrite} onChanged={reread} />
              </>
            ) : null}
            {kind === 'hospital' ? <ConsentTextsCard hospitals={organisation.hospitals} /> : null}
            <TemplatesCard />
            <CredentialsCard doctors={doctors} mayWrite={own_role === 'owner'} />
            <PeopleCard organisation={organisation} onChanged={reread} />
          </Suspense>
        </PortalMain>
        <PortalAside>
          <ProfileCard organisation={organisation} mayWrite={mayWrite} onChanged={reread} />
        </PortalAside>
      </PortalColumns>
    </PortalPage>
  );
}
