import { useSession } from '@ayana/portal-kit';
import { OwnerTag } from '@ayana/shared-ui/people';
import { UsersRound } from 'lucide-react';
import { styled } from 'styled-components';
import { messages } from './messages';

const Box = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-2);
  min-inline-size: 0;
  font-size: var(--size-14);
  color: var(--stone);

  & > svg {
    flex: none;
  }
`;

interface Named {
  id: string;
  name: string;
}

export interface HolderTagProps {
  owner: Named | null;
  /** Colleagues who have it together until one of them takes it. */
  group: Named | null;
  /** Who has it while its owner is away. */
  coveredBy: Named | null;
}

/** Who has a piece of work: its owner, who covers for them, or the group it lies with. */
export function HolderTag({ owner, group, coveredBy }: HolderTagProps) {
  const me = useSession(({ user }) => user?.id);
  if (owner === null && group !== null)
    return (
      <Box title={messages.group(group.name)}>
        <UsersRound size={18} aria-hidden="true" />
        <bdi>{group.name}</bdi>
      </Box>
    );
  if (owner === null || coveredBy === null) return <OwnerTag owner={owner} />;
  const isMine = coveredBy.id === me;
  return (
    <Box>
      <OwnerTag owner={isMine ? coveredBy : owner} you={me} />
      <bdi>{isMine ? messages.forAway(owner.name) : messages.covered(coveredBy.name)}</bdi>
    </Box>
  );
}
