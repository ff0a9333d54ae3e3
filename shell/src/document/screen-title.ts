import { useEffect } from 'react';
import { create, type StoreApi, type UseBoundStore } from 'zustand';

/** The title of a screen that replaces the page, such as Access Denied; undefined while the page is shown. */
export const useScreenTitle: UseBoundStore<StoreApi<{ title: string | undefined }>> = create(() => ({
  title: undefined,
}));

/** Titles the document after this screen while it replaces the page. */
export function useTitled(title: string): void {
  useEffect(() => {
    useScreenTitle.setState({ title });
    return () => useScreenTitle.setState({ title: undefined });
  }, [title]);
}
