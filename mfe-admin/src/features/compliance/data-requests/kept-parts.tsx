import { KEPT_PART_MESSAGES, type KeptPart } from '@ayana/contracts/operations';
import { styled } from 'styled-components';

const Box = styled.div`
  display: grid;
  gap: var(--space-2);

  & > ul {
    display: grid;
    gap: var(--space-2);
    padding-inline-start: 20px;
    list-style: disc;
    color: var(--stone);
  }
`;

/** What of a person stays, and by which law. */
export function KeptParts({ title, parts }: { title: string; parts: readonly KeptPart[] }) {
  return (
    <Box>
      <p>{title}</p>
      <ul>
        {parts.map((part) => (
          <li key={part}>{KEPT_PART_MESSAGES[part]}</li>
        ))}
      </ul>
    </Box>
  );
}
