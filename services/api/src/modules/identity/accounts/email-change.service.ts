import type { Sent } from '@ayana/contracts/identity';
import { Injectable } from '@nestjs/common';
import { refusedFields } from '../../../platform/app-error.js';
import { Database } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { AccountMails } from './account-mails.js';
import type { ChangeEmailDto } from './account.dto.js';
import { IDENTITY_MESSAGES } from '../messages.js';
import { Reauthentication } from '../passwords/reauthentication.js';

/** Requests a change of address; the address changes when the link in the mail to the new address is used (`EmailConfirmation`). */
@Injectable()
export class EmailChange {
  constructor(
    private readonly database: Database,
    private readonly owner: Reauthentication,
    private readonly mails: AccountMails,
  ) {}

  /** @throws AppError `invalid_fields` at `email` or `password`; `sign_in_again` */
  async ask(caller: CurrentUser, { email, password }: ChangeEmailDto): Promise<Sent> {
    const user = await this.owner.confirm(caller, password, 'password');
    if (email.toLowerCase() === user.email.toLowerCase())
      throw refusedFields([{ field: 'email', message: IDENTITY_MESSAGES.same_email }]);
    await this.database.write(async (em) => {
      await this.mails.askNewAddress(em, user, email);
      await this.mails.notifyOwner(em, user, 'email_change_notice', { email });
    });
    return { success: true, message: IDENTITY_MESSAGES.email_sent };
  }
}
