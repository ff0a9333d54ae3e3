import { Link as TextLink } from '@ayana/shared-ui/link';
import { Check, CircleDashed, Clock, FileX, History, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Rows, RowText } from './papers.styles';

/** `missing` and `again` wait for their sender, `received` for the one who checks it; `replaced` is from before. */
export type PaperState = 'missing' | 'again' | 'received' | 'accepted' | 'replaced';

const ICONS: Readonly<Record<PaperState, readonly [LucideIcon, string]>> = {
  missing: [CircleDashed, 'var(--marigold-700)'],
  again: [FileX, 'var(--coral-600)'],
  received: [Clock, 'var(--stone)'],
  accepted: [Check, 'var(--leaf-700)'],
  replaced: [History, 'var(--stone)'],
};

export interface PaperRowProps {
  state: PaperState;
  title: ReactNode;
  /** Opens the paper; absent where there is nothing to open. */
  onOpen?: () => void;
  /** State, day and size in words: a `<p>` each. */
  lines: ReactNode;
  /** What is wrong with it, in the words of the one who refused it. */
  wrong?: ReactNode;
  /** Buttons at its end, or a compact `Uploader` that answers it. */
  children?: ReactNode;
  /** It is the one shown beside the list. */
  current?: boolean;
}

/** A paper in a list: its state is an icon and a word. */
export function PaperRow({ state, title, onOpen, lines, wrong, children, current = false }: PaperRowProps) {
  const [Icon, colour] = ICONS[state];
  return (
    <li data-current={current ? '' : undefined}>
      <Icon size={20} color={colour} aria-hidden="true" />
      <RowText>
        {onOpen === undefined ? (
          <b>{title}</b>
        ) : (
          <TextLink as="button" type="button" onClick={onOpen} aria-current={current ? 'true' : undefined}>
            {title}
          </TextLink>
        )}
        {lines}
        {wrong === undefined ? null : (
          <p data-wrong="" dir="auto">
            {wrong}
          </p>
        )}
      </RowText>
      {children}
    </li>
  );
}

/** The rows of papers; `label` names the list. */
export function PaperRows({ label, children }: { label: string; children: ReactNode }) {
  return <Rows aria-label={label}>{children}</Rows>;
}
