import { Ellipsis } from 'lucide-react';
import { useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../visually-hidden';

const Box = styled.details`
  position: relative;

  & > summary {
    display: grid;
    place-items: center;
    inline-size: 38px;
    block-size: 36px;
    border: 1px solid var(--control-line);
    border-radius: var(--radius-control);
    background: var(--white);
    cursor: pointer;
    list-style: none;
    transition: border-color var(--duration-state);

    @media (pointer: coarse) {
      inline-size: 44px;
      block-size: 44px;
    }
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary:hover,
  &[open] > summary {
    border-color: var(--teal-700);
    color: var(--teal-800);
  }
`;

const List = styled.ul`
  position: absolute;
  z-index: 10;
  inset-block-start: calc(100% + 6px);
  inset-inline-end: 0;
  min-inline-size: 220px;
  padding: 6px;
  border-radius: 10px;
  background: var(--white);
  box-shadow: var(--shadow-float);

  &[data-start] {
    inset-inline: 0 auto;
  }
`;

const Item = styled.button`
  display: flex;
  align-items: center;
  gap: 10px;
  inline-size: 100%;
  min-block-size: 40px;
  padding: 6px 10px;
  border-radius: var(--radius-control);

  &:hover {
    background: var(--mist);
  }
  & > svg {
    flex: none;
    color: var(--stone);
  }
  @media (pointer: coarse) {
    min-block-size: 44px;
  }
`;

export type MoreMenuProps = {
  /** Label, e.g. "More actions", and the actions' target. */
  label: string;
  items: readonly { id: string; label: string; icon?: ReactNode; onSelect: () => void }[];
  /** What is pressed, in place of the three dots. */
  trigger?: ReactNode;
  className?: string;
};

/** Rare actions behind three dots: a `details` with plain buttons, so it needs no extra code. */
export function MoreMenu({ label, items, trigger, className }: MoreMenuProps) {
  const box = useRef<HTMLDetailsElement>(null);
  const close = (): void => box.current?.removeAttribute('open');
  const onBlur = (event: FocusEvent): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    close();
    box.current?.querySelector('summary')?.focus();
  };
  if (items.length === 0) return null;
  return (
    <Box data-screen-only ref={box} className={className} onBlur={onBlur} onKeyDown={onKeyDown} onToggle={keepOnScreen}>
      <summary title={label}>
        {trigger ?? (
          <>
            <Ellipsis size={18} aria-hidden="true" />
            <VisuallyHidden>{label}</VisuallyHidden>
          </>
        )}
      </summary>
      <List>
        {items.map((item) => (
          <li key={item.id}>
            <Item
              type="button"
              onClick={() => {
                close();
                item.onSelect();
              }}
            >
              {item.icon}
              {item.label}
            </Item>
          </li>
        ))}
      </List>
    </Box>
  );
}

/** Where the list would leave the screen, as beside the edge of a phone, it opens to the other side. */
function keepOnScreen({ currentTarget }: { currentTarget: HTMLDetailsElement }): void {
  const list = currentTarget.querySelector('ul');
  if (list === null) return;
  list.removeAttribute('data-start');
  const { left, right } = list.getBoundingClientRect();
  list.toggleAttribute('data-start', left < 0 || right > document.documentElement.clientWidth);
}
