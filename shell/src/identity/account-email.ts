import { useKeptForm } from '@ayana/portal-kit';
import type { Posted } from './forms/posted';

/** The e-mail address for signing in, registering and requesting a link: typed once, it is filled into all of these forms. */
export const useAccountEmail = (posted?: Posted): ReturnType<typeof useKeptForm<{ email: string }>> =>
  useKeptForm({ name: 'account-email', version: 1, initial: EMPTY, posted: posted?.values });

const EMPTY = { email: '' };
