import type { PaperUploads } from '@ayana/case-kit/papers';
import { DOCUMENT_KIND_NAMES, type DocumentKind, PATIENT_DOCUMENT_KINDS } from '@ayana/contracts/journey';
import { Field, Select } from '@ayana/shared-ui/field';
import { Uploader } from '@ayana/shared-ui/files';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { useState } from 'react';
import { WriteButton } from '../../own-journey/write-button';
import { messages } from './messages';

const { more: words } = messages;

/** Takes papers that nobody has asked for, and shows files on their way to papers that are no longer in the list. */
export function MoreCard({ uploads, shown }: { uploads: PaperUploads; shown: readonly string[] }) {
  const [kind, setKind] = useState<DocumentKind>('report');
  return (
    <PortalCard title={words.title}>
      <Field label={words.kind}>
        <Select
          value={kind}
          onChange={({ currentTarget: { value } }) =>
            setKind(PATIENT_DOCUMENT_KINDS.find((each) => each === value) ?? 'other')
          }
        >
          {PATIENT_DOCUMENT_KINDS.map((each) => (
            <option key={each} value={each}>
              {DOCUMENT_KIND_NAMES[each]}
            </option>
          ))}
        </Select>
      </Field>
      <Uploader help={<WriteButton small />} label={words.title} {...uploads.uploaderForMore(kind, shown)} />
    </PortalCard>
  );
}
