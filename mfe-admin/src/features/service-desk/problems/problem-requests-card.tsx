import { useChange } from '@ayana/portal-kit/screens';
import { Button, IconButton } from '@ayana/shared-ui/button';
import { Notice } from '@ayana/shared-ui/notice';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Line, Rows } from '../../../components/operations/rows.styles';
import { StateChip } from '../../../components/service-desk/chips';
import { requestHref } from '../requests/requests.api';
import type { ProblemRecordDetail } from '../types';
import { messages } from './messages';
import { removeRequest } from './problems.api';

const { detail: words } = messages;

interface ProblemRequestsCardProps {
  problem: ProblemRecordDetail;
  onLink: () => void;
  onChanged: () => void;
}

/** The requests that a problem gathers. */
export function ProblemRequestsCard({ problem, onLink, onChanged }: ProblemRequestsCardProps) {
  const { run, failure } = useChange(onChanged);
  return (
    <PortalCard title={words.requests} extra={<p>{words.open(problem.open_requests)}</p>}>
      {failure === null ? null : <Notice tone="failed">{failure}</Notice>}
      {problem.request_list.length === 0 ? (
        <p>{words.noRequests}</p>
      ) : (
        <Rows aria-label={words.requests}>
          {problem.request_list.map((request) => (
            <li key={request.id}>
              <div>
                <TextLink as={Link} to={requestHref(request)}>
                  {request.number}
                </TextLink>
                <small dir="auto">{request.summary}</small>
              </div>
              <Line>
                <StateChip {...request} />
                <IconButton
                  size="small"
                  label={words.unlink(request.number)}
                  icon={<X size={18} aria-hidden="true" />}
                  onClick={() => run(request.id, () => removeRequest(problem.id, request.id))}
                />
              </Line>
            </li>
          ))}
        </Rows>
      )}
      <div>
        <Button size="small" variant="outline" onClick={onLink}>
          {words.link}
        </Button>
      </div>
    </PortalCard>
  );
}
