import { GUEST_UPLOADS_PATH } from '@ayana/contracts/guest-case';
import { DOCUMENT_KIND_NAMES, type DocumentKind, PATIENT_DOCUMENT_KINDS } from '@ayana/contracts/journey';
import { useUploads } from '@ayana/portal-kit/screens';
import { Field, Select } from '@ayana/shared-ui/field';
import { Uploader } from '@ayana/shared-ui/files';
import { useRef, useState } from 'react';

import { addPaper, isOver } from './guest-case.api';
import { Lines, Part } from './guest-case.styles';
import { GUEST_CASE_MESSAGES } from './messages';

/** The cookie of the link says whose they are. */
const TARGET = { endpoint: GUEST_UPLOADS_PATH };

const { reports: words } = GUEST_CASE_MESSAGES;

interface ReportsPartProps {
  /** How many this link has added. */
  added: number;
  onAdded: () => void;
  onOver: (error: unknown) => void;
}

/** Takes papers as the portal does. The kind is the one that was chosen when the file was. */
export function ReportsPart({ added, onAdded, onOver }: ReportsPartProps) {
  const [kind, setKind] = useState<DocumentKind>('report');
  const [sent, setSent] = useState<readonly { key: string; name: string }[]>([]);
  const kinds = useRef(new Map<string, DocumentKind>());
  const uploads = useUploads(async ({ key, id, name }) => {
    try {
      await addPaper(kinds.current.get(key) ?? 'report', id);
    } catch (error) {
      if (isOver(error)) onOver(error);
      throw error;
    }
    setSent((all) => [...all, { key, name }]);
    onAdded();
  }, TARGET);
  const add = (files: readonly File[]): void => {
    for (const key of uploads.add(files)) kinds.current.set(key, kind);
  };
  return (
    <Part id="reports" aria-labelledby="reports-title">
      <h2 id="reports-title">{words.heading}</h2>
      <p>{words.lead}</p>
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
      <Uploader label={words.heading} {...uploads.uploader} onAdd={add} />
      <div role="status">
        {sent.length === 0 ? (
          added === 0 ? null : (
            <p>{words.before(added)}</p>
          )
        ) : (
          <Lines aria-label={words.sent}>
            {sent.map(({ key, name }) => (
              <li key={key}>
                <bdi>{words.done(name)}</bdi>
              </li>
            ))}
          </Lines>
        )}
      </div>
    </Part>
  );
}
