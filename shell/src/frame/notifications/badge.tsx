import { styled } from 'styled-components';
import { badgeText } from './relative-time';

const Box = styled.span`
  position: absolute;
  inset-block-start: 2px;
  inset-inline-end: 0;
  min-inline-size: 20px;
  padding-inline: 5px;
  border-radius: var(--radius-full);
  background: var(--teal-700);
  color: var(--white);
  font-size: 0.75rem;
  font-weight: 600;
  line-height: 20px;
  text-align: center;
  font-variant-numeric: tabular-nums;
`;

/** The unread count on a bell; decorative, since the bell's label has it. */
export function Badge({ count }: { count: number }) {
  const text = badgeText(count);
  return text === undefined ? null : <Box aria-hidden="true">{text}</Box>;
}
