import { useKeptForm } from '@ayana/portal-kit';

/** The address somebody signs in with, registers anew or asks a link for: typed once, it stands in all of these forms. */
export const useAccountEmail = (): ReturnType<typeof useKeptForm<{ email: string }>> =>
  useKeptForm({ name: 'account-email', version: 1, initial: EMPTY });

const EMPTY = { email: '' };
