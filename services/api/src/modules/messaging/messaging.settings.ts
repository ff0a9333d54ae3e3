import type { Config } from '../../platform/config/config.js';
import { oneTimeTokens, type OneTimeTokenMaker } from '../../platform/secrets/one-time-token.js';
import { permanentTokens, type PermanentTokenMaker } from '../../platform/secrets/permanent-token.js';

/** Settings of mail and text messages. */
export interface MessagingSettings {
  readonly smtpUrl: string;
  /** Sender and reply address: bare addresses, the name is the brand's. */
  readonly from: string;
  readonly replyTo: string;
  /** The mailbox whose `+token` addresses belong to cases; null where none is read, and answers go to `replyTo`. */
  readonly caseAddress: string | null;
  /** Recipient of the team's notices. */
  readonly team: string;
  /** Domain of a carrier that takes text messages by mail; null logs them only. */
  readonly textDomain: string | null;
  /** Addresses, and domains as `@example.com`, that mails of tests may go to. */
  readonly testRecipients: readonly string[];
  /** Origin of links in mails, whatever host a request used. */
  readonly publicOrigin: string;
  /** Derives the tokens of links when a mail is written; stored mail data contains the link's id only. */
  readonly oneTimeToken: OneTimeTokenMaker;
  /** As `oneTimeToken`, for permanent links. */
  readonly permanentToken: PermanentTokenMaker;
  /** Milliseconds of silence after which an attempt on a mail server is cancelled. */
  readonly smtpTimeout: number;
  readonly smtpConnections: number;
}

export const MESSAGING_SETTINGS = Symbol('MESSAGING_SETTINGS');

export function messagingSettings(config: Config): MessagingSettings {
  return {
    smtpUrl: config.smtpUrl,
    from: config.mailFrom,
    replyTo: config.mailReplyTo,
    caseAddress: config.incoming.address,
    team: config.teamEmail,
    textDomain: config.textDomain,
    testRecipients: config.testRecipients,
    publicOrigin: config.publicOrigin,
    oneTimeToken: oneTimeTokens(config.cookieSecret),
    permanentToken: permanentTokens(config.cookieSecret),
    smtpTimeout: 20_000,
    smtpConnections: 8,
  };
}

/** The domain of an address, used in message ids and calendar entries. */
export function mailDomain(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase();
}
