import {
  type Credential,
  CREDENTIAL_KIND_NAMES,
  CREDENTIAL_STANDINGS,
  credentialLine,
  type CredentialStanding,
} from '@ayana/contracts/organisations';
import { useList } from '@ayana/portal-kit/screens';
import { type ChipLook, LookChip } from '@ayana/shared-ui/chip';
import type { Filter } from '@ayana/shared-ui/filters';
import type { Column } from '@ayana/shared-ui/table';
import { LiveDate, useNow } from '@ayana/shared-ui/time';
import { CircleAlert, CircleCheck, Clock, Inbox, Undo2 } from 'lucide-react';
import { LastDay } from '../parts/day-text';
import { NAMES } from './credentials.api';
import { messages } from './messages';
import { ComplianceList } from '../parts/compliance-list';

const { columns: titles, filters: labels } = messages;
const LIVE = ['organisations.updated'] as const;

const LOOKS: Readonly<Record<CredentialStanding, ChipLook>> = {
  waiting: ['marigold', Inbox],
  accepted: ['leaf', CircleCheck],
  returned: ['neutral', Undo2],
  ending: ['marigold', Clock],
  expired: ['coral', CircleAlert],
};

const COLUMNS: readonly Column<Credential>[] = [
  {
    id: 'holder',
    title: titles.holder,
    sort: 'holder',
    lead: true,
    width: '36%',
    cell: ({ holder_name, kind, number }) => (
      <>
        <span dir="auto">{holder_name}</span>
        <small>
          {CREDENTIAL_KIND_NAMES[kind]} <bdi>{number}</bdi>
        </small>
      </>
    ),
  },
  { id: 'state', title: titles.state, chip: true, cell: (credential) => <CredentialChip credential={credential} /> },
  {
    id: 'until',
    title: titles.until,
    sort: 'valid_until',
    cell: ({ valid_until, is_expired }) => <LastDay day={valid_until} late={is_expired} />,
  },
  { id: 'issuer', title: titles.issuer, sort: 'issuer', cell: ({ issuer }) => <bdi>{issuer}</bdi> },
  {
    id: 'added',
    title: titles.added,
    sort: 'created_at',
    firstOrder: 'desc',
    hidden: true,
    cell: ({ created_at }) => <LiveDate at={created_at} />,
  },
];

function CredentialChip({ credential }: { credential: Credential }) {
  const { state } = credentialLine(credential, useNow());
  return <LookChip look={LOOKS[state]}>{messages.standings[state]}</LookChip>;
}

const FILTERS: readonly Filter[] = [
  { kind: 'search', name: 'q', label: labels.q },
  {
    kind: 'one',
    name: 'standing',
    label: labels.standing,
    options: CREDENTIAL_STANDINGS.map((value) => ({ value, label: messages.standings[value] })),
  },
];

/** The page of the holder, where a credential is read, accepted and sent back. */
const hrefOf = ({ partner_id, doctor_id }: Credential): string =>
  partner_id === null ? `/admin/doctors/${doctor_id ?? ''}` : `/admin/organisations/${partner_id}`;

export { credentialsLoader as loader } from './credentials.api';

/** Licences and registrations of all partners and doctors, by when they end. */
export function Component() {
  return (
    <ComplianceList
      current="credentials"
      name="compliance-credentials"
      list={useList<Credential>({ names: NAMES, rereadOn: LIVE })}
      columns={COLUMNS}
      filters={FILTERS}
      words={messages}
      defaultSort={{ by: 'valid_until', order: 'asc' }}
      hrefOf={hrefOf}
    />
  );
}
