import { defineMessages } from '@ayana/contracts/language';
import type { CredentialStanding } from '@ayana/contracts/organisations';

const standings: Record<CredentialStanding, string> = {
  waiting: 'To be checked',
  accepted: 'Valid',
  returned: 'Sent back',
  ending: 'Ends soon',
  expired: 'Lapsed',
};

/** What the list of credentials says. */
export const messages = defineMessages('mfe-admin/compliance/credentials', {
  standings,
  filters: { label: 'Filters', q: 'Search credentials', standing: 'State' },
  columns: {
    holder: 'Holder',
    kind: 'Credential',
    state: 'State',
    until: 'Valid until',
    issuer: 'Issued by',
    added: 'Added',
  },
  table: {
    label: 'Credentials',
    empty: { title: 'No credentials yet', text: 'Partners and doctors enter their licences; the staff check them.' },
    filtered: 'No credential matches these filters.',
    failed: 'The credentials couldn’t be loaded',
  },
});
