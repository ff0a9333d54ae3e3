import { createHash } from 'node:crypto';
import { ORGANISATION_INVITATION_DAYS } from '@ayana/contracts/organisations';
import { Injectable } from '@nestjs/common';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { Config } from '../../../platform/config/config.js';
import { oneTimeTokens, type OneTimeTokenMaker } from '../../../platform/secrets/one-time-token.js';

const DAY = 24 * 60 * 60 * 1000;

export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** The links of invitations: a row stores the hash of its token, and a new link makes the one before invalid. */
@Injectable()
export class InvitationLinks {
  private readonly make: OneTimeTokenMaker;

  constructor(
    config: Config,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {
    this.make = oneTimeTokens(config.cookieSecret);
  }

  issue(): { link_id: string; token_hash: string; sent_at: Date; expires_at: Date } {
    const link_id = this.ids.next();
    const sent_at = this.clock.now();
    return {
      link_id,
      token_hash: hashOfToken(this.make('join_organisation', link_id)),
      sent_at,
      expires_at: new Date(sent_at.getTime() + ORGANISATION_INVITATION_DAYS * DAY),
    };
  }
}
