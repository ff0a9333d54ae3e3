import { COMPLIANCE_FRAMEWORK_NAMES } from '@ayana/contracts/operations';
import { DetailScreen, DetailView, useDialog } from '@ayana/case-kit/list-detail';
import { useAction } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { MoreMenu } from '@ayana/shared-ui/menu';
import { OwnerTag } from '@ayana/shared-ui/people';
import { Facts, PortalCard } from '@ayana/shared-ui/portal-page';
import { EmptyState, QuietLine } from '@ayana/shared-ui/states';
import { LiveDate } from '@ayana/shared-ui/time';
import { Plus } from 'lucide-react';
import { lazy } from 'react';
import { ActivityLink } from '../../../components/activity-link/activity-link';
import { EvidenceCard } from '../evidence/evidence-card';
import { StandingChip } from '../parts/chips';
import { LastDay } from '../parts/day-text';
import { messages as shared } from '../parts/messages';
import { COMPLIANCE_PATH, requirementHref } from '../paths';
import type { RequirementDetail } from '../types';
import { messages } from './messages';
import type { RequirementCommand } from './requirements.api';
import { COMPLIANCE_EVENTS } from '../parts/compliance-events';

const RequirementDialog = lazy(() => import('./requirement-dialog'));
const ExcludeDialog = lazy(() => import('./exclude-dialog'));
const ControlDialog = lazy(() => import('../controls/control-dialog'));
const LinkDialog = lazy(() => import('../controls/link-dialog'));
const { detail: words } = messages;

export { requirementAction as action, requirementLoader as loader } from './requirements.api';

/** One requirement: what is asked, what is done for it, and what shows that. */
export function Component() {
  return (
    <DetailScreen<RequirementDetail> param="requirementId" rereadOn={COMPLIANCE_EVENTS} failed={words.failed}>
      {(requirement, reread) => <RequirementView requirement={requirement} onChanged={reread} />}
    </DetailScreen>
  );
}

type Open = 'edit' | 'exclude' | 'control' | 'link';

function RequirementView({ requirement, onChanged }: { requirement: RequirementDetail; onChanged: () => void }) {
  const { id, version, control_list: controls, transitions } = requirement;
  const { open, show, close, closing } = useDialog<Open>(onChanged);
  const action = useAction<RequirementCommand>({ action: requirementHref(requirement) });
  return (
    <DetailView
      places={[
        { label: shared.title, href: COMPLIANCE_PATH },
        {
          label: COMPLIANCE_FRAMEWORK_NAMES[requirement.framework],
          href: `${COMPLIANCE_PATH}?framework=${requirement.framework}`,
        },
      ]}
      current={requirement.code}
      title={requirement.title}
      state={
        <>
          <StandingChip standing={requirement.standing} />
          <OwnerTag owner={requirement.owner} />
        </>
      }
      meta={
        <>
          <p dir="auto">{requirement.text}</p>
          {requirement.reason === null ? null : (
            <p>
              {words.because} <bdi>{requirement.reason}</bdi>
            </p>
          )}
        </>
      }
      actions={
        <>
          <Button size="small" icon={<Plus size={16} aria-hidden="true" />} onClick={() => show('control')}>
            {words.addControl}
          </Button>
          <Button size="small" variant="outline" onClick={() => show('edit')}>
            {shared.edit}
          </Button>
          <MoreMenu
            label={shared.more}
            items={[
              { id: 'link', label: words.link, onSelect: () => show('link') },
              ...transitions.map((name) => ({
                id: name,
                label: messages.transitions[name],
                onSelect: () => (name === 'exclude' ? show('exclude') : action.send({ intent: name, id, version })),
              })),
            ]}
          />
        </>
      }
      failure={action.failure}
      aside={
        <>
          <PortalCard title={words.facts}>
            <Facts
              facts={[
                [words.framework, COMPLIANCE_FRAMEWORK_NAMES[requirement.framework]],
                [words.code, <bdi key="code">{requirement.code}</bdi>],
                ...(requirement.expires_on === null
                  ? []
                  : [[words.expires, <LastDay key="expires" day={requirement.expires_on} />] as const]),
                [words.updated, <LiveDate key="updated" at={requirement.updated_at} />],
              ]}
            />
            <ActivityLink id={id} />
          </PortalCard>
        </>
      }
      dialogs={
        <>
          {open === 'edit' ? (
            <RequirementDialog requirement={requirement} reread={onChanged} onClose={close} onSaved={onChanged} />
          ) : null}
          {open === 'exclude' ? <ExcludeDialog requirement={requirement} {...closing} /> : null}
          {open === 'control' ? <ControlDialog control={null} meets={[id]} {...closing} /> : null}
          {open === 'link' ? <LinkDialog requirement={requirement} {...closing} /> : null}
        </>
      }
    >
      {controls.length === 0 ? (
        <EmptyState
          drawing={<QuietLine />}
          title={words.noneTitle}
          text={words.none}
          action={
            <Button variant="outline" size="small" onClick={() => show('link')}>
              {words.link}
            </Button>
          }
        />
      ) : (
        controls.map((control) => <EvidenceCard key={control.id} control={control} onChanged={onChanged} isNamed />)
      )}
    </DetailView>
  );
}
