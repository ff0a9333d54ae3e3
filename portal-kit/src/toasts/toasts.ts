import { FORM_TOASTS } from '@ayana/contracts/forms';
import { create, type StoreApi, type UseBoundStore } from 'zustand';

export interface Toast {
  id: number;
  kind: 'success' | 'failure';
  title: string;
  text: string;
  /** Milliseconds it stays; the pointer or the focus on it stops the clock. */
  duration: number;
}

interface ToastState {
  current: Toast | null;
}

/** One toast at a time (spec sections 4 and 9): a new one takes the place of the one on screen. */
export const useToasts: UseBoundStore<StoreApi<ToastState>> = create<ToastState>(() => ({ current: null }));

let count = 0;

function show(kind: Toast['kind'], title: string, text: string, duration: number): number {
  const id = ++count;
  useToasts.setState({ current: { id, kind, title, text, duration } });
  return id;
}

/** Toasts, from anywhere: `toast.success('Success!', answer.message)`, `toast.failure('Missing Information', …)`. */
export const toast = {
  /** Stays 5 s. */
  success: (title: string, text: string): number => show('success', title, text, FORM_TOASTS.success.duration),
  /** Stays 7 s and interrupts a screen reader. */
  failure: (title: string, text: string): number => show('failure', title, text, FORM_TOASTS.failure.duration),
  /** Takes the toast away; without an id whichever is shown. */
  dismiss: (id?: number): void => {
    const { current } = useToasts.getState();
    if (current !== null && (id === undefined || current.id === id)) useToasts.setState({ current: null });
  },
};
