import { ACCESS_END_SENTENCES, ASSIGNMENT_KIND_NAMES } from '@ayana/contracts/journey';
import { Notice } from '@ayana/shared-ui/notice';
import { WorkStateChip } from '../../../work/state-chip';
import type { WorkDetail } from '../../../work/work.types';
import { WorkHead } from './work-head';

/** Work whose access to the case has ended: that it was done, and why nothing of the case is shown. */
export function ClosedWork({ work: { kind, status, case_number, access_end } }: { work: WorkDetail }) {
  return (
    <>
      <WorkHead
        title={ASSIGNMENT_KIND_NAMES[kind]}
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
