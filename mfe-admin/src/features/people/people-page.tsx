import { ROLE_NAMES, ROLES } from '@ayana/contracts/identity';
import { SavedViews } from '@ayana/case-kit/list-detail';
import { RouterLink, useList, useOpened, usePart } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { MasterDetail, ReadDetail } from '@ayana/shared-ui/detail';
import { type Filter, FilterBar } from '@ayana/shared-ui/filters';
import { Initials } from '@ayana/shared-ui/people';
import { PortalHead, PortalPage } from '@ayana/shared-ui/portal-page';
import { RetryButton } from '@ayana/shared-ui/states';
import { type Column, DataTable } from '@ayana/shared-ui/table';
import { LiveDate, useEvery } from '@ayana/shared-ui/time';
import { UserPlus } from 'lucide-react';
import { lazy, Suspense, useState, type ComponentProps } from 'react';
import { useLoaderData } from 'react-router-dom';
import { styled } from 'styled-components';
import { messages as invitations } from './invitation-messages';
import { readInvitations, type StaffInvitation } from './invitations.api';
import { messages } from './messages';
import { NAMES, PERSON_PARAM, type PeopleAnswer, peopleHref, type Person, type PersonDetail } from './people.api';
import { PersonView } from './person-view';
import { RoleChip } from './role-chip';
import { WaitingPeople } from './waiting-list';

const GroupsCard = lazy(() => import('./groups-card'));
const InvitationsCard = lazy(() => import('./invitations-card'));
const InviteDialog = lazy(() => import('./invite-dialog'));
const RoleDialog = lazy(() => import('./role-dialog'));

/** Accounts have no live events, so the page is read again this often while it is visible, in milliseconds. */
const REREAD = 15_000;
const { columns: titles, never } = messages.list;

const NameCell = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-3);
`;

const COLUMNS: readonly Column<Person>[] = [
  {
    id: 'person',
    title: titles.person,
    sort: 'name',
    lead: true,
    width: '30%',
    cell: ({ name, email }) => (
      <NameCell dir="auto">
        <Initials name={name || email} size={32} />
        {name || email}
      </NameCell>
    ),
  },
  { id: 'email', title: titles.email, sort: 'email', cell: ({ email }) => email },
  { id: 'role', title: titles.role, sort: 'role', chip: true, cell: ({ role }) => <RoleChip role={role} /> },
  {
    id: 'seen',
    title: titles.seen,
    width: '124px',
    cell: ({ last_sign_in_at: at }) => (at === null ? never : <LiveDate at={at} />),
  },
  {
    id: 'since',
    title: titles.since,
    sort: 'newest',
    firstOrder: 'desc',
    hidden: true,
    cell: ({ created_at }) => <LiveDate at={created_at} />,
  },
];

const FILTERS: readonly Filter[] = [
  { kind: 'search', name: 'q', label: messages.search },
  {
    kind: 'one',
    name: 'role',
    label: messages.role,
    options: [
      ...ROLES.map((value) => ({ value, label: ROLE_NAMES[value] })),
      { value: 'none', label: messages.noRole },
    ],
  },
];

/** Back to the list, where it was left; or a person, with the list left as it is. */
function InPlace(props: ComponentProps<typeof RouterLink>) {
  return <RouterLink {...props} preventScrollReset />;
}

export {
  peopleAction as action,
  peopleLoader as loader,
  peopleShouldRevalidate as shouldRevalidate,
} from './people.api';

/** Accounts and roles: pending applications, the list of people, and one person beside them. */
export function Component() {
  const { waiting, super_admins: superAdmins } = useLoaderData<PeopleAnswer>();
  const list = useList<Person>({ names: NAMES, beside: PERSON_PARAM });
  const person = useOpened<PersonDetail>({ param: PERSON_PARAM });
  const [giving, setGiving] = useState<Person | null>(null);
  const [inviting, setInviting] = useState(false);
  const invited = usePart<readonly StaffInvitation[]>({ key: 'invitations', read: readInvitations });
  useEvery(REREAD, list.reread);
  const hrefOf = (id: string | null): string => peopleHref(list.query, id);
  const retry = <RetryButton of={list}>{messages.retry}</RetryButton>;
  return (
    <PortalPage>
      <MasterDetail
        backLabel={messages.detail.back}
        backHref={hrefOf(null)}
        LinkComponent={InPlace}
        detail={
          person.id === null ? null : (
            <ReadDetail
              detail={person}
              failed={messages.detail.failed}
              stale={messages.list.stale}
              retry={messages.retry}
            >
              {(value) => (
                <PersonView
                  key={value.id}
                  person={value}
                  superAdmins={superAdmins}
                  onChangeRole={setGiving}
                  onChanged={list.reread}
                />
              )}
            </ReadDetail>
          )
        }
      >
        <PortalHead>
          <div>
            <h1>{messages.title}</h1>
            <p>{messages.lead}</p>
          </div>
          <Button icon={<UserPlus size={18} aria-hidden="true" />} onClick={() => setInviting(true)}>
            {invitations.invite}
          </Button>
        </PortalHead>
        <Suspense>
          {invited.value === null || invited.value.length === 0 ? null : (
            <InvitationsCard items={invited.value} onChanged={invited.reread} />
          )}
        </Suspense>
        {waiting === null ? null : <WaitingPeople waiting={waiting} hrefOf={hrefOf} onGive={setGiving} retry={retry} />}
        <Suspense>
          <GroupsCard />
        </Suspense>
        <DataTable
          filters={<FilterBar label={messages.filters} filters={FILTERS} query={list.query} change={list.change} />}
          name="people"
          tools={<SavedViews name="people" list={list} />}
          list={list}
          columns={COLUMNS}
          texts={messages.list.table}
          defaultSort={{ by: 'newest', order: 'desc' }}
          hrefOf={({ id }) => hrefOf(id)}
          openId={person.id}
          LinkComponent={InPlace}
        />
      </MasterDetail>
      <Suspense>
        {giving === null ? null : (
          <RoleDialog person={giving} superAdmins={superAdmins} onClose={() => setGiving(null)} />
        )}
        {inviting ? (
          <InviteDialog
            onClose={() => setInviting(false)}
            onDone={() => {
              setInviting(false);
              invited.reread();
            }}
          />
        ) : null}
      </Suspense>
    </PortalPage>
  );
}
