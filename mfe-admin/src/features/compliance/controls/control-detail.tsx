import { COMPLIANCE_FRAMEWORK_NAMES } from '@ayana/contracts/operations';
import { RouterLink, useAction, useDetail } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Chip } from '@ayana/shared-ui/chip';
import { Breadcrumbs, DetailHead, ReadDetail } from '@ayana/shared-ui/detail';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { MoreMenu } from '@ayana/shared-ui/menu';
import { Notice } from '@ayana/shared-ui/notice';
import { OwnerTag } from '@ayana/shared-ui/people';
import {
  Facts,
  PortalAside,
  PortalCard,
  PortalColumns,
  PortalMain,
  PortalPage,
  WaitingList,
} from '@ayana/shared-ui/portal-page';
import { LiveDate } from '@ayana/shared-ui/time';
import { lazy, Suspense, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { ActivityLink } from '../../../components/activity-link/activity-link';
import { EvidenceCard } from '../evidence/evidence-card';
import { StandingChip } from '../parts/chips';
import { messages as shared } from '../parts/messages';
import { useComplianceLive } from '../parts/use-compliance-live';
import { COMPLIANCE_PATH, controlHref, CONTROLS_PATH, requirementHref } from '../paths';
import type { ControlDetail } from '../types';
import type { ControlCommand } from './controls.api';
import { messages } from './messages';

const ControlDialog = lazy(() => import('./control-dialog'));
const { detail: words } = messages;

/** One control: what it meets, and what shows that it works. */
export function ControlDetailPage() {
  const { controlId: id = '' } = useParams();
  const detail = useDetail<ControlDetail>({ id });
  useComplianceLive(detail.reread);
  return (
    <PortalPage>
      <ReadDetail detail={detail} failed={words.failed} stale={shared.stale} retry={shared.retry}>
        {(control) => <ControlView key={id} control={control} onChanged={detail.reread} />}
      </ReadDetail>
    </PortalPage>
  );
}

function ControlView({ control, onChanged }: { control: ControlDetail; onChanged: () => void }) {
  const [editing, setEditing] = useState(false);
  const action = useAction<ControlCommand>({ action: controlHref(control) });
  return (
    <>
      <DetailHead
        above={
          <Breadcrumbs
            places={[
              { label: shared.title, href: COMPLIANCE_PATH },
              { label: shared.tabs.controls, href: CONTROLS_PATH },
            ]}
            current={control.title}
            LinkComponent={RouterLink}
          />
        }
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
            <Button size="small" variant="outline" onClick={() => setEditing(true)}>
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
      />
      {action.failure === null ? null : (
        <Notice tone="failed">
          {shared.notDone} {action.failure.message}
        </Notice>
      )}
      <PortalColumns>
        <PortalMain>
          <EvidenceCard control={control} onChanged={onChanged} />
        </PortalMain>
        <PortalAside>
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
        </PortalAside>
      </PortalColumns>
      <Suspense>
        {editing ? (
          <ControlDialog
            control={control}
            reread={onChanged}
            onClose={() => setEditing(false)}
            onDone={() => {
              setEditing(false);
              onChanged();
            }}
          />
        ) : null}
      </Suspense>
    </>
  );
}
