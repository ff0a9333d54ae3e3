import { chosenZone, COUNTRIES, isPhoneStart, phoneStart, zoneChoices } from '@ayana/contracts/places';
import { PHONE_LIMIT } from '@ayana/contracts/rules';
import { ensureSession, refreshSession, toast } from '@ayana/portal-kit';
import { Button } from '@ayana/shared-ui/button';
import { DateInput, Field, Select, TextInput } from '@ayana/shared-ui/field';
import { Notice } from '@ayana/shared-ui/notice';
import { deviceZone } from '@ayana/shared-ui/time';
import { useMemo, useState } from 'react';
import { Link, useRevalidator } from 'react-router-dom';
import { type Account, saveAccount } from '../api';
import { Form, Pair } from '../forms/form.styles';
import { FormProblems } from '../forms/form-problems';
import { problemsOf } from '../forms/rules';
import { useIdentityForm } from '../forms/use-identity-form';
import { REGISTER_TEXTS } from '../register/messages';
import { accountChanges, type AccountField, accountFields, accountRules, entered, isWanted } from './account-model';
import { Card } from './profile.styles';
import { PROFILE_TEXTS } from './messages';
import { today } from './times';

const { data: texts } = PROFILE_TEXTS;

/** Where a patient asks for a treatment: a page of mfe-patient. */
const ASK_PATH = '/patient-portal/requests/new';

/** The account's data. Completing it turns an `unverified_user` into a patient, in the same session. */
export function AccountSection({ account }: { account: Account }) {
  const { revalidate } = useRevalidator();
  const [became, setBecame] = useState(false);
  const [phone, setPhone] = useState(account.phone ?? startIn(account.country));
  // Until one is saved, the device's.
  const zone = account.time_zone ?? chosenZone(deviceZone().zone);
  // Kept while the account is: the form reads its controls again when its fields change.
  const fields = useMemo(() => accountFields(account), [account]);
  const rules = accountRules(account);
  const form = useIdentityForm<AccountField, Account>({
    id: 'account',
    fields,
    problems: (values) => problemsOf(entered(values), rules),
    send: (values) => saveAccount(accountChanges(account, entered(values))),
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
          <Field {...place('country')} label={texts.country}>
            <Select
              name="country"
              autoComplete="country-name"
              defaultValue={account.country ?? ''}
              onChange={({ target }) => setPhone((typed) => (isPhoneStart(typed) ? startIn(target.value) : typed))}
            >
              <option value="">{texts.country_none}</option>
              {COUNTRIES.map(({ name }) => (
                <option key={name}>{name}</option>
              ))}
            </Select>
          </Field>
          <Field {...place('city')} label={texts.city}>
            <TextInput name="city" autoComplete="address-level2" maxLength={100} defaultValue={account.city ?? ''} />
          </Field>
          <Field {...place('phone')} label={texts.phone}>
            <TextInput
              name="phone"
              type="tel"
              autoComplete="tel"
              dir="ltr"
              maxLength={PHONE_LIMIT}
              value={phone}
              onChange={({ target }) => setPhone(target.value)}
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
        </Pair>
        <Field {...place('time_zone')} label={texts.time_zone} hint={texts.time_zone_hint}>
          <Select name="time_zone" defaultValue={zone}>
            {zoneChoices([zone]).map((choice) => (
              <option key={choice.zone} value={choice.zone}>
                {choice.name}
              </option>
            ))}
          </Select>
        </Field>
        {fields.includes('language') ? (
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
        {became ? (
          <Notice
            action={
              <Button as={Link} to={ASK_PATH} size="small">
                {texts.ask}
              </Button>
            }
          >
            {texts.complete}
          </Notice>
        ) : null}
      </Form>
    </Card>
  );
}

/** How a phone number begins in a country, by its name. */
const startIn = (country: string | null): string => phoneStart(COUNTRIES.find(({ name }) => name === country));
