import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { useNavigate } from 'react-router-dom';
import { messages as shared } from '../parts/messages';
import { runHref } from '../paths';
import type { Chain, RunDetail } from '../types';
import { testChain } from './chains.api';
import { messages } from './messages';

const { test: words } = messages;

/** Pages everyone of a chain for a test; the run opens. */
export default function TestDialog({ chain, onClose }: { chain: Chain; onClose: () => void }) {
  const navigate = useNavigate();
  const form = useForm<object, RunDetail>({
    name: `escalation-test-${chain.id}`,
    initial: {},
    send: () => testChain(chain.id),
    onAccepted: (run) => void navigate(runHref(run)),
  });
  return (
    <FormDialog
      title={words.title}
      description={words.text}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={shared.busy}
      form={form}
      size="small"
    />
  );
}
