import { isRole, ROLE_NAMES, ROLES } from '@ayana/contracts/identity';
import { MasterDetail } from '@ayana/shared-ui/detail';
import { Field, Select } from '@ayana/shared-ui/field';
import { SearchField } from '@ayana/shared-ui/filters';
import { PortalHead, PortalPage } from '@ayana/shared-ui/portal-page';
import { EmptyState, QuietLine, ReadList, RetryButton, StaleNote } from '@ayana/shared-ui/states';
import { useState, type ComponentProps } from 'react';
import { useLoaderData, useNavigation, useSearchParams } from 'react-router-dom';
import { useNow } from '@ayana/shared-ui/time';
import { Records } from '../../components/records.styles';
import { RouterLink } from '../../components/router-link';
import { usePages } from '../../hooks/use-pages';
import { listKey, peopleHref, readFilters } from './data/filters';
import type { PeopleAnswer, Person } from './data/loader';
import { messages } from './messages';
import { Filters } from './people-page.styles';
import { PeopleTable } from './people-table';
import { PersonPane } from './person-pane';
import { RoleDialog } from './role-dialog';
import { usePeopleFilters } from './use-people-filters';
import { WaitingList } from './waiting-list';

/** Back to the list, where it was left. */
function BackLink(props: ComponentProps<typeof RouterLink>) {
  return <RouterLink {...props} preventScrollReset />;
}

/** Accounts and roles: pending applications, the list of people, and one person beside them. */
export function PeoplePage() {
  const [params] = useSearchParams();
  const filters = readFilters(params);
  const answer = useLoaderData<PeopleAnswer>();
  const people = usePages<Person>(listKey(filters));
  const now = useNow();
  const { state } = useNavigation();
  const [giving, setGiving] = useState<Person | null>(null);

  const { chosen, go } = usePeopleFilters(filters);
  const hrefOf = (person: string | null): string => peopleHref({ ...filters, person });

  const retry = <RetryButton of={people}>{messages.retry}</RetryButton>;
  const narrowed = filters.q !== '' || filters.role !== null;
  return (
    <PortalPage>
      <MasterDetail
        backLabel={messages.detail.back}
        backHref={hrefOf(null)}
        LinkComponent={BackLink}
        detail={
          filters.person === null ? null : (
            <PersonPane
              key={filters.person}
              person={answer.person}
              superAdmins={answer.super_admins}
              now={now}
              onChangeRole={setGiving}
              retry={retry}
            />
          )
        }
      >
        <PortalHead>
          <div>
            <h1>{messages.title}</h1>
            <p>{messages.lead}</p>
          </div>
        </PortalHead>
        <Filters role="search">
          <SearchField label={messages.search} value={filters.q} onSearch={(q) => go({ q }, true)} />
          <Field label={messages.role}>
            <Select
              value={chosen.role ?? ''}
              onChange={({ currentTarget: { value } }) =>
                go({ role: value === 'none' || isRole(value) ? value : null }, true)
              }
            >
              <option value="">{messages.anyRole}</option>
              {ROLES.map((role) => (
                <option key={role} value={role}>
                  {ROLE_NAMES[role]}
                </option>
              ))}
              <option value="none">{messages.noRole}</option>
            </Select>
          </Field>
        </Filters>
        {answer.waiting === null ? null : (
          <WaitingList
            waiting={answer.waiting}
            now={now}
            hrefOf={hrefOf}
            onOpen={(person) => go({ person })}
            onGive={setGiving}
            retry={retry}
          />
        )}
        <StaleNote list={people} text={messages.list.stale} retry={retry} />
        <Records aria-busy={state === 'loading'}>
          <ReadList
            list={people}
            isEmpty={people.items.length === 0}
            empty={
              <EmptyState drawing={<QuietLine />} title={messages.list.empty.title} text={messages.list.empty.text} />
            }
            failed={messages.list.failed}
            retry={retry}
            more={{ ...people, label: messages.list.more, busyLabel: messages.list.loading }}
          >
            <PeopleTable
              title={narrowed ? messages.list.found : messages.list.title}
              items={people.items}
              selected={filters.person}
              now={now}
              hrefOf={hrefOf}
              onOpen={(person) => go({ person })}
            />
          </ReadList>
        </Records>
      </MasterDetail>
      {giving === null ? null : (
        <RoleDialog person={giving} superAdmins={answer.super_admins} onClose={() => setGiving(null)} />
      )}
    </PortalPage>
  );
}
