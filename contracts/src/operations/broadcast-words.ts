import type { BroadcastMessageReason, BroadcastPurpose } from './broadcasts.ts';
import { defineMessages } from '../language/index.ts';

/** What a text may say about its reader: `{{patient}}`. */
export const RECIPIENT_VARIABLES = ['name', 'patient', 'hospital', 'arrival', 'case_manager'] as const;
export type RecipientVariable = (typeof RECIPIENT_VARIABLES)[number];

export const RECIPIENT_VARIABLE_NAMES: Readonly<Record<RecipientVariable, string>> = defineMessages(
  'contracts/operations/reader-variables',
  {
    name: 'Name of the reader',
    patient: 'Name of the patient',
    hospital: 'Hospital of the patient',
    arrival: 'Day the patient arrives in India',
    case_manager: 'Name of the case manager',
  },
);

export const isRecipientVariable = (name: string): name is RecipientVariable =>
  RECIPIENT_VARIABLES.some((each) => each === name);

/** How a variable is named: `hotel`, `hotel_name2`. */
export const VARIABLE_NAME = /^[a-z][a-z0-9_]{0,39}$/;
const VARIABLE = /\{\{([^{}]*)\}\}/g;

/** The variables of a text, each once, in the order they first appear. */
export function variablesIn(text: string): string[] {
  return [...new Set([...text.matchAll(VARIABLE)].map(([, name = '']) => name.trim()))];
}

/** A text with the values of its variables; one without a value stays as it was typed. */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(VARIABLE, (whole, name: string) => values[name.trim()] ?? whole);
}

/**
 * Why a message is not written to its reader; null when it is.
 * @param address of its channel; null when the account or its address is gone
 * @param missing variables of the text without a value
 */
export function reasonAgainst(
  purpose: BroadcastPurpose,
  { address, is_subscribed }: { address: string | null; is_subscribed: boolean },
  missing: readonly string[],
): BroadcastMessageReason | null {
  if (address === null) return 'gone';
  if (purpose === 'promotion' && !is_subscribed) return 'unsubscribed';
  return missing.length > 0 ? 'no_words' : null;
}

/** Languages that are written from right to left. */
const RIGHT_TO_LEFT = new Set(['ar', 'ur', 'prs', 'ps']);
export const directionOf = (language: string): 'ltr' | 'rtl' => (RIGHT_TO_LEFT.has(language) ? 'rtl' : 'ltr');
