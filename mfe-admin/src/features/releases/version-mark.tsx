import { styled } from 'styled-components';
import type { VersionRank } from './overview';

const Mark = styled.svg`
  display: inline;
  margin-inline-end: 4px;
  vertical-align: -2px;
`;

/** The mark of a version: a disc for everyone, a diamond for a part of the sessions, a ring for a past one. */
export function VersionMark({ rank }: { rank: VersionRank }) {
  return (
    <Mark viewBox="0 0 14 14" width="14" height="14" aria-hidden="true">
      {rank === 'part' ? (
        <path d="M7 1l6 6-6 6-6-6z" fill="var(--marigold-500)" stroke="var(--ink)" strokeWidth="1.5" />
      ) : rank === 'past' ? (
        <circle cx="7" cy="7" r="5" fill="var(--white)" stroke="var(--stone)" strokeWidth="2" />
      ) : (
        <circle cx="7" cy="7" r="6" fill="var(--teal-700)" />
      )}
    </Mark>
  );
}
