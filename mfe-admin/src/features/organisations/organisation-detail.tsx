import { QUOTE_CATEGORY_NAMES } from '@ayana/contracts/journey';
import { listText } from '@ayana/contracts/language';
import { type OrganisationDetail, organisationKindName, type PriceItem } from '@ayana/contracts/organisations';
import { DetailScreen, DetailView, useDialog } from '@ayana/case-kit/list-detail';
import { RouterLink } from '@ayana/portal-kit/screens';
import { Chip } from '@ayana/shared-ui/chip';
import { Money } from '@ayana/shared-ui/money';
import { Facts, PortalCard } from '@ayana/shared-ui/portal-page';
import { FailedPart } from '@ayana/shared-ui/states';
import { Button } from '@ayana/shared-ui/button';
import { type Column, ShortTable } from '@ayana/shared-ui/table';
import { shortDate } from '@ayana/shared-ui/time';
import { lazy } from 'react';
import { ActivityLink } from '../../components/activity-link/activity-link';
import { CredentialsCard } from './credentials-card';
import { DoctorsCard } from './doctors-card';
import { messages } from './messages';
import { type OrganisationPage, ORGANISATIONS_PATH } from './organisations.api';
import { Words } from './organisations.styles';
import { PeopleCard } from './people-card';
import { ProposedDoctorsCard } from './proposed-doctors-card';
import { ProposalsCard } from './proposals-card';

const OrganisationDialog = lazy(() => import('./organisation-dialog'));
const { detail: words } = messages;
const LIVE = ['organisations.updated'] as const;

export { organisationLoader as loader } from './organisations.api';

/** One organisation: what it proposes, its people, its doctors and what it charges. */
export function Component() {
  return (
    <DetailScreen<OrganisationPage> param="organisationId" rereadOn={LIVE} failed={words.failed}>
      {(page, reread) => <Detail page={page} reread={reread} />}
    </DetailScreen>
  );
}

function Detail({ page, reread }: { page: OrganisationPage; reread: () => void }) {
  const { organisation, proposals, prices } = page;
  const { name, kind, status, cities } = organisation;
  const { open, show, closing } = useDialog<'edit'>(reread);
  return (
    <DetailView
      places={[{ label: messages.title, href: ORGANISATIONS_PATH }]}
      title={name}
      state={
        <>
          <Chip tone="teal">{organisationKindName(kind)}</Chip>
          {status === 'active' ? null : <Chip>{words.inactive}</Chip>}
        </>
      }
      meta={<p>{listText(cities)}</p>}
      actions={
        <Button variant="outline" size="small" onClick={() => show('edit')}>
          {words.edit}
        </Button>
      }
      aside={
        <>
          <PortalCard title={words.profile}>
            <Facts facts={factsOf(organisation)} />
            <ActivityLink id={organisation.id} />
          </PortalCard>
        </>
      }
      dialogs={
        <>{open === 'edit' ? <OrganisationDialog organisation={organisation} reread={reread} {...closing} /> : null}</>
      }
    >
      {kind === 'hospital' ? (
        <PortalCard title={messages.proposals.title}>
          {proposals.value === null ? (
            <FailedPart what={messages.proposals.failed} failure={proposals.failure} onRetry={reread} />
          ) : (
            <ProposalsCard proposals={proposals.value} onDone={reread} />
          )}
        </PortalCard>
      ) : null}
      {kind === 'hospital' ? <ProposedDoctorsCard doctors={organisation.proposed_doctors} onDone={reread} /> : null}
      <CredentialsCard of={{ partner_id: organisation.id }} />
      <PeopleCard organisation={organisation} onDone={reread} />
      {kind === 'hospital' ? <DoctorsCard doctors={organisation.doctors} onDone={reread} /> : null}
      {kind === 'hospital' ? <PricesCard prices={prices} onRetry={reread} /> : null}
    </DetailView>
  );
}

function factsOf({ about, email, phone, website, address, languages, hospitals }: OrganisationDetail) {
  const shown = (text: string | null) => (text === null ? words.notGiven : <Words dir="auto">{text}</Words>);
  return [
    [words.about, shown(about)],
    [words.email, shown(email)],
    [words.phone, shown(phone)],
    [words.website, shown(website)],
    [words.address, shown(address)],
    [words.languages, shown(languages.length === 0 ? null : listText(languages))],
    ...(hospitals.length === 0
      ? []
      : [
          [
            words.hospitals,
            <Words key="hospitals">
              {hospitals.map(({ id, hospital_name }) => (
                <RouterLink key={id} href={`/admin/hospitals/${id}`}>
                  <bdi>{hospital_name}</bdi>
                </RouterLink>
              ))}
            </Words>,
          ] as const,
        ]),
  ] as const;
}

const { prices: sheet } = messages;
const dayText = (day: string): string => shortDate(new Date(`${day}T12:00:00Z`), new Date(), 'UTC');

const PRICE_COLUMNS: readonly Column<PriceItem>[] = [
  { id: 'label', title: sheet.columns.label, lead: true, cell: ({ label }) => <b dir="auto">{label}</b> },
  { id: 'category', title: sheet.columns.category, cell: ({ category }) => QUOTE_CATEGORY_NAMES[category] },
  {
    id: 'price',
    title: sheet.columns.price,
    end: true,
    cell: ({ unit_price }) => <Money amount={unit_price / 100} />,
  },
  {
    id: 'valid',
    title: sheet.columns.valid,
    cell: ({ valid_from, valid_until }) =>
      valid_until === null ? sheet.from(dayText(valid_from)) : sheet.until(dayText(valid_from), dayText(valid_until)),
  },
];

function PricesCard({ prices, onRetry }: { prices: OrganisationPage['prices']; onRetry: () => void }) {
  return (
    <PortalCard title={sheet.title}>
      {prices.value === null ? <FailedPart what={sheet.failed} failure={prices.failure} onRetry={onRetry} /> : null}
      {prices.value?.items.length === 0 ? <p>{sheet.empty}</p> : null}
      {prices.value === null || prices.value.items.length === 0 ? null : (
        <ShortTable label={sheet.title} columns={PRICE_COLUMNS} rows={prices.value.items} keyOf={({ id }) => id} />
      )}
      {prices.value?.more === true ? <p>{sheet.more}</p> : null}
    </PortalCard>
  );
}
