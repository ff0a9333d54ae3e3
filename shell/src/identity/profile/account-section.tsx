import { COUNTRIES } from '@ayana/contracts/places';
import { PHONE_LIMIT } from '@ayana/contracts/rules';
import { ensureSession, refreshSession, toast } from '@ayana/portal-kit';
import { Button } from '@ayana/shared-ui/button';
import { DateInput, Field, Select, TextInput } from '@ayana/shared-ui/field';
import { Notice } from '@ayana/shared-ui/notice';
import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { type Account, saveAccount } from '../api';
import { Form, Pair } from '../forms/form.styles';
import { FormProblems } from '../forms/form-problems';
import { problemsOf } from '../forms/rules';
import { useIdentityForm } from '../forms/use-identity-form';
import { REGISTER_TEXTS } from '../register/messages';
import { ACCOUNT_FIELDS, accountChanges, type AccountField, accountRules, isWanted } from './account-model';
import { Card } from './profile.styles';
import { PROFILE_TEXTS } from './messages';
import { today } from './times';

const { data: texts } = PROFILE_TEXTS;

/** The account's data. Completing it turns an `unverified_user` into a patient, in the same session. */
export function AccountSection({ account }: { account: Account }) {
  const { revalidate } = useRevalidator();
  const [became, setBecame] = useState(false);
  const rules = accountRules(account);
  const form = useIdentityForm<AccountField, Account>({
    id: 'account',
    fields: ACCOUNT_FIELDS,
    problems: (values) => problemsOf(values, rules),
    send: (values) => saveAccount(accountChanges(account, values)),
    onDone: (saved) => {
      void goOn(saved.role !== account.role || saved.language !== account.language);
      if (saved.role === 'patient' && account.role === 'unverified_user') setBecame(true);
      else toast.secondary(texts.saved, texts.saved_text);
    },
  });

  /** With a new role or language the session is read again; the guards, the navigation and the language of the page follow. */
  async function goOn(otherSession: boolean): Promise<void> {
    if (otherSession) {
      await refreshSession().catch(() => false);
      await ensureSession().catch(() => undefined);
    }
    await revalidate();
  }

  const place = (field: AccountField) => {
    const required = isWanted(account, field);
    return { ...form.place(field), required, optional: !required };
  };
  return (
    <Card aria-labelledby="account-title">
      <h2 id="account-title">{texts.title}</h2>
      {account.role === 'unverified_user' ? <p>{texts.incomplete}</p> : null}
      <Form {...form.formProps}>
        <FormProblems form={form} />
        <Pair>
          <Field {...place('first_name')} label={REGISTER_TEXTS.first_name}>
            <TextInput
              name="first_name"
              autoComplete="given-name"
              maxLength={100}
              defaultValue={account.first_name ?? ''}
            />
          </Field>
          <Field {...place('last_name')} label={REGISTER_TEXTS.last_name}>
            <TextInput
              name="last_name"
              autoComplete="family-name"
              maxLength={100}
              defaultValue={account.last_name ?? ''}
            />
          </Field>
          <Field {...place('phone')} label={texts.phone}>
            <TextInput
              name="phone"
              type="tel"
              autoComplete="tel"
              maxLength={PHONE_LIMIT}
              defaultValue={account.phone ?? ''}
            />
          </Field>
          <Field {...place('date_of_birth')} label={texts.date_of_birth}>
            <DateInput
              name="date_of_birth"
              autoComplete="bday"
              min="1900-01-01"
              max={today()}
              defaultValue={account.date_of_birth ?? ''}
            />
          </Field>
          <Field {...place('country')} label={texts.country}>
            <Select name="country" autoComplete="country-name" defaultValue={account.country ?? ''}>
              <option value="">{texts.country_none}</option>
              {COUNTRIES.map(({ name }) => (
                <option key={name}>{name}</option>
              ))}
            </Select>
          </Field>
          <Field {...place('city')} label={texts.city}>
            <TextInput name="city" autoComplete="address-level2" maxLength={100} defaultValue={account.city ?? ''} />
          </Field>
        </Pair>
        <Field {...place('time_zone')} label={texts.time_zone} hint={texts.time_zone_hint}>
          <Select name="time_zone" defaultValue={account.time_zone ?? ''}>
            {account.time_zone === null ? <option value="">{texts.time_zone_none}</option> : null}
            {zones(account.time_zone).map((zone) => (
              <option key={zone} value={zone}>
                {zone.replaceAll('_', ' ')}
              </option>
            ))}
          </Select>
        </Field>
        {account.languages.length > 1 ? (
          <Field {...place('language')} label={texts.language} hint={texts.language_hint}>
            <Select name="language" defaultValue={account.language}>
              {account.languages.map(({ tag, name }) => (
                <option key={tag} value={tag} lang={tag}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        ) : null}
        <Button type="submit" busy={form.busy} busyLabel={texts.busy}>
          {texts.submit}
        </Button>
        {became ? <Notice>{texts.complete}</Notice> : null}
      </Form>
    </Card>
  );
}

/** The browser's time zones, and the account's own where the browser lacks its name. */
function zones(own: string | null): string[] {
  const known = Intl.supportedValuesOf('timeZone');
  return own === null || known.includes(own) ? known : [own, ...known];
}
