import {
  AccessList,
  readGrants,
  type RecordAccess,
  type RecordGrant,
  useAccesses,
  usePaperUploads,
  useRecordPack,
} from '@ayana/case-kit/papers';
import { isRole, ROLE_NAMES } from '@ayana/contracts/identity';
import {
  ASSIGNMENT_KIND_NAMES,
  DOCUMENT_KIND_NAMES,
  DOCUMENT_KINDS,
  type DocumentKind,
  RECORD_PART_NAMES,
} from '@ayana/contracts/journey';
import { useSession } from '@ayana/portal-kit';
import { usePart } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Field, Select } from '@ayana/shared-ui/field';
import { Uploader } from '@ayana/shared-ui/files';
import { PortalCard, WaitingList } from '@ayana/shared-ui/portal-page';
import { FailedPart } from '@ayana/shared-ui/states';
import { pageClock, shortDate } from '@ayana/shared-ui/time';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { messages } from './messages';

interface SideProps {
  journeyId: string;
  now: Date;
}

/** What else the staff do with the papers of a case, and who has seen them. */
export function SideCards({ onAdded, ...side }: SideProps & { onAdded: () => void }) {
  return (
    <>
      <UploadCard journeyId={side.journeyId} onAdded={onAdded} />
      <PackCard journeyId={side.journeyId} />
      <SharingCard {...side} />
      <OpenedCard {...side} />
    </>
  );
}

function UploadCard({ journeyId, onAdded }: { journeyId: string; onAdded: () => void }) {
  const uploads = usePaperUploads(journeyId, onAdded);
  const [kind, setKind] = useState<DocumentKind>('report');
  const { upload: words } = messages;
  return (
    <PortalCard title={words.title}>
      <Field label={words.kind}>
        <Select
          value={kind}
          onChange={({ currentTarget: { value } }) => setKind(DOCUMENT_KINDS.find((each) => each === value) ?? 'other')}
        >
          {DOCUMENT_KINDS.map((each) => (
            <option key={each} value={each}>
              {DOCUMENT_KIND_NAMES[each]}
            </option>
          ))}
        </Select>
      </Field>
      <Uploader label={words.title} {...uploads.uploaderForMore(kind, [])} />
    </PortalCard>
  );
}

function PackCard({ journeyId }: { journeyId: string }) {
  const { pack: words } = messages;
  const { busy, failure, make } = useRecordPack(journeyId, words.file);
  return (
    <PortalCard title={words.title}>
      <p>{words.text}</p>
      {failure === null ? null : <FailedPart what={words.failed} failure={failure} onRetry={make} />}
      <div>
        <Button
          variant="outline"
          size="small"
          icon={<FileDown size={17} aria-hidden="true" />}
          busy={busy}
          busyLabel={words.busy}
          onClick={make}
        >
          {words.action}
        </Button>
      </div>
    </PortalCard>
  );
}

function SharingCard({ journeyId, now }: SideProps) {
  const grants = usePart({ key: journeyId, read: () => readGrants(journeyId), live: ['documents.updated'] });
  const { sharing: words } = messages;
  const active = grants.value?.items.filter(({ is_active }) => is_active) ?? [];
  return (
    <PortalCard title={words.title}>
      {grants.failure === null ? null : (
        <FailedPart what={words.failed} failure={grants.failure} onRetry={grants.reread} />
      )}
      {grants.value !== null && active.length === 0 ? <p>{words.none}</p> : null}
      <WaitingList
        items={active.map((grant) => ({
          id: grant.id,
          title: <bdi>{grant.to.name}</bdi>,
          text: grantText(grant, now),
        }))}
      />
    </PortalCard>
  );
}

function grantText({ document_id, kind, file_name, ends_at }: RecordGrant, now: Date): string {
  const { sharing: words } = messages;
  const what = document_id === null ? DOCUMENT_KIND_NAMES[kind] : (file_name ?? DOCUMENT_KIND_NAMES[kind]);
  return `${what}, ${ends_at === null ? words.working : words.until(shortDate(new Date(ends_at), now, pageClock().zone))}`;
}

function OpenedCard({ journeyId, now }: SideProps) {
  const me = useSession(({ user }) => user?.id ?? '');
  const list = useAccesses(journeyId);
  const { opened: words } = messages;
  return (
    <PortalCard title={words.title}>
      {list.failure === null ? null : <FailedPart what={words.failed} failure={list.failure} onRetry={list.reread} />}
      {list.known && list.items.length === 0 ? <p>{words.none}</p> : null}
      <AccessList
        now={now}
        items={list.items.map(({ id, at, what, by, role, ...access }) => ({
          id,
          at,
          what,
          name: by.name,
          isOwn: by.id === me,
          role: isRole(role) ? ROLE_NAMES[role] : null,
          subject: <bdi>{openedText(access)}</bdi>,
        }))}
      />
      {list.hasMore ? (
        <div>
          <Button
            variant="quiet"
            size="small"
            busy={list.loadingMore}
            busyLabel={words.loading}
            onClick={list.loadMore}
          >
            {words.more}
          </Button>
        </div>
      ) : null}
    </PortalCard>
  );
}

function openedText({ document, part, work }: Pick<RecordAccess, 'document' | 'part' | 'work'>): string {
  const { opened: words } = messages;
  const kind = document === null ? '' : DOCUMENT_KIND_NAMES[document.kind];
  const what =
    document === null
      ? part === null
        ? ''
        : RECORD_PART_NAMES[part]
      : document.file_name === null
        ? kind
        : words.named(kind, document.file_name);
  return work === null ? what : words.forWork(what, ASSIGNMENT_KIND_NAMES[work]);
}
