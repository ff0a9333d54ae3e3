import { FORM_TOASTS } from '@ayana/contracts/forms';
import { create, type StoreApi, type UseBoundStore } from 'zustand';

export interface Toast {
  id: number;
  kind: 'success' | 'failure';
  title: string;
  text: string;
  /** Milliseconds it is shown; the pointer or the focus on it stops the timer. */
  duration: number;
  /** False once it is closed; it is removed later (spec section 9). */
  open: boolean;
}

/** A toast for a small action. */
export type SecondaryToast = Pick<Toast, 'id' | 'title' | 'text'>;

interface ToastState {
  current: Toast | null;
  /** Oldest first; the first three are on screen (spec section 9). */
  secondary: readonly SecondaryToast[];
}

/** One toast at a time (spec sections 4 and 9): a new one replaces the one on screen. */
export const useToasts: UseBoundStore<StoreApi<ToastState>> = create<ToastState>(() => ({
  current: null,
  secondary: [],
}));

let count = 0;

function show(kind: Toast['kind'], title: string, text: string, duration: number): number {
  const id = ++count;
  useToasts.setState({ current: { id, kind, title, text, duration, open: true } });
  return id;
}

/** Toasts, from anywhere: `toast.success('Success!', answer.message)`, `toast.failure('Missing Information', …)`. */
export const toast = {
  /** Stays 5 s. */
  success: (title: string, text: string): number => show('success', title, text, FORM_TOASTS.success.duration),
  /** Stays 7 s and interrupts a screen reader. */
  failure: (title: string, text: string): number => show('failure', title, text, FORM_TOASTS.failure.duration),
  /** For a small action that worked: stays 4 s, up to three at a time, and replaces no other toast. */
  secondary: (title: string, text: string): void => {
    useToasts.setState(({ secondary }) => ({ secondary: [...secondary, { id: ++count, title, text }] }));
  },
  /** Closes the one toast at a time; without an id whichever is shown. */
  dismiss: (id?: number): void => {
    const { current } = useToasts.getState();
    if (current !== null && (id ?? current.id) === current.id)
      useToasts.setState({ current: { ...current, open: false } });
  },
};
