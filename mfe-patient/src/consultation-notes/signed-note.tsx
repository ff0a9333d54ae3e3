import type { components } from '@ayana/contracts/api';
import { NOTE_FIELDS } from '@ayana/contracts/consultation-room';
import { deviceZone, fullMoment } from '@ayana/shared-ui/time';
import { styled } from 'styled-components';
import { messages } from './messages';

export type Note = components['schemas']['ConsultationNoteDto'];

const Article = styled.article`
  display: grid;
  gap: var(--space-2);

  & p,
  & dl,
  & dd {
    margin: 0;
  }
  & dl {
    display: grid;
    gap: var(--space-2);
  }
  & dt {
    font-weight: 600;
  }
  & dd {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

/** A signed note, as the patient and staff read it. */
export function SignedNote({ note }: { note: Note }) {
  const when = fullMoment(new Date(note.signed_at ?? note.updated_at), deviceZone().zone);
  return (
    <Article>
      <p>
        {messages.signedBy(note.doctor_name, when)}
        {note.version > 1 ? `. ${messages.version(note.version)}` : ''}
      </p>
      <dl>
        {NOTE_FIELDS.filter((field) => note[field] !== '').map((field) => (
          <div key={field}>
            <dt>{messages[field]}</dt>
            <dd dir="auto">{note[field]}</dd>
          </div>
        ))}
      </dl>
    </Article>
  );
}
