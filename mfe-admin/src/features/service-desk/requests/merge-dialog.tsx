import type { ServiceRequest } from '@ayana/contracts/service-desk';
import { useAction } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { ErrorText } from '@ayana/shared-ui/field';
import { SearchField } from '@ayana/shared-ui/filters';
import { useEffect, useState } from 'react';
import { StateChip } from '../parts/chips';
import { messages as shared } from '../parts/messages';
import { Chosen, FoundList } from '../../../components/record-picker/record-picker.styles';
import type { RequestDetail } from '../types';
import { messages } from './detail-messages';
import { findRequests, type RequestCommand, requestHref } from './requests.api';

const { merge: words } = messages;

/** Closes a duplicate and names the request that is kept. */
export default function MergeDialog(props: { request: RequestDetail; onClose: () => void; onDone: () => void }) {
  const { request, onClose, onDone } = props;
  const [into, setInto] = useState<ServiceRequest | null>(null);
  const [asked, setAsked] = useState(false);
  const { send, isPending, failure } = useAction<RequestCommand>({ action: requestHref(request), done: onDone });
  return (
    <FormDialog
      danger
      title={messages.transitions.merge}
      description={words.text}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={words.busy}
      busy={isPending()}
      failure={failure?.message ?? null}
      onSubmit={() => {
        setAsked(true);
        if (into !== null) send({ intent: 'merge', id: request.id, into: into.id });
      }}
    >
      {into === null ? (
        <RequestSearch except={request.id} onChoose={setInto} />
      ) : (
        <Chosen>
          <b dir="auto">
            {into.number} {into.summary}
          </b>
          <Button variant="quiet" size="small" onClick={() => setInto(null)}>
            {shared.change}
          </Button>
        </Chosen>
      )}
      <ErrorText>{asked && into === null ? words.needed : null}</ErrorText>
    </FormDialog>
  );
}

function RequestSearch({ except, onChoose }: { except: string; onChoose: (request: ServiceRequest) => void }) {
  const [q, setQ] = useState('');
  const [answer, setAnswer] = useState<{ q: string; found: readonly ServiceRequest[] }>({ q: '', found: [] });
  useEffect(() => {
    if (q === '') return undefined;
    let isCurrent = true;
    const show = (found: readonly ServiceRequest[]): void => {
      if (isCurrent) setAnswer({ q, found: found.filter(({ id }) => id !== except) });
    };
    findRequests(q).then(
      ({ items }) => show(items),
      () => show([]),
    );
    return () => {
      isCurrent = false;
    };
  }, [q, except]);
  const isAnswered = q !== '' && answer.q === q;
  return (
    <div>
      <SearchField label={words.search} value={q} onSearch={setQ} />
      <p role="status">{isAnswered && answer.found.length === 0 ? words.none : null}</p>
      <FoundList>
        {(isAnswered ? answer.found : []).map((found) => (
          <li key={found.id}>
            <button type="button" onClick={() => onChoose(found)}>
              <b>{found.number}</b>
              <span dir="auto">{found.summary}</span>
              <StateChip {...found} />
            </button>
          </li>
        ))}
      </FoundList>
    </div>
  );
}
