import type { ComponentPropsWithRef, ElementType, MouseEvent, ReactNode } from 'react';
import { Spinner } from '../spinner';
import { ButtonBox, type ButtonSize, type ButtonVariant } from './button.styles';

type OwnProps = {
  /** `solid` once per view, `tonal` for the next action, `outline` and `quiet` for others. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Before the words; decorative. */
  icon?: ReactNode;
  /** Busy: shows a spinner, ignores clicks and keeps the focus. */
  busy?: boolean;
  /** Label while busy, e.g. "Sending". */
  busyLabel?: string;
  /** Looks disabled but still receives clicks, so that a click can say what is missing. */
  notReady?: boolean;
  /** As wide as its container. */
  wide?: boolean;
  children?: ReactNode;
};

export type ButtonProps<Element extends ElementType = 'button'> = OwnProps & {
  /** `'a'`, a router's link, `'label'`…: a link that looks like a button. */
  as?: Element;
} & Omit<ComponentPropsWithRef<Element>, keyof OwnProps | 'as'>;

/** A button, or with `as` a link that looks like one. A `<button>` is `type="button"` by default. */
export function Button<Element extends ElementType = 'button'>({
  as,
  variant = 'solid',
  size = 'regular',
  icon,
  busy = false,
  busyLabel,
  notReady = false,
  wide = false,
  children,
  ...rest
}: ButtonProps<Element>) {
  const attributes: ComponentPropsWithRef<'button'> = { ...(as === undefined ? { type: 'button' } : {}), ...rest };
  const { onClick } = attributes;
  const swallow = (event: MouseEvent<HTMLButtonElement>): void => event.preventDefault();

  return (
    <ButtonBox
      {...attributes}
      {...(as === undefined ? {} : { as })}
      onClick={busy ? swallow : onClick}
      $variant={variant}
      $size={size}
      $wide={wide}
      aria-busy={busy || undefined}
      aria-disabled={busy || notReady || attributes['aria-disabled'] || undefined}
    >
      {busy ? <Spinner /> : icon}
      {busy && busyLabel !== undefined ? busyLabel : children}
    </ButtonBox>
  );
}
