import { CONFIRMED_HOW_MAX, MESSAGE_DOCUMENTS_MAX, MESSAGE_MAX } from '@ayana/contracts/journey';
import {
  CursorField,
  FlagField,
  IdField,
  IdsField,
  LimitField,
  MomentField,
  TextField,
} from '../../platform/http/input/fields.js';
import { LIST_DEFAULT } from '../../platform/http/lists/keyset-list.js';

export class ThreadsQueryDto {
  @IdField({ label: 'Journey' })
  journey_id!: string;
}

export class MessagesQueryDto {
  @LimitField({ fallback: LIST_DEFAULT, max: 100 })
  limit?: number;

  @CursorField()
  cursor?: string;
}

export class NewMessageDto {
  @TextField({ label: 'Message', max: MESSAGE_MAX, optional: true, description: 'May be absent beside papers.' })
  text?: string;

  @IdsField({ label: 'Papers', max: MESSAGE_DOCUMENTS_MAX, optional: true, description: 'Of this journey.' })
  document_ids?: string[];

  @FlagField({
    label: 'In this channel',
    optional: true,
    description:
      'For the staff, where the last message came by email or text: whether the answer is sent there, too. Absent: where the address is known.',
  })
  in_channel?: boolean;
}

export class ConfirmSenderDto {
  @TextField({
    label: 'What you did',
    max: CONFIRMED_HOW_MAX,
    description: 'To make sure who wrote, such as a call to the number on file; staff read it.',
  })
  how!: string;
}

export class ReadMarkDto {
  @MomentField({
    label: 'Until',
    optional: true,
    description: 'The time of the last message that was shown; all without it.',
  })
  until?: string;
}
