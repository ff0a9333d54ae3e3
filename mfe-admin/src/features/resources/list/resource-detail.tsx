import { listText } from '@ayana/contracts/language';
import { phoneHref } from '@ayana/contracts/links';
import { DetailScreen, DetailView, useDialog } from '@ayana/case-kit/list-detail';
import { RouterLink, useAction } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { weekdayNames } from '@ayana/shared-ui/calendar';
import { Link } from '@ayana/shared-ui/link';
import { MoreMenu } from '@ayana/shared-ui/menu';
import { Facts, PortalCard } from '@ayana/shared-ui/portal-page';
import { type Column, ShortTable } from '@ayana/shared-ui/table';
import { useNow } from '@ayana/shared-ui/time';
import { lazy } from 'react';
import { amountText, languagesText, timesText } from '../../../components/resources/amounts';
import { CommitmentChip, KindName, ServiceChip } from '../../../components/resources/chips';
import { messages as shared } from '../../../components/resources/messages';
import { resourceHref, RESOURCES_PATH } from '../paths';
import { needHref, NEEDS_PATH } from '../../../paths';
import type { Commitment, ResourceDetail } from '../../../components/resources/types';
import { messages } from './messages';
import { clockOf } from './resource-values';
import type { ResourceCommand } from './resources.api';

const ResourceDialog = lazy(async () => ({ default: (await import('../dialogs')).ResourceDialog }));
const { detail: words } = messages;
const LIVE = ['resources.updated'] as const;

export { resourceAction as action, resourceLoader as loader } from './resources.api';

/** One resource: what it can do, and where it is, was and will be. */
export function Component() {
  return (
    <DetailScreen<ResourceDetail> param="resourceId" live={LIVE} failed={words.failed}>
      {(resource, reread) => <ResourceView resource={resource} onChanged={reread} />}
    </DetailScreen>
  );
}

function ResourceView({ resource, onChanged }: { resource: ResourceDetail; onChanged: () => void }) {
  const { open, show, closing } = useDialog<'edit'>(onChanged);
  const { id, version, is_in_service, now, commitments } = resource;
  const action = useAction<ResourceCommand>({ action: resourceHref(resource) });
  return (
    <DetailView
      places={[
        { label: shared.title, href: NEEDS_PATH },
        { label: shared.tabs.resources, href: RESOURCES_PATH },
      ]}
      title={resource.name}
      state={
        <>
          <KindName kind={resource.kind} />
          <ServiceChip isInService={is_in_service} />
          {now === null ? null : (
            <>
              <CommitmentChip state={now.state} />
              <Link as={RouterLink} href={needHref({ id: now.need_id })}>
                <bdi>{words.now(now.need_title)}</bdi>
              </Link>
            </>
          )}
        </>
      }
      actions={
        <>
          <Button size="small" variant="outline" onClick={() => show('edit')}>
            {words.change}
          </Button>
          <MoreMenu
            label={words.change}
            items={[
              {
                id: 'service',
                label: is_in_service ? words.out : words.back,
                onSelect: () => action.send({ intent: 'service', id, version, is_in_service: !is_in_service }),
              },
            ]}
          />
        </>
      }
      failure={action.failure}
      aside={<ResourceFacts resource={resource} />}
      dialogs={open === 'edit' ? <ResourceDialog resource={resource} reread={onChanged} {...closing} /> : null}
    >
      <PortalCard title={words.commitments}>
        {commitments.length === 0 ? (
          <p>{words.noCommitments}</p>
        ) : (
          <ShortTable label={words.commitments} columns={COLUMNS} rows={commitments} keyOf={idOf} />
        )}
      </PortalCard>
    </DetailView>
  );
}

const idOf = ({ id }: Commitment): string => id;

const COLUMNS: readonly Column<Commitment>[] = [
  {
    id: 'need',
    title: words.need,
    lead: true,
    cell: ({ need }) => (
      <Link as={RouterLink} href={needHref(need)}>
        <bdi>{need.title}</bdi>
      </Link>
    ),
  },
  { id: 'times', title: words.times, cell: (commitment) => <Times commitment={commitment} /> },
  {
    id: 'amount',
    title: words.amount,
    end: true,
    cell: ({ resource, quantity }) => amountText(resource.kind, quantity),
  },
  { id: 'state', title: words.state, cell: ({ state }) => <CommitmentChip state={state} /> },
];

function Times({ commitment: { from_at, until_at } }: { commitment: Commitment }) {
  return <>{timesText(from_at, until_at, useNow())}</>;
}

function ResourceFacts({ resource }: { resource: ResourceDetail }) {
  const { kind, place, languages, capacity, free, partner, phone, note } = resource;
  return (
    <PortalCard title={words.facts}>
      {note === null ? null : <p dir="auto">{note}</p>}
      <Facts
        facts={[
          [words.place, <bdi key="place">{place.name}</bdi>],
          [words.languages, languages.length === 0 ? words.none : languagesText(languages)],
          [kind === 'fund' ? words.money : words.capacity, amountText(kind, capacity)],
          [words.free, amountText(kind, free)],
          [words.hours, hoursText(resource)],
          [words.partner, partner === null ? words.none : <bdi key="partner">{partner.name}</bdi>],
          [
            words.phone,
            phone === null ? (
              words.none
            ) : (
              <Link key="phone" href={phoneHref(phone)}>
                <bdi>{phone}</bdi>
              </Link>
            ),
          ],
        ]}
      />
      <p>{shared.inIndia}</p>
    </PortalCard>
  );
}

function hoursText({ hours }: ResourceDetail): string {
  if (hours === null) return words.always;
  const days = weekdayNames('short').flatMap(({ day, name }) => (hours.weekdays.includes(day) ? [name] : []));
  return words.hoursOf(listText(days), clockOf(hours.opens), clockOf(hours.closes));
}
