import { toast } from '@ayana/portal-kit';
import { Link as TextLink } from '@ayana/shared-ui/link';
import type { Evidence } from '../types';
import { openEvidence } from './evidence.api';
import { messages } from './messages';

/** The file of evidence, or the address where it is; nothing for words alone. */
export function EvidenceSource({ evidence: { id, title, file_name, web_address } }: { evidence: Evidence }) {
  if (file_name !== null)
    return (
      <TextLink
        as="button"
        type="button"
        aria-label={messages.open(file_name, title)}
        onClick={() => void openEvidence(id).catch(() => toast.failure(messages.notOpened, title))}
      >
        <bdi>{file_name}</bdi>
      </TextLink>
    );
  if (web_address === null) return null;
  return (
    <TextLink
      href={web_address}
      target="_blank"
      rel="noreferrer"
      aria-label={messages.open(new URL(web_address).hostname, title)}
    >
      <bdi>{new URL(web_address).hostname}</bdi>
    </TextLink>
  );
}
