import { COMPLIANCE_FRAMEWORK_NAMES } from '@ayana/contracts/operations';
import { RouterLink, useAction, useDetail } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Breadcrumbs, DetailHead, ReadDetail } from '@ayana/shared-ui/detail';
import { MoreMenu } from '@ayana/shared-ui/menu';
import { Notice } from '@ayana/shared-ui/notice';
import { OwnerTag } from '@ayana/shared-ui/people';
import { Facts, PortalAside, PortalCard, PortalColumns, PortalMain, PortalPage } from '@ayana/shared-ui/portal-page';
import { EmptyState, QuietLine } from '@ayana/shared-ui/states';
import { LiveDate } from '@ayana/shared-ui/time';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import { ActivityLink } from '../../../components/activity-link/activity-link';
import { EvidenceCard } from '../evidence/evidence-card';
import { StandingChip } from '../parts/chips';
import { LastDay } from '../parts/day-text';
import { messages as shared } from '../parts/messages';
import { useComplianceLive } from '../parts/use-compliance-live';
import { COMPLIANCE_PATH, requirementHref } from '../paths';
import type { RequirementDetail } from '../types';
import { messages } from './messages';
import type { RequirementCommand } from './requirements.api';

const RequirementDialog = lazy(() => import('./requirement-dialog'));
const ExcludeDialog = lazy(() => import('./exclude-dialog'));
const ControlDialog = lazy(() => import('../controls/control-dialog'));
const LinkDialog = lazy(() => import('../controls/link-dialog'));
const { detail: words } = messages;

/** One requirement: what is asked, what is done for it, and what shows that. */
export function RequirementDetailPage() {
  const { requirementId: id = '' } = useParams();
  const detail = useDetail<RequirementDetail>({ id });
  useComplianceLive(detail.reread);
  return (
    <PortalPage>
      <ReadDetail detail={detail} failed={words.failed} stale={shared.stale} retry={shared.retry}>
        {(requirement) => <RequirementView key={id} requirement={requirement} onChanged={detail.reread} />}
      </ReadDetail>
    </PortalPage>
  );
}

type Open = 'edit' | 'exclude' | 'control' | 'link';

function RequirementView({ requirement, onChanged }: { requirement: RequirementDetail; onChanged: () => void }) {
  const { id, version, control_list: controls, transitions } = requirement;
  const [open, setOpen] = useState<Open | null>(null);
  const action = useAction<RequirementCommand>({ action: requirementHref(requirement) });
  const close = (): void => setOpen(null);
  const dialog = {
    onClose: close,
    onDone: () => {
      close();
      onChanged();
    },
  };
  return (
    <>
      <DetailHead
        above={
          <Breadcrumbs
            places={[
              { label: shared.title, href: COMPLIANCE_PATH },
              {
                label: COMPLIANCE_FRAMEWORK_NAMES[requirement.framework],
                href: `${COMPLIANCE_PATH}?framework=${requirement.framework}`,
              },
            ]}
            current={requirement.code}
            LinkComponent={RouterLink}
          />
        }
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
            <Button size="small" icon={<Plus size={16} aria-hidden="true" />} onClick={() => setOpen('control')}>
              {words.addControl}
            </Button>
            <Button size="small" variant="outline" onClick={() => setOpen('edit')}>
              {shared.edit}
            </Button>
            <MoreMenu
              label={shared.more}
              items={[
                { id: 'link', label: words.link, onSelect: () => setOpen('link') },
                ...transitions.map((name) => ({
                  id: name,
                  label: messages.transitions[name],
                  onSelect: () =>
                    name === 'exclude' ? setOpen('exclude') : action.send({ intent: name, id, version }),
                })),
              ]}
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
          {controls.length === 0 ? (
            <EmptyState
              drawing={<QuietLine />}
              title={words.noneTitle}
              text={words.none}
              action={
                <Button variant="outline" size="small" onClick={() => setOpen('link')}>
                  {words.link}
                </Button>
              }
            />
          ) : (
            controls.map((control) => <EvidenceCard key={control.id} control={control} onChanged={onChanged} isNamed />)
          )}
        </PortalMain>
        <PortalAside>
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
        </PortalAside>
      </PortalColumns>
      <Suspense>
        {open === 'edit' ? (
          <RequirementDialog requirement={requirement} reread={onChanged} onClose={close} onSaved={onChanged} />
        ) : null}
        {open === 'exclude' ? <ExcludeDialog requirement={requirement} {...dialog} /> : null}
        {open === 'control' ? <ControlDialog control={null} meets={[id]} {...dialog} /> : null}
        {open === 'link' ? <LinkDialog requirement={requirement} {...dialog} /> : null}
      </Suspense>
    </>
  );
}
