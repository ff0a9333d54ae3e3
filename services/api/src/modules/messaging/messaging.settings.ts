import type { Config } from '../../platform/config/config.js';
import { oneTimeTokens, type OneTimeTokenMaker } from '../../platform/secrets/one-time-token.js';
import { standingTokens, type StandingTokenMaker } from '../../platform/secrets/standing-token.js';

/** What mail needs to know of the world. */
export interface MessagingSettings {
  readonly smtpUrl: string;
  /** Sender and answers: a bare address, the name is the brand's. */
  readonly from: string;
  readonly replyTo: string;
  /** Where the team's notices go. */
  readonly team: string;
  /** Links in mails lead here, whatever host a request came by. */
  readonly publicOrigin: string;
  /** Makes the tokens of links when a mail is written; what is stored of a mail holds the link's id only. */
  readonly oneTimeToken: OneTimeTokenMaker;
  /** As `oneTimeToken`, for links that go on working. */
  readonly standingToken: StandingTokenMaker;
  /** Milliseconds without a sign of life after which a mail server is given up for this attempt. */
  readonly smtpTimeout: number;
  readonly smtpConnections: number;
}

export const MESSAGING_SETTINGS = Symbol('MESSAGING_SETTINGS');

export function messagingSettings(config: Config): MessagingSettings {
  return {
    smtpUrl: config.smtpUrl,
    from: config.mailFrom,
    replyTo: config.mailReplyTo,
    team: config.teamEmail,
    publicOrigin: config.publicOrigin,
    oneTimeToken: oneTimeTokens(config.cookieSecret),
    standingToken: standingTokens(config.cookieSecret),
    smtpTimeout: 20_000,
    smtpConnections: 8,
  };
}

/** The part of an address after the last @, which names the origin of message ids and calendar entries. */
export function mailDomain(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase();
}
