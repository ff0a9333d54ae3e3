import { ACCESS_END_SENTENCES, ASSIGNMENT_KIND_NAMES } from '@ayana/contracts/journey';
import { RouterLink } from '@ayana/portal-kit/screens';
import { Breadcrumbs, DetailHead } from '@ayana/shared-ui/detail';
import { Notice } from '@ayana/shared-ui/notice';
import { useBasePath } from '../../../paths';
import { WorkStateChip } from '../../../work/state-chip';
import type { WorkDetail } from '../../../work/work.types';
import { messages } from './messages';

/** Work whose access to the case has ended: that it was done, and why nothing of the case is shown. */
export function ClosedWork({ work: { kind, status, case_number, access_end } }: { work: WorkDetail }) {
  const base = useBasePath();
  const title = ASSIGNMENT_KIND_NAMES[kind];
  return (
    <>
      <DetailHead
        above={
          <Breadcrumbs
            places={[{ label: messages.allWork, href: `${base}/work` }]}
            current={title}
            LinkComponent={RouterLink}
          />
        }
        title={title}
        state={
          <>
            <WorkStateChip status={status} />
            <p>{case_number}</p>
          </>
        }
      />
      {access_end === null ? null : <Notice>{ACCESS_END_SENTENCES[access_end]}</Notice>}
    </>
  );
}
