import {
  type CaseDocument,
  grantsFor,
  openPaper,
  PaperRow,
  PaperRows,
  type RecordGrants,
} from '@ayana/case-kit/papers';
import { DOCUMENT_KIND_NAMES, outsideText } from '@ayana/contracts/journey';
import { Button, IconButton } from '@ayana/shared-ui/button';
import { fileSize } from '@ayana/shared-ui/files';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { dayKey, dayText, dayWord } from '@ayana/shared-ui/time';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Late } from './documents.styles';
import { messages } from './messages';
import type { PaperGroups } from './paper-groups';

const { sent: words } = messages;

export interface SentCardProps {
  groups: PaperGroups;
  grants: RecordGrants | null;
  isPatient: boolean;
  onOpen: (id: string) => void;
  now: Date;
  zone: string;
}

/** What is there, with its state: being checked, then checked. */
export function SentCard({ groups: { sent, replaced }, isPatient, ...row }: SentCardProps) {
  const [all, setAll] = useState(false);
  return (
    <PortalCard title={words.title}>
      {sent.length === 0 ? (
        <p>{isPatient ? words.empty : words.companion}</p>
      ) : (
        <PaperRows label={words.title}>
          {sent.map((paper) => (
            <SentRow key={paper.id} paper={paper} {...row} />
          ))}
        </PaperRows>
      )}
      {all ? (
        <PaperRows label={words.replaced}>
          {replaced.map((paper) => (
            <SentRow key={paper.id} paper={paper} {...row} />
          ))}
        </PaperRows>
      ) : null}
      {replaced.length === 0 ? null : (
        <div>
          <Button variant="quiet" size="small" onClick={() => setAll(!all)}>
            {all ? words.hideReplaced : words.showReplaced(replaced.length)}
          </Button>
        </div>
      )}
    </PortalCard>
  );
}

type RowProps = Omit<SentCardProps, 'groups' | 'isPatient'> & { paper: CaseDocument };

function SentRow({ paper, grants, onOpen, now, zone }: RowProps) {
  const { id, kind, status, replaced_by, refused_reason, size, channel } = paper;
  const outside = outsideText(channel);
  const name = paper.file_name ?? DOCUMENT_KIND_NAMES[kind];
  const readers = grants === null ? 0 : new Set(grantsFor(grants, paper).map(({ to }) => to.id)).size;
  return (
    <PaperRow
      state={replaced_by !== null ? 'replaced' : status === 'checked' ? 'accepted' : 'received'}
      title={<bdi>{name}</bdi>}
      onOpen={() => onOpen(id)}
      lines={
        <>
          <p>{[DOCUMENT_KIND_NAMES[kind], ...(size === null ? [] : [fileSize(size)])].join(' · ')}</p>
          {outside === null ? null : <p>{outside}</p>}
          <p>
            {stateText(paper, now, zone)}
            {readers === 0 ? null : ` · ${words.readers(readers)}`}
          </p>
          {paper.from_case === null ? null : <p>{words.fromCase(paper.from_case)}</p>}
          <Expiry paper={paper} now={now} zone={zone} />
        </>
      }
      {...(status === 'refused' && refused_reason !== null ? { wrong: refused_reason } : {})}
    >
      <IconButton
        label={messages.download(name)}
        icon={<Download size={18} aria-hidden="true" />}
        onClick={() => void openPaper(id, name)}
      />
    </PaperRow>
  );
}

export function stateText(paper: CaseDocument, now: Date, zone: string): string {
  const { status, replaced_by, uploaded_at, created_at, checked_at, checked_by } = paper;
  if (replaced_by !== null || status === 'refused') return words.replaced;
  if (status !== 'checked') return words.checking(dayWord(new Date(uploaded_at ?? created_at), now, zone));
  const day = dayWord(new Date(checked_at ?? created_at), now, zone);
  const name = checked_by?.name ?? '';
  return name === '' ? words.checked(day) : words.checkedBy(name, day);
}

function Expiry({ paper: { expires_on }, now, zone }: { paper: CaseDocument; now: Date; zone: string }) {
  if (expires_on === null) return null;
  // A calendar day, the same in every zone.
  const day = dayText(expires_on, now);
  return <p>{expires_on < dayKey(now, zone) ? <Late>{words.expired(day)}</Late> : words.validUntil(day)}</p>;
}
