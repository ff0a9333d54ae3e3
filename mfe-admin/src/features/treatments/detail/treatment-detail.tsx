import { RouterLink, useDetail } from '@ayana/portal-kit/screens';
import { Breadcrumbs, DetailHead, ReadDetail } from '@ayana/shared-ui/detail';
import { Chip } from '@ayana/shared-ui/chip';
import { Notice } from '@ayana/shared-ui/notice';
import { PortalPage } from '@ayana/shared-ui/portal-page';
import { Tabs } from '@ayana/shared-ui/tabs';
import { DateText, useNow } from '@ayana/shared-ui/time';
import { lazy, Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import { TreatmentForm } from '../form/treatment-form';
import { messages as list } from '../messages';
import { TREATMENTS_PATH } from '../paths';
import type { TreatmentDetail } from './detail.api';
import { messages } from './messages';
import { TreatmentActions } from './treatment-actions';

const TextsForm = lazy(() => import('../guide/texts-form'));
const RecommendationsTab = lazy(() => import('../recommendations/recommendations-tab'));

type Tab = 'details' | 'texts' | 'recommendations';

export { treatmentLoader as loader } from './detail.api';
export { detailAction as action } from '../recommendations/recommendations.api';

/** One treatment: its facts, the texts of its page, and who is recommended for it. */
export function Component() {
  const { treatmentId: id = '' } = useParams();
  const detail = useDetail<TreatmentDetail>({ id });
  return (
    <PortalPage>
      <ReadDetail detail={detail} failed={messages.failed} stale={messages.stale} retry={messages.retry}>
        {(value) => <TreatmentView key={id} detail={value} onChanged={detail.reread} />}
      </ReadDetail>
    </PortalPage>
  );
}

function TreatmentView({ detail, onChanged }: { detail: TreatmentDetail; onChanged: () => void }) {
  const [tab, setTab] = useState<Tab>('details');
  const { treatment, recommendations } = detail;
  const active = [...recommendations.hospitals, ...recommendations.doctors].filter(({ is_active }) => is_active);
  const tabs = [
    { id: 'details', label: messages.details },
    { id: 'texts', label: messages.texts },
    { id: 'recommendations', label: messages.recommendations, count: active.length },
  ] as const;
  return (
    <>
      <DetailHead
        above={
          <Breadcrumbs
            places={[{ label: list.title, href: TREATMENTS_PATH }]}
            current={treatment.name}
            LinkComponent={RouterLink}
          />
        }
        title={treatment.name}
        state={<States detail={detail} />}
        actions={<TreatmentActions treatment={treatment} />}
      />
      {treatment.is_active ? null : <Notice>{messages.removedNote}</Notice>}
      <Tabs label={messages.tabs} items={tabs} current={tab} onSelect={setTab}>
        <Suspense>
          {tab === 'details' ? (
            <TreatmentForm detail={detail} reread={onChanged} />
          ) : tab === 'texts' ? (
            <TextsForm detail={detail} reread={onChanged} />
          ) : (
            <RecommendationsTab detail={detail} onChanged={onChanged} />
          )}
        </Suspense>
      </Tabs>
    </>
  );
}

function States({ detail: { treatment } }: { detail: TreatmentDetail }) {
  const { is_active, upkeep, updated_at } = treatment;
  const editor = upkeep?.updated_by ?? null;
  return (
    <>
      <Chip tone={is_active ? 'leaf' : 'neutral'}>{list.states[is_active ? 'active' : 'inactive']}</Chip>
      {upkeep?.is_featured ? <Chip tone="teal">{messages.featured}</Chip> : null}
      <span>
        {messages.changed} <DateText at={updated_at} now={useNow()} />{' '}
        {editor === null || editor.name === '' ? null : <bdi>{messages.by(editor.name)}</bdi>}
      </span>
    </>
  );
}
