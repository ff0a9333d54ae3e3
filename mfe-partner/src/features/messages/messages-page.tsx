import { ASSIGNMENT_KIND_NAMES } from '@ayana/contracts/journey';
import { RouterLink, useList, useLive } from '@ayana/portal-kit/screens';
import { MasterDetail } from '@ayana/shared-ui/detail';
import { PortalHead, PortalPage } from '@ayana/shared-ui/portal-page';
import { type Column, DataTable } from '@ayana/shared-ui/table';
import { Chip } from '@ayana/shared-ui/chip';
import { LiveDate } from '@ayana/shared-ui/time';
import { useSearchParams } from 'react-router-dom';
import { messagesHref, useBasePath } from '../../paths';
import { subjectText } from '../../work/subject';
import { What } from '../../work/what.styles';
import { messages } from './messages';
import { NAMES, OPEN, type WorkThread } from './messages.api';
import { OpenedThread } from './opened-thread';

const { columns: titles } = messages;
const LIVE = ['messages.inserted', 'messages.read', 'assignments.updated'] as const;

const COLUMNS: readonly Column<WorkThread>[] = [
  {
    id: 'thread',
    title: titles.thread,
    lead: true,
    cell: ({ kind, work, text, author_name, unread_count }) => (
      <What data-unread={unread_count > 0 ? '' : undefined}>
        <span dir="auto">{subjectText(work)}</span>
        <small>
          {kind === 'traveller'
            ? messages.withTraveller(ASSIGNMENT_KIND_NAMES[work.kind])
            : ASSIGNMENT_KIND_NAMES[work.kind]}
        </small>
        <small dir="auto">
          {text === null ? messages.nothing : author_name === null ? text : messages.said(author_name, text)}
        </small>
      </What>
    ),
  },
  {
    id: 'last',
    title: titles.last,
    end: true,
    width: '148px',
    cell: ({ written_at, unread_count }) =>
      written_at === null ? null : (
        <>
          {unread_count === 0 ? null : <Chip tone="teal">{messages.unread(unread_count)}</Chip>}{' '}
          <LiveDate at={written_at} />
        </>
      ),
  },
];

export { messagesLoader as loader, messagesShouldRevalidate as shouldRevalidate } from './messages.api';

/** The threads of all work, unread ones first; one is open beside them. */
export function Component() {
  const base = useBasePath();
  const list = useList<WorkThread>({ names: NAMES, beside: OPEN });
  useLive<{ id: string }>({ events: LIVE, reread: list.reread });
  const [params] = useSearchParams();
  const open = params.get(OPEN);
  const known = list.items.find(({ work }) => work.id === open);
  return (
    <PortalPage>
      <PortalHead>
        <div>
          <h1>{messages.title}</h1>
          <p>{messages.lead}</p>
        </div>
      </PortalHead>
      <MasterDetail
        wideDetail
        backLabel={messages.back}
        backHref={`${base}/messages`}
        LinkComponent={RouterLink}
        detail={open === null ? null : <OpenedThread key={open} assignmentId={open} work={known?.work ?? null} />}
      >
        <DataTable
          name="work-threads"
          list={list}
          columns={COLUMNS}
          texts={messages.table}
          defaultSort={{ by: 'place', order: 'desc' }}
          hrefOf={({ work }) => messagesHref(base, work.id)}
          LinkComponent={RouterLink}
        />
      </MasterDetail>
    </PortalPage>
  );
}
