import { ROLE_NAMES } from '@ayana/contracts/identity';
import { entryOf } from '@ayana/contracts/operation';
import type { Account } from '../api';
import { REGISTER_MESSAGES } from '../register/messages';
import { Card, Facts } from './profile.styles';
import { PROFILE_MESSAGES } from './messages';
import { written } from './times';

const { application: texts } = PROFILE_MESSAGES;

/** The status of an application as a partner or doctor. */
export function ApplicationSection({ application }: { application: NonNullable<Account['application']> }) {
  const facts: readonly (readonly [string, string | null])[] = [
    [texts.kind, entryOf(REGISTER_MESSAGES.kinds, application.account_kind, null)?.label ?? null],
    [texts.wanted, application.wanted_role === null ? null : ROLE_NAMES[application.wanted_role]],
    [texts.organisation, application.organisation],
    [texts.registration, application.registration_number],
    [texts.message, application.message],
    [texts.asked, written(application.created_at)],
    [texts.decided, application.decided_at === null ? null : written(application.decided_at)],
  ];
  return (
    <Card aria-labelledby="application-title">
      <h2 id="application-title">{texts.title}</h2>
      <p>{texts.status[application.status]}</p>
      <Facts>
        {facts.map(([name, value]) =>
          value === null || value === '' ? null : (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </Facts>
    </Card>
  );
}
