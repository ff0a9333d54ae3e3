import { useKeptForm } from '@ayana/portal-kit';
import type { Posted } from './forms/posted';

/** The address somebody signs in with, registers anew or asks a link for: typed once, it stands in all of these forms. */
export const useAccountEmail = (posted?: Posted): ReturnType<typeof useKeptForm<{ email: string }>> =>
  useKeptForm({ name: 'account-email', version: 1, initial: EMPTY, posted: posted?.values });

const EMPTY = { email: '' };
