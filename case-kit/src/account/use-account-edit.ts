import {
  ACCOUNT_LABELS,
  accountChanges,
  type AccountField,
  accountProblems,
  type AccountValues,
  accountValues,
  isWanted,
  phoneStartIn,
} from '@ayana/contracts/account';
import { chosenZone, COUNTRIES, isPhoneStart, zoneChoices } from '@ayana/contracts/places';
import { PHONE_LIMIT, todayIn } from '@ayana/contracts/rules';
import { ensureSession, refreshSession } from '@ayana/portal-kit';
import { type Reading, type SharedEdit, useSharedEdit } from '@ayana/portal-kit/screens';
import { useState } from 'react';
import { type Account, type AccountChanges, saveAccount } from './account.api';

export interface AccountEditOptions {
  account: Account;
  /** Reads the page again. */
  reread: () => Promise<void> | void;
  /** Null where nothing was changed. */
  onSaved: (saved: Account | null) => void;
}

export interface AccountEdit {
  edit: SharedEdit<AccountValues>;
  /** For `AccountFields`. */
  fields: {
    form: SharedEdit<AccountValues>['form'];
    labels: Readonly<Record<AccountField, string>>;
    isRequired: (field: AccountField) => boolean;
    /** The box for a person with one name only. */
    hasOneName: boolean;
    setOneName: (on: boolean) => void;
    countries: readonly string[];
    /** Also begins the telephone number with the country's code, until one is typed. */
    setCountry: (country: string) => void;
    zones: readonly { zone: string; name: string }[];
    languages: Account['languages'];
    phoneLimit: number;
    today: string;
  };
}

const COUNTRY_NAMES = COUNTRIES.map(({ name }) => name);

/** The form of an account. With a new role or language the session is read again; guards, navigation and the page's language follow. */
export function useAccountEdit({ account, reread, onSaved }: AccountEditOptions): AccountEdit {
  const [hasOneName, setHasOneName] = useState(account.last_name === '');
  const edit = useSharedEdit<AccountValues, Account>({
    name: `account-${account.id}`,
    latest: readingOf(account),
    labelOf: (name) => ACCOUNT_LABELS[name],
    rules: (values) => accountProblems(account, values, hasOneName, today()),
    alwaysSends: true,
    save: (_changed, values, version) =>
      saveAccount(accountChanges(account, values, hasOneName) as AccountChanges, version),
    readingOf,
    onSaved: (saved) => {
      void goOn(saved !== null && (saved.role !== account.role || saved.language !== account.language));
      onSaved(saved);
    },
    reread: () => void reread(),
  });

  async function goOn(otherSession: boolean): Promise<void> {
    if (otherSession) {
      await refreshSession().catch(() => false);
      await ensureSession().catch(() => undefined);
    }
    await reread();
  }

  const { form } = edit;
  return {
    edit,
    fields: {
      form,
      labels: ACCOUNT_LABELS,
      isRequired: (field) => isWanted(account, field),
      hasOneName,
      setOneName: (on) => {
        setHasOneName(on);
        form.set('last_name', on ? '' : (account.last_name ?? ''));
      },
      countries: COUNTRY_NAMES,
      setCountry: (country) => {
        form.set('country', country);
        if (isPhoneStart(form.values.phone)) form.set('phone', phoneStartIn(country));
      },
      zones: zoneChoices([form.values.time_zone]),
      languages: account.languages.length > 1 ? account.languages : [],
      phoneLimit: PHONE_LIMIT,
      today: today(),
    },
  };
}

const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Of the device, such as `2026-11-20`. */
const today = (): string => todayIn(deviceZone(), new Date());

/** Only its person changes it: another save is their own, elsewhere, or made for them. */
const readingOf = (account: Account): Reading<AccountValues> => ({
  version: account.version,
  fields: accountValues(account, chosenZone(deviceZone())),
  by: { name: account.name, at: '' },
});
