import { styled } from 'styled-components';

/** What a field says differently than the opinion: in words, and in colour. */
export const Differs = styled.p`
  margin-block-start: var(--space-1);
  border-radius: 8px;
  background: var(--marigold-100);
  color: var(--marigold-700);
  font-size: var(--size-14);
  font-weight: 600;

  &:not(:empty) {
    padding: 4px 10px;
  }
`;

/** What was asked for: beside the editor, on a narrow page folded above it. */
export const Asked = styled.section<{ $open: boolean }>`
  display: grid;
  gap: var(--space-3);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  padding: var(--space-3) var(--space-4);
  min-inline-size: 0;

  & > h3,
  & h4 {
    font-family: var(--font-text);
    font-size: 16px;
    font-weight: 600;
    letter-spacing: 0;
  }
  & > div:last-child {
    display: ${({ $open }) => ($open ? 'grid' : 'none')};
    gap: var(--space-3);
  }
  & p,
  & dd {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  @container (min-width: 860px) {
    & > div:last-child {
      display: grid;
    }
  }
`;
