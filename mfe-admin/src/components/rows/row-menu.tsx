import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Menu, MenuItem, Trigger } from './row-menu.styles';

export interface RowMenuItem {
  id: string;
  label: string;
  onSelect: () => void;
}

export interface RowMenuProps {
  /** The key that opens it on the current row. */
  shortcut: string;
  /** Names what is changed, and of which row. */
  label: string;
  items: readonly RowMenuItem[];
  /** What the cell shows. */
  children: ReactNode;
}

interface Place {
  top: number;
  left: number;
}

/** Room that the menu has below its cell, in px. */
const ROW = 40;
const WIDTH = 240;

/** A cell that changes its row: pressed, it opens a menu above everything, since a compact row shows only what fits in it. */
export function RowMenu({ shortcut, label, items, children }: RowMenuProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [place, setPlace] = useState<Place | null>(null);
  const close = (): void => {
    setPlace(null);
    // The keys of the list go on from the row.
    (trigger.current?.closest('[data-row]')?.querySelector<HTMLElement>('[data-open]') ?? trigger.current)?.focus();
  };
  return (
    <>
      <Trigger
        ref={trigger}
        type="button"
        tabIndex={-1}
        data-row-act={shortcut}
        aria-haspopup="menu"
        aria-expanded={place !== null}
        title={label}
        onClick={() => setPlace(place === null ? placeBy(trigger.current, items.length) : null)}
      >
        {children}
        <ChevronDown size={14} aria-hidden="true" />
      </Trigger>
      {place === null
        ? null
        : createPortal(<Floating place={place} label={label} items={items} onClose={close} />, document.body)}
    </>
  );
}

function Floating(props: Pick<RowMenuProps, 'label' | 'items'> & { place: Place; onClose: () => void }) {
  const { place, label, items, onClose } = props;
  const box = useRef<HTMLUListElement>(null);
  const buttons = (): HTMLElement[] => [...(box.current?.querySelectorAll('button') ?? [])];
  useEffect(() => {
    box.current?.querySelector('button')?.focus({ preventScroll: true });
    const leave = (event: Event): void => {
      if (!(event.target instanceof Node && box.current?.contains(event.target))) onClose();
    };
    // It is beside its row only as long as nothing moves.
    const endings = ['resize', 'scroll', 'pointerdown'] as const;
    for (const name of endings) window.addEventListener(name, leave);
    return () => {
      for (const name of endings) window.removeEventListener(name, leave);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, as it opens
  }, []);
  const onKeyDown = (event: KeyboardEvent): void => {
    const all = buttons();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const next: Readonly<Record<string, number>> = {
      ArrowDown: (at + 1) % all.length,
      ArrowUp: (at - 1 + all.length) % all.length,
      Home: 0,
      End: all.length - 1,
    };
    const to = next[event.key];
    if (to !== undefined) all[to]?.focus();
    else if (event.key === 'Escape' || event.key === 'Tab') onClose();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Menu
      ref={box}
      role="menu"
      aria-label={label}
      style={{ insetBlockStart: place.top, left: place.left }}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)) onClose();
      }}
    >
      {items.map((item) => (
        <li key={item.id} role="none">
          <MenuItem
            type="button"
            role="menuitem"
            onClick={() => {
              onClose();
              item.onSelect();
            }}
          >
            {item.label}
          </MenuItem>
        </li>
      ))}
    </Menu>
  );
}

/** Below the cell, or above it where there is no room, and never beside the screen. */
function placeBy(cell: HTMLElement | null, count: number): Place {
  const { top = 0, bottom = 0, left = 0 } = cell?.getBoundingClientRect() ?? {};
  const height = count * ROW + 12;
  const { clientHeight, clientWidth } = document.documentElement;
  return {
    top: bottom + height > clientHeight && top > height ? top - height - 4 : bottom + 4,
    left: Math.max(8, Math.min(left, clientWidth - WIDTH - 8)),
  };
}
