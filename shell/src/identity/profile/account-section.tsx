import { chosenZone, COUNTRIES, isPhoneStart, zoneChoices } from '@ayana/contracts/places';
import { PHONE_LIMIT } from '@ayana/contracts/rules';
import { ensureSession, refreshSession, toast } from '@ayana/portal-kit';
import { messagesOf } from '@ayana/portal-kit/form-engine';
import { type Reading, useSharedEdit } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { EditNotice } from '@ayana/shared-ui/edit-notice';
import { Checkbox } from '@ayana/shared-ui/choice';
import { DateInput, Field, Select, TextInput } from '@ayana/shared-ui/field';
import { Notice } from '@ayana/shared-ui/notice';
import { deviceZone } from '@ayana/shared-ui/time';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router-dom';
import { type Account, saveAccount } from '../api';
import { Form, Pair } from '../forms/form.styles';
import type { Values } from '../forms/field-problem';
import { problemsOf } from '../forms/rules';
import { REGISTER_TEXTS } from '../register/messages';
import {
  ACCOUNT_LABELS,
  accountChanges,
  type AccountField,
  accountFields,
  accountRules,
  accountValues,
  entered,
  isWanted,
  phoneStartIn,
} from './account-model';
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
  const [hasOneName, setHasOneName] = useState(account.last_name === '');
  const rules = accountRules(account, hasOneName);
  const { form, notice } = useSharedEdit<Values<AccountField>, Account>({
    name: `account-${account.id}`,
    latest: readingOf(account),
    labelOf: (name) => ACCOUNT_LABELS[name],
    rules: (values) => messagesOf(problemsOf(entered(values), rules)),
    alwaysSends: true,
    save: (_changed, values, version) => saveAccount(accountChanges(account, entered(values), hasOneName), version),
    readingOf,
    onSaved: (saved) => {
      void goOn(saved !== null && (saved.role !== account.role || saved.language !== account.language));
      if (saved?.role === 'patient' && account.role === 'unverified_user') setBecame(true);
      else toast.secondary(texts.saved, texts.saved_text);
    },
    reread: () => void revalidate(),
  });
  const { phone, time_zone: zone } = form.values;

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
    return { error: form.errorOf(field), required, optional: !required };
  };
  return (
    <Card aria-labelledby="account-title">
      <h2 id="account-title">{texts.title}</h2>
      {account.role === 'unverified_user' ? <p>{texts.incomplete}</p> : null}
      <Form {...form.formProps}>
        {form.failure === null ? null : <Notice tone="failed">{form.failure}</Notice>}
        <Pair>
          <Field {...place('first_name')} label={hasOneName ? REGISTER_TEXTS.name : REGISTER_TEXTS.first_name}>
            <TextInput
              autoComplete={hasOneName ? 'name' : 'given-name'}
              maxLength={100}
              {...form.field('first_name')}
            />
          </Field>
          <div>
            {hasOneName ? null : (
              <Field {...place('last_name')} label={REGISTER_TEXTS.last_name}>
                <TextInput autoComplete="family-name" maxLength={100} {...form.field('last_name')} />
              </Field>
            )}
            <Checkbox
              checked={hasOneName}
              onChange={({ currentTarget }) => {
                setHasOneName(currentTarget.checked);
                form.set('last_name', currentTarget.checked ? '' : (account.last_name ?? ''));
              }}
            >
              {REGISTER_TEXTS.one_name}
            </Checkbox>
          </div>
          <Field {...place('country')} label={texts.country}>
            <Select
              autoComplete="country-name"
              {...form.field('country')}
              onChange={({ target }) => {
                form.set('country', target.value);
                if (isPhoneStart(phone)) form.set('phone', phoneStartIn(target.value));
              }}
            >
              <option value="">{texts.country_none}</option>
              {COUNTRIES.map(({ name }) => (
                <option key={name}>{name}</option>
              ))}
            </Select>
          </Field>
          <Field {...place('city')} label={texts.city}>
            <TextInput autoComplete="address-level2" maxLength={100} {...form.field('city')} />
          </Field>
          <Field {...place('phone')} label={texts.phone}>
            <TextInput type="tel" autoComplete="tel" dir="ltr" maxLength={PHONE_LIMIT} {...form.field('phone')} />
          </Field>
          <Field {...place('date_of_birth')} label={texts.date_of_birth}>
            <DateInput autoComplete="bday" min="1900-01-01" max={today()} {...form.field('date_of_birth')} />
          </Field>
        </Pair>
        <Field {...place('time_zone')} label={texts.time_zone} hint={texts.time_zone_hint}>
          <Select {...form.field('time_zone')}>
            {zoneChoices([zone]).map((choice) => (
              <option key={choice.zone} value={choice.zone}>
                {choice.name}
              </option>
            ))}
          </Select>
        </Field>
        {accountFields(account).includes('language') ? (
          <Field {...place('language')} label={texts.language} hint={texts.language_hint}>
            <Select {...form.field('language')}>
              {account.languages.map(({ tag, name }) => (
                <option key={tag} value={tag} lang={tag}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        ) : null}
        <EditNotice notice={notice} />
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

/** Only its person changes it: another save is their own, elsewhere, or made for them. */
const readingOf = (account: Account): Reading<Values<AccountField>> => ({
  version: account.version,
  fields: accountValues(account, chosenZone(deviceZone().zone)),
  by: { name: account.name, at: '' },
});
