import type { RecordLink } from '@ayana/contracts/record-links';
import { useChange, usePart } from '@ayana/portal-kit/screens';
import { IconButton } from '@ayana/shared-ui/button';
import { ReadDetail } from '@ayana/shared-ui/detail';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { Notice } from '@ayana/shared-ui/notice';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { Rows } from '../operations/rows.styles';
import { linkedHref } from './linked-href';
import { messages } from './messages';
import { type LinkedRecord, readLinks, removeLink } from './record-links.api';

const LinkDialog = lazy(() => import('./link-dialog'));

export interface LinksProps {
  record: LinkedRecord;
}

/** What a record has to do with others, whichever end it was linked from. */
export function LinksCard({ record }: LinksProps) {
  return (
    <PortalCard title={messages.title}>
      <LinksList record={record} />
    </PortalCard>
  );
}

/** The links without a card around them. */
export function LinksList({ record }: LinksProps) {
  const links = usePart<RecordLink[]>({ key: `${record.kind} ${record.id}`, read: () => readLinks(record) });
  const { run, failure } = useChange(links.reread);
  const [adding, setAdding] = useState(false);
  return (
    <>
      {failure === null ? null : <Notice tone="failed">{failure}</Notice>}
      <ReadDetail detail={links} failed={messages.failed} stale={messages.stale} retry={messages.retry}>
        {(value) =>
          value.length === 0 ? (
            <p>{messages.empty}</p>
          ) : (
            <Rows aria-label={messages.title}>
              {value.map((link) => (
                <LinkRow
                  key={link.id ?? link.subject_id}
                  link={link}
                  onRemove={(id) => run(id, () => removeLink(id))}
                />
              ))}
            </Rows>
          )
        }
      </ReadDetail>
      <div>
        <TextLink as="button" type="button" onClick={() => setAdding(true)}>
          {messages.add}
        </TextLink>
      </div>
      <Suspense>
        {adding ? (
          <LinkDialog
            record={record}
            onClose={() => setAdding(false)}
            onDone={() => {
              setAdding(false);
              links.reread();
            }}
          />
        ) : null}
      </Suspense>
    </>
  );
}

function LinkRow({ link, onRemove }: { link: RecordLink; onRemove: (id: string) => void }) {
  const { id, kind, label } = link;
  return (
    <li>
      <div>
        {kind === 'url' ? (
          <TextLink href={linkedHref(link)} target="_blank" rel="noreferrer" dir="auto">
            {label}
          </TextLink>
        ) : (
          <TextLink as={Link} to={linkedHref(link)} dir="auto">
            {label}
          </TextLink>
        )}
      </div>
      {id === null ? null : (
        <IconButton
          size="small"
          label={messages.remove(label)}
          icon={<X size={18} aria-hidden="true" />}
          onClick={() => onRemove(id)}
        />
      )}
    </li>
  );
}
