import { COMPLIANCE_FRAMEWORK_NAMES } from '@ayana/contracts/operations';
import { DetailScreen, DetailView, useDialog } from '@ayana/case-kit/list-detail';
import { useAction } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Chip } from '@ayana/shared-ui/chip';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { MoreMenu } from '@ayana/shared-ui/menu';
import { OwnerTag } from '@ayana/shared-ui/people';
import { Facts, PortalCard, WaitingList } from '@ayana/shared-ui/portal-page';
import { LiveDate } from '@ayana/shared-ui/time';
import { lazy } from 'react';
import { Link } from 'react-router-dom';
import { ActivityLink } from '../../../components/activity-link/activity-link';
import { EvidenceCard } from '../evidence/evidence-card';
import { StandingChip } from '../parts/chips';
import { messages as shared } from '../parts/messages';
import { COMPLIANCE_PATH, controlHref, CONTROLS_PATH, requirementHref } from '../paths';
import type { ControlDetail } from '../types';
import type { ControlCommand } from './controls.api';
import { messages } from './messages';
import { COMPLIANCE_EVENTS } from '../parts/compliance-events';

const ControlDialog = lazy(() => import('./control-dialog'));
const { detail: words } = messages;

export { controlAction as action, controlLoader as loader } from './controls.api';

/** One control: what it meets, and what shows that it works. */
export function Component() {
  return (
    <DetailScreen<ControlDetail> param="controlId" rereadOn={COMPLIANCE_EVENTS} failed={words.failed}>
      {(control, reread) => <ControlView control={control} onChanged={reread} />}
    </DetailScreen>
  );
}

function ControlView({ control, onChanged }: { control: ControlDetail; onChanged: () => void }) {
  const { open, show, closing } = useDialog<'edit'>(onChanged);
  const action = useAction<ControlCommand>({ action: controlHref(control) });
  return (
    <DetailView
      places={[
        { label: shared.title, href: COMPLIANCE_PATH },
        { label: shared.tabs.controls, href: CONTROLS_PATH },
      ]}
      title={control.title}
      state={
        <>
          {control.state === 'retired' ? (
            <Chip>{messages.states.retired}</Chip>
          ) : (
            <StandingChip standing={control.standing} />
          )}
          <OwnerTag owner={control.owner} />
        </>
      }
      meta={control.text === '' ? undefined : <p dir="auto">{control.text}</p>}
      actions={
        <>
          <Button size="small" variant="outline" onClick={() => show('edit')}>
            {shared.edit}
          </Button>
          <MoreMenu
            label={shared.more}
            items={control.transitions.map((name) => ({
              id: name,
              label: messages.transitions[name],
              onSelect: () => action.send({ intent: name, id: control.id, version: control.version }),
            }))}
          />
        </>
      }
      failure={action.failure}
      aside={
        <>
          <PortalCard title={words.requirements}>
            <WaitingList
              items={control.requirements.map((each) => ({
                id: each.id,
                title: (
                  <TextLink as={Link} to={requirementHref(each)}>
                    <bdi>{each.title}</bdi>
                  </TextLink>
                ),
                text: (
                  <>
                    {COMPLIANCE_FRAMEWORK_NAMES[each.framework]}, <bdi>{each.code}</bdi>
                  </>
                ),
              }))}
            />
          </PortalCard>
          <PortalCard title={words.facts}>
            <Facts
              facts={[
                [words.use, messages.states[control.state]],
                [words.updated, <LiveDate key="updated" at={control.updated_at} />],
              ]}
            />
            <ActivityLink id={control.id} />
          </PortalCard>
        </>
      }
      dialogs={open === 'edit' ? <ControlDialog control={control} reread={onChanged} {...closing} /> : null}
    >
      <EvidenceCard control={control} onChanged={onChanged} />
    </DetailView>
  );
}
