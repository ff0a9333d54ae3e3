import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';

const Box = styled.details`
  position: relative;

  & > summary {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-block-size: 36px;
    padding: 5px var(--space-3);
    border: 1px solid var(--control-line);
    border-radius: var(--radius-control);
    background: var(--white);
    font-size: var(--size-14);
    font-weight: 600;
    white-space: nowrap;
    cursor: pointer;
    list-style: none;
    transition: border-color var(--duration-state);

    @media (pointer: coarse) {
      min-block-size: 44px;
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
  &[data-active] > summary {
    border-color: var(--teal-700);
    background: var(--teal-100);
    color: var(--teal-800);
  }
`;

const Panel = styled.div`
  position: absolute;
  z-index: 20;
  inset-block-start: calc(100% + 6px);
  display: grid;
  min-inline-size: 220px;
  max-inline-size: min(320px, calc(100vw - 32px));
  max-block-size: min(420px, 60vh);
  padding: 6px var(--space-3);
  border-radius: 10px;
  background: var(--white);
  box-shadow: var(--shadow-float);
  overflow-y: auto;

  [data-end] > & {
    inset-inline-end: 0;
  }
`;

export interface DropdownProps {
  label: ReactNode;
  icon?: ReactNode;
  /** Something in it is chosen. */
  active?: boolean;
  /** Opens towards the start of the line, for a button at its end. */
  end?: boolean;
  children: ReactNode;
}

/** Choices behind a button. It stays open for several and closes by Escape, a press outside, or when the focus leaves. */
export function Dropdown({ label, icon, active = false, end = false, children }: DropdownProps) {
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const onPress = ({ target }: Event): void => {
      if (target instanceof Node && box.current?.contains(target) === false) box.current.open = false;
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('focusin', onPress);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('focusin', onPress);
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || box.current?.open !== true) return;
    event.stopPropagation();
    box.current.open = false;
    box.current.querySelector('summary')?.focus();
  };
  return (
    <Box
      data-screen-only
      ref={box}
      onKeyDown={onKeyDown}
      data-active={active ? '' : undefined}
      data-end={end ? '' : undefined}
    >
      <summary>
        {icon}
        {label}
        <ChevronDown size={16} aria-hidden="true" />
      </summary>
      <Panel>{children}</Panel>
    </Box>
  );
}
