import { Link as TextLink } from '@ayana/shared-ui/link';
import { LiveDate } from '@ayana/shared-ui/time';
import { Link } from 'react-router-dom';
import { StateChip } from '../../../components/service-desk/chips';
import { Late, Line } from '../../../components/operations/rows.styles';
import { serviceRequestHref } from '../../../paths';
import type { RecurringRun } from '../types';
import { messages } from './messages';

/** The request that was made at a time, or why none was. */
export function Run({ run }: { run: RecurringRun }) {
  const { request, failure, due_at } = run;
  return (
    <>
      <div>
        {request === null ? (
          <span>
            <Late>{messages.detail.failedRun}</Late> {failure}
          </span>
        ) : (
          <TextLink as={Link} to={serviceRequestHref(request)}>
            {request.number}
          </TextLink>
        )}
        <small>
          <LiveDate at={due_at} />
        </small>
      </div>
      {request === null ? null : (
        <Line>
          <StateChip {...request} />
        </Line>
      )}
    </>
  );
}
