import { INCIDENT_ROLE_NAMES, INCIDENT_ROLES, type IncidentRole, isRunningIncident } from '@ayana/contracts/operations';
import { IconButton } from '@ayana/shared-ui/button';
import { OwnerTag } from '@ayana/shared-ui/people';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { Pencil } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Rows } from '../../../components/operations/rows.styles';
import { messages } from './detail-messages';
import type { IncidentPartProps } from './part-props';

const RoleDialog = lazy(async () => ({ default: (await import('./dialogs')).RoleDialog }));
const { roles: words } = messages;

/** Who leads, who speaks with others, who writes. */
export function RolesCard({ incident, onChanged }: IncidentPartProps) {
  const [role, setRole] = useState<IncidentRole | null>(null);
  return (
    <PortalCard title={words.title}>
      <Rows>
        {INCIDENT_ROLES.map((each) => (
          <li key={each}>
            <div>
              <small>{INCIDENT_ROLE_NAMES[each]}</small>
              <OwnerTag owner={incident[each]} />
            </div>
            {isRunningIncident(incident.state) ? (
              <IconButton
                size="small"
                label={words.give(INCIDENT_ROLE_NAMES[each])}
                icon={<Pencil size={16} aria-hidden="true" />}
                onClick={() => setRole(each)}
              />
            ) : null}
          </li>
        ))}
      </Rows>
      <Suspense>
        {role === null ? null : (
          <RoleDialog
            incident={incident}
            role={role}
            onClose={() => setRole(null)}
            onDone={() => {
              setRole(null);
              onChanged();
            }}
          />
        )}
      </Suspense>
    </PortalCard>
  );
}
