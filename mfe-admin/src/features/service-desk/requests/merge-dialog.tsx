import type { ServiceRequest } from '@ayana/contracts/service-desk';
import { useAction } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { ErrorText } from '@ayana/shared-ui/field';
import { SearchField } from '@ayana/shared-ui/filters';
import { useCallback, useState } from 'react';
import { StateChip } from '../../../components/service-desk/chips';
import { messages as shared } from '../../../components/service-desk/messages';
import { messages as picker } from '../../../components/record-picker/messages';
import { Chosen, FoundList } from '../../../components/record-picker/record-picker.styles';
import { useFound } from '../../../components/record-picker/use-found';
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
  const find = useCallback(
    async (text: string) => (await findRequests(text)).items.filter(({ id }) => id !== except),
    [except],
  );
  const found = useFound(q, find);
  return (
    <div>
      <SearchField label={words.search} value={q} onSearch={setQ} />
      <p role="status">{found === 'failed' ? picker.failed : found?.length === 0 ? words.none : null}</p>
      <FoundList>
        {(found === 'failed' ? null : found)?.map((each) => (
          <li key={each.id}>
            <button type="button" onClick={() => onChoose(each)}>
              <b>{each.number}</b>
              <span dir="auto">{each.summary}</span>
              <StateChip {...each} />
            </button>
          </li>
        ))}
      </FoundList>
    </div>
  );
}
