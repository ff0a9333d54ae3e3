import { MESSAGE_MAX, DOCUMENT_KINDS, type DocumentKind } from '@ayana/contracts/journey';
import { ChoiceField, IdField, MomentField, NameField, TextField } from '../../platform/http/input/fields.js';

export class GuestSessionDto {
  @NameField({ label: 'Token', description: 'The secret of the link in the mail.', pattern: /^[\w.-]+$/, max: 120 })
  token!: string;
}

export class GuestCodeDto {
  @TextField({ label: 'Code', max: 20, description: 'Of the text message; spaces do not count.' })
  code!: string;
}

export class NewGuestMessageDto {
  @TextField({ label: 'Message', max: MESSAGE_MAX })
  text!: string;
}

export class NewGuestPaperDto {
  @ChoiceField({ label: 'Kind', of: DOCUMENT_KINDS })
  kind!: DocumentKind;

  @IdField({ label: 'Upload', description: 'The id of a complete upload of this guest.' })
  upload_id!: string;
}

export class GuestReadDto {
  @MomentField({ label: 'Until', description: 'The time of the last message that was shown.' })
  until!: string;
}
