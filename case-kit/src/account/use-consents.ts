import { ACCOUNT_PARTS, HEALTH_DATA_CONSENT } from '@ayana/contracts/identity';
import { type Account, giveConsent, withdrawConsent } from './account.api';
import { messages } from './consent-messages';
import { useAccountAction } from './use-account-action';

export interface Consents {
  /** Of the heading. */
  id: string;
  /** `text` is null of a version that is no longer known. */
  consents: { id: string; version: string; text: string | null; given_at: string; withdrawn_at: string | null }[];
  /** Whether the current text is agreed to. */
  isGiven: boolean;
  /** What is agreed to now. */
  current: string;
  busy: boolean;
  give: () => Promise<unknown>;
  withdraw: () => Promise<unknown>;
}

/** The consents to the processing of health data, and how one is given and withdrawn; for `ConsentsCard`. */
export function useConsents(consents: Account['consents']): Consents {
  const { run, busy } = useAccountAction();
  return {
    id: ACCOUNT_PARTS.consents,
    consents: consents.map((consent) => ({
      id: consent.id,
      version: consent.text_version,
      text: isCurrent(consent) ? HEALTH_DATA_CONSENT.text : null,
      given_at: consent.given_at,
      withdrawn_at: consent.withdrawn_at,
    })),
    isGiven: consents.some((consent) => consent.withdrawn_at === null && isCurrent(consent)),
    current: HEALTH_DATA_CONSENT.text,
    busy,
    give: () => run(giveConsent, { title: messages.given, text: messages.given_text }),
    withdraw: () => run(withdrawConsent, { title: messages.withdrawn, text: messages.withdrawn_text }),
  };
}

const isCurrent = ({ kind, text_version }: Account['consents'][number]): boolean =>
  kind === HEALTH_DATA_CONSENT.kind && text_version === HEALTH_DATA_CONSENT.text_version;
