import type { ComponentPropsWithRef, ElementType, MouseEvent, ReactNode } from 'react';
import { Spinner } from '../spinner';
import { ButtonBox, type ButtonSize, type ButtonVariant } from './button-box';

type OwnProps = {
  /** `solid` once per view; the next rank is `tonal`; `outline` and `quiet` for the rest. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Before the words; decorative. */
  icon?: ReactNode;
  /** Something is under way: says so, shows the spinner, swallows clicks and keeps the focus. */
  busy?: boolean;
  /** Words while busy, e.g. "Sending"; else the words stay. */
  busyLabel?: string;
  /** Looks and reads as disabled but still receives clicks, so that pressing it can say what is missing. */
  notReady?: boolean;
  /** As wide as its container. */
  wide?: boolean;
  children?: ReactNode;
};

export type ButtonProps<Element extends ElementType = 'button'> = OwnProps & {
  /** `'a'`, a router's link, `'label'`…: the look of a button on what leads somewhere. */
  as?: Element;
} & Omit<ComponentPropsWithRef<Element>, keyof OwnProps | 'as'>;

/** A button, or with `as` a link that looks like one. A `<button>` is `type="button"` unless told otherwise. */
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
