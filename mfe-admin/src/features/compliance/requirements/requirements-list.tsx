import { formatLocale } from '@ayana/contracts/language';
import {
  COMPLIANCE_FRAMEWORK_NAMES,
  COMPLIANCE_FRAMEWORKS,
  COMPLIANCE_STANDING_NAMES,
  COMPLIANCE_STANDINGS,
} from '@ayana/contracts/operations';
import { RouterLink, useList } from '@ayana/portal-kit/screens';
import type { Filter } from '@ayana/shared-ui/filters';
import { OwnerTag } from '@ayana/shared-ui/people';
import { Stat, StatRow } from '@ayana/shared-ui/stat';
import type { Column } from '@ayana/shared-ui/table';
import { LiveDate } from '@ayana/shared-ui/time';
import { lazy, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { StandingChip } from '../parts/chips';
import { LastDay } from '../parts/day-text';
import { CREDENTIALS_PATH, DATA_REQUESTS_PATH, EVIDENCE_PATH, requirementHref } from '../paths';
import type { Requirement, Summary } from '../types';
import { FrameworkRows } from './framework-rows';
import { messages } from './messages';
import { NAMES, type RequirementsAnswer } from './requirements.api';
import { ComplianceList } from '../parts/compliance-list';

const RequirementDialog = lazy(() => import('./requirement-dialog'));
const { columns: titles, filters: labels, stats: words } = messages;
const LIVE = ['compliance.updated', 'organisations.updated'] as const;

const COLUMNS: readonly Column<Requirement>[] = [
  {
    id: 'title',
    title: titles.title,
    lead: true,
    sort: 'code',
    width: '38%',
    cell: ({ title, code }) => (
      <>
        <span dir="auto">{title}</span>
        <small dir="auto">{code}</small>
      </>
    ),
  },
  {
    id: 'framework',
    title: titles.framework,
    sort: 'framework',
    cell: ({ framework }) => COMPLIANCE_FRAMEWORK_NAMES[framework],
  },
  {
    id: 'standing',
    title: titles.standing,
    sort: 'standing',
    chip: true,
    cell: ({ standing }) => <StandingChip standing={standing} />,
  },
  {
    id: 'expires',
    title: titles.expires,
    sort: 'expires',
    cell: ({ expires_on, standing }) =>
      expires_on === null ? null : <LastDay day={expires_on} late={standing === 'not_met'} />,
  },
  {
    id: 'owner',
    title: titles.owner,
    sort: 'owner',
    cell: ({ owner }) => (owner === null ? null : <OwnerTag owner={owner} />),
  },
  {
    id: 'controls',
    title: titles.controls,
    sort: 'controls',
    firstOrder: 'desc',
    end: true,
    hidden: true,
    cell: ({ controls }) => controls.toLocaleString(formatLocale()),
  },
  {
    id: 'updated',
    title: titles.updated,
    sort: 'updated',
    firstOrder: 'desc',
    hidden: true,
    cell: ({ updated_at }) => <LiveDate at={updated_at} />,
  },
];

const FILTERS: readonly Filter[] = [
  { kind: 'search', name: 'q', label: labels.q },
  {
    kind: 'one',
    name: 'framework',
    label: labels.framework,
    options: COMPLIANCE_FRAMEWORKS.map((value) => ({ value, label: COMPLIANCE_FRAMEWORK_NAMES[value] })),
  },
  {
    kind: 'one',
    name: 'standing',
    label: labels.standing,
    options: COMPLIANCE_STANDINGS.map((value) => ({ value, label: COMPLIANCE_STANDING_NAMES[value] })),
  },
];

export { requirementsLoader as loader } from './requirements.api';

/** What is asked, by framework, and how each of it is doing today. */
export function Component() {
  const list = useList<Requirement>({ names: NAMES, rereadOn: LIVE });
  const { summary: read } = useLoaderData<RequirementsAnswer>();
  // A failed reading leaves the figures that were there.
  const [summary, setSummary] = useState(read);
  if (read !== null && read !== summary) setSummary(read);
  return (
    <ComplianceList
      current="requirements"
      name="compliance-requirements"
      list={list}
      columns={COLUMNS}
      filters={FILTERS}
      words={messages}
      above={
        summary === null ? (
          <p>{words.failed}</p>
        ) : (
          <>
            <Figures summary={summary} />
            <FrameworkRows frameworks={summary.frameworks} current={list.query['framework']} />
          </>
        )
      }
      defaultSort={{ by: 'framework', order: 'asc' }}
      hrefOf={requirementHref}
      renderDialog={(close) => <RequirementDialog requirement={null} onClose={close} />}
    />
  );
}

function Figures({ summary }: { summary: Summary }) {
  const text = new Intl.NumberFormat(formatLocale());
  /** What is wrong, or that nothing is. */
  const noteOf = (wrong: number, say: (count: number) => string, fine: string) =>
    wrong === 0 ? { note: fine } : { note: say(wrong), late: true };
  return (
    <StatRow>
      <Stat
        label={words.evidence}
        value={text.format(summary.evidence_lapsing)}
        {...noteOf(summary.evidence_lapsed, words.evidenceLapsed, words.within)}
        href={`${EVIDENCE_PATH}?standing=${summary.evidence_lapsed > 0 && summary.evidence_lapsing === 0 ? 'lapsed' : 'lapsing'}`}
        LinkComponent={RouterLink}
      />
      <Stat
        label={words.credentials}
        value={text.format(summary.credentials_lapsing)}
        {...noteOf(summary.credentials_lapsed, words.credentialsLapsed, words.within)}
        href={`${CREDENTIALS_PATH}?standing=ending`}
        LinkComponent={RouterLink}
      />
      <Stat
        label={words.requests}
        value={text.format(summary.data_requests_open)}
        {...noteOf(summary.data_requests_overdue, words.requestsLate, words.inTime)}
        href={DATA_REQUESTS_PATH}
        LinkComponent={RouterLink}
      />
    </StatRow>
  );
}
