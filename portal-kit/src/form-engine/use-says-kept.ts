import { hasKept, toast, useSession } from '@ayana/portal-kit';
import { useEffect } from 'react';
import { messages } from './messages';

/** Says that what was typed is kept, where a person who is signed in moves to another page without sending it. */
export function useSaysKept(name: string, version: number, dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return undefined;
    const page = location.pathname;
    return () => {
      const hasMoved = location.pathname !== page && useSession.getState().status === 'signed_in';
      if (hasMoved && hasKept(name, version)) toast.secondary(messages.kept.title, messages.kept.text);
    };
  }, [name, version, dirty]);
}
