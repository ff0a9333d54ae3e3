import { CircleDashed, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export type ChipTone = 'neutral' | 'teal' | 'white' | 'marigold' | 'coral' | 'leaf';

const tones: Record<ChipTone, [ground: string, text: string]> = {
  neutral: ['var(--mist)', 'var(--stone)'],
  teal: ['var(--teal-100)', 'var(--teal-800)'],
  white: ['var(--white)', 'var(--teal-800)'],
  marigold: ['var(--marigold-100)', 'var(--marigold-700)'],
  coral: ['var(--coral-100)', 'var(--coral-600)'],
  leaf: ['var(--leaf-100)', 'var(--leaf-700)'],
};

const Box = styled.span<{ $tone: ChipTone }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  max-inline-size: 100%;
  padding: 1px 10px;
  border-radius: var(--radius-full);
  background: ${({ $tone }) => tones[$tone][0]};
  color: ${({ $tone }) => tones[$tone][1]};
  font-size: var(--size-14);
  font-weight: 600;
  line-height: 20px;
  white-space: nowrap;

  & > svg {
    flex: none;
  }
`;

export type ChipProps = { tone?: ChipTone; icon?: ReactNode; children: ReactNode; className?: string };

/** A word on a coloured background. */
export function Chip({ tone = 'neutral', icon, children, className }: ChipProps) {
  return (
    <Box $tone={tone} className={className}>
      {icon}
      {children}
    </Box>
  );
}

/** A status: always with its own icon, so that it can be distinguished without colour. */
export function StatusChip({ icon, ...rest }: ChipProps & { icon: ReactNode }) {
  return <Chip icon={icon} {...rest} />;
}

/** How a state looks: its colour and its own icon. */
export type ChipLook = readonly [tone: ChipTone, icon: LucideIcon];

/** Of a state that a newer server has and this page does not know. */
const OTHER: ChipLook = ['neutral', CircleDashed];

/** A state by its look; without one it is shown plainly. */
export function LookChip({ look, children }: { look: ChipLook | undefined; children: ReactNode }) {
  const [tone, Icon] = look ?? OTHER;
  return (
    <StatusChip tone={tone} icon={<Icon size={14} aria-hidden="true" />}>
      {children}
    </StatusChip>
  );
}

const Word = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  vertical-align: bottom;

  & > svg {
    flex: none;
    color: var(--stone);
  }
`;

/** A kind of thing: its icon and its name, without a background. */
export function IconWord({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <Word>
      <Icon size={16} aria-hidden="true" />
      {children}
    </Word>
  );
}
