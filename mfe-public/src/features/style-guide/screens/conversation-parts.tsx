import { Conversation, type ConversationMessage, type ConversationProps } from '@ayana/case-kit/conversation';
import { useState } from 'react';

import { Specimen } from '../specimen';

const PATIENT = { id: 'patient', name: 'Sample Patient', kind: 'patient' };
const STAFF = { id: 'staff', name: 'Ishani Verghese', kind: 'staff' };
const message = (
  id: string,
  author: ConversationMessage['author'],
  created_at: string,
  text: string,
): ConversationMessage => ({ id, author, created_at, text, documents: [] });

const MESSAGES: readonly ConversationMessage[] = [
  message('1', PATIENT, '2026-11-20T08:00:00.000Z', 'Which papers do you need?'),
  message('2', STAFF, '2026-11-20T08:10:00.000Z', 'The X-ray of your hip, please.\nA photo is enough.'),
  {
    ...message('3', PATIENT, '2026-11-21T08:00:00.000Z', 'Here it is.'),
    documents: [{ id: 'x-ray', file_name: 'x-ray.pdf' }],
  },
  message('4', STAFF, '2026-11-21T09:00:00.000Z', 'شكرا، وصلتني الأشعة.'),
];

/** By mail, with a file that was not kept, and the answer that left by mail as well. */
const FROM_OUTSIDE: readonly ConversationMessage[] = [
  {
    ...message('5', null, '2026-11-21T08:00:00.000Z', 'Here is my X-ray.'),
    channel: 'email',
    from_address: 'sample@people.example',
    is_confirmed: false,
    left_out: [{ file_name: 'x-ray.heic', reason: 'type' }],
  },
  {
    ...message('7', null, '2026-11-21T08:20:00.000Z', 'And here is the second.'),
    channel: 'email',
    from_address: 'sample@people.example',
    is_confirmed: true,
    confirmation: { by: STAFF, at: '2026-11-21T08:40:00.000Z', how: 'Called the number on file' },
  },
  {
    ...message('6', STAFF, '2026-11-21T09:00:00.000Z', 'Thank you. Please send it as a JPEG picture.'),
    channel: 'email',
    sent_to: 'sample@people.example',
  },
];

const nothing = (): void => undefined;
const CALM: Omit<ConversationProps, 'label' | 'draft' | 'onDraft'> = {
  me: 'patient',
  messages: MESSAGES,
  empty: 'Nothing has been written yet.',
  older: { has: false, busy: false, load: nothing },
  readBefore: null,
  reads: [],
  outgoing: [],
  stalled: false,
  zone: 'Africa/Nairobi',
  onSendAgain: nothing,
  onDelete: nothing,
  onEnd: nothing,
  failure: null,
  onRetry: nothing,
  typing: [],
  onSend: () => false,
  attached: [],
  onAttach: nothing,
  maxLength: 1000,
  needed: 'Please write something first.',
};
const outgoing = (key: string, text: string, refusal: string | null) => ({
  key,
  text,
  documents: [],
  written_at: '2026-11-21T10:00:00.000Z',
  refusal,
});

function Example({ label, ...props }: { label: string } & Partial<ConversationProps>) {
  const [draft, setDraft] = useState('');
  return <Conversation {...CALM} {...props} label={label} draft={draft} onDraft={setDraft} />;
}

export function ConversationParts() {
  return (
    <>
      <Specimen name="Conversation: read marks, new messages, older ones, someone writing">
        <Example
          label="Sample messages"
          readBefore="2026-11-20T09:00:00.000Z"
          reads={[{ user: STAFF, read_until: '2026-11-21T08:30:00.000Z' }]}
          older={{ has: true, busy: false, load: nothing }}
          typing={[STAFF.name]}
        />
      </Specimen>
      <Specimen name="Conversation: a message by email, and its answer">
        <Example label="Sample messages by email" me="staff" messages={FROM_OUTSIDE} />
      </Specimen>
      <Specimen name="Conversation: waiting for the line, and refused">
        <Example
          label="Sample messages on their way"
          stalled
          outgoing={[
            outgoing('a', 'I land on Friday.', null),
            outgoing('b', 'And this', 'Some of these papers cannot be added.'),
          ]}
        />
      </Specimen>
      <Specimen name="Conversation: empty, loading, not loaded">
        <Example label="No messages" messages={[]} />
        <Example label="Messages that load" messages={undefined} />
        <Example
          label="Messages that failed"
          messages={undefined}
          failure={{ message: 'The connection was lost.', reference: '01a20b61' }}
        />
      </Specimen>
    </>
  );
}
