import { INCIDENT_ROLE_NAMES, INCIDENT_ROLES, type IncidentRole, isRunningIncident } from '@ayana/contracts/operations';
import { Button, IconButton } from '@ayana/shared-ui/button';
import { OwnerTag } from '@ayana/shared-ui/people';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { Pencil } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { HolderTag } from '../../../components/holder/holder-tag';
import { messages as rows } from '../../../components/rows/messages';
import { Rows } from '../../../components/operations/rows.styles';
import { messages } from './detail-messages';
import type { IncidentPartProps } from './part-props';

const RoleDialog = lazy(async () => ({ default: (await import('./dialogs')).RoleDialog }));
const { roles: words } = messages;

/** Who leads, who speaks with others, who writes. @param onTake takes the command; null where the reader may not */
export function RolesCard({ incident, onChanged, onTake }: IncidentPartProps & { onTake: (() => void) | null }) {
  const [role, setRole] = useState<IncidentRole | null>(null);
  return (
    <PortalCard title={words.title}>
      <Rows>
        {INCIDENT_ROLES.map((each) => (
          <li key={each}>
            <div>
              <small>{INCIDENT_ROLE_NAMES[each]}</small>
              {each === 'commander' ? (
                <HolderTag owner={incident.commander} group={incident.group} coveredBy={incident.covered_by} />
              ) : (
                <OwnerTag owner={incident[each]} />
              )}
            </div>
            {each === 'commander' && incident.commander === null && incident.group !== null && onTake !== null ? (
              <Button variant="tonal" size="small" onClick={onTake}>
                {rows.assignMe}
              </Button>
            ) : null}
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
