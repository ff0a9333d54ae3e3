import { ROLE_NAMES } from '@ayana/contracts/identity';
import { listText } from '@ayana/contracts/language';
import { RESOURCE_KIND_NAMES } from '@ayana/contracts/operations';
import { Facts, PortalCard } from '@ayana/shared-ui/portal-page';
import { duration } from '@ayana/shared-ui/time';
import { messages as shared } from '../../../components/service-desk/messages';
import type { CatalogVersion } from '../types';
import { messages } from './messages';

const { version: words, kinds } = messages;
const MINUTE = 60_000;

/** A version that counts: what it asks, how soon it is done, who approves it, and who may ask. */
export function VersionView({ version }: { version: CatalogVersion }) {
  const { form, targets, approvals, ask_roles, need } = version;
  return (
    <>
      <PortalCard title={words.form}>
        {form.length === 0 ? <p>{words.noQuestions}</p> : null}
        <Facts
          facts={form.map(({ label, kind, required, choices }) => [
            required ? `${label} *` : label,
            choices.length === 0 ? kinds[kind] : choices.join(', '),
          ])}
        />
      </PortalCard>
      <PortalCard title={words.targets}>
        <Facts
          facts={targets.map(({ priority, own_minutes, resolve_minutes }) => [
            shared.priorities[priority],
            words.within(duration(own_minutes * MINUTE), duration(resolve_minutes * MINUTE)),
          ])}
        />
      </PortalCard>
      {need === null ? null : (
        <PortalCard title={words.need.title}>
          <p>{RESOURCE_KIND_NAMES[need.kind]}</p>
        </PortalCard>
      )}
      <PortalCard title={words.approvals}>
        <p>
          {approvals.length === 0
            ? words.noApproval
            : listText(approvals.map(({ role, user }) => user?.name ?? (role === null ? '' : ROLE_NAMES[role])))}
        </p>
      </PortalCard>
      <PortalCard title={words.askRoles}>
        <p>{listText(ask_roles.map((role) => ROLE_NAMES[role]))}</p>
      </PortalCard>
    </>
  );
}
