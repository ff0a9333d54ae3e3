import { Plus } from 'lucide-react';
import { styled } from 'styled-components';
import { messages } from './messages';

const Box = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-inline-size: 0;
  font-size: var(--size-14);
  line-height: 20px;
  color: var(--stone);

  & > :last-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Circle = styled.span<{ $size: number; $empty?: boolean }>`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: ${({ $size }) => $size}px;
  block-size: ${({ $size }) => $size}px;
  border: ${({ $empty }) => ($empty === true ? '1px dashed var(--control-line)' : '0')};
  border-radius: 50%;
  background: ${({ $empty }) => ($empty === true ? 'transparent' : 'var(--teal-100)')};
  color: ${({ $empty }) => ($empty === true ? 'var(--stone)' : 'var(--teal-800)')};
  font-size: ${({ $size }) => ($size >= 32 ? 14 : 10)}px;
  font-weight: 600;
  line-height: 1;
`;

const letters = new Intl.Segmenter();

/** The first letter with its combining marks. */
function firstLetter(word = ''): string {
  const [first] = letters.segment(word);
  return first?.segment.toLocaleUpperCase() ?? '';
}

/** `IV` of "Ishani Verghese": the first letters of the first and the last word, in any script. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked.map(firstLetter).join('');
}

/** A person as a circle with initials; decorative, the name is beside it. */
export function Initials({ name, size = 22 }: { name: string; size?: number }) {
  return (
    <Circle $size={size} data-initials aria-hidden="true">
      {initials(name)}
    </Circle>
  );
}

export type OwnerTagProps = {
  /** The owner; `null`: no owner yet. */
  owner: { id: string; name: string } | null;
  /** The user's own id, for "You". */
  you?: string | undefined;
};

/** The owner of an item. */
export function OwnerTag({ owner, you }: OwnerTagProps) {
  if (owner === null)
    return (
      <Box>
        <Circle $size={22} $empty data-initials aria-hidden="true">
          <Plus size={12} />
        </Circle>
        <span>{messages.unassigned}</span>
      </Box>
    );
  return (
    <Box title={owner.name}>
      <Initials name={owner.name} />
      <span>{owner.id === you ? messages.you : owner.name}</span>
    </Box>
  );
}
