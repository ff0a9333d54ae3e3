import type { GrantRecipient, RecordGrant, RecordGrants } from '@ayana/case-kit/papers';

export interface GrantGroup {
  /** Of the person or the organisation. */
  id: string;
  name: string;
  work: RecordGrant['work'];
  grants: RecordGrant[];
  /** The last end of them, ISO 8601; null while one has none. */
  ends_at: string | null;
}

/** The grants that show something now, by who may read. */
export function grantGroups(grants: readonly RecordGrant[]): GrantGroup[] {
  const groups = new Map<string, GrantGroup>();
  for (const grant of grants.filter(({ is_active }) => is_active)) {
    const { id, name } = grant.to;
    const known = groups.get(id);
    if (known === undefined) groups.set(id, { id, name, work: grant.work, grants: [grant], ends_at: grant.ends_at });
    else {
      known.grants.push(grant);
      known.work ??= grant.work;
      known.ends_at = lastEnd(known.ends_at, grant.ends_at);
    }
  }
  return [...groups.values()];
}

const lastEnd = (one: string | null, other: string | null): string | null =>
  one === null || other === null ? null : one > other ? one : other;

export const recipientId = ({ to_user_id, to_partner_id }: GrantRecipient): string => to_user_id ?? to_partner_id ?? '';

/** Who may be given a paper of this kind and cannot read it yet. */
export function possibleReaders(
  { recipients }: Pick<RecordGrants, 'recipients'>,
  kind: RecordGrant['kind'],
  readers: readonly RecordGrant[],
): GrantRecipient[] {
  const known = new Set(readers.map(({ to }) => to.id));
  return recipients.filter((each) => each.kinds.includes(kind) && !known.has(recipientId(each)));
}
