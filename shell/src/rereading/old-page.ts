import { create } from 'zustand';

/** The page that shows what was read before, because it could not be read again. */
export interface OldPage {
  /** Of its route; null while every page shows what is true now. */
  route: string | null;
  /** When what it shows was read. */
  readAt: Date;
}

export const useOldPage = create<OldPage>(() => ({ route: null, readAt: new Date(0) }));

export const markOld = (route: string, readAt: Date): void => useOldPage.setState({ route, readAt });

export function markFresh(route: string): void {
  if (useOldPage.getState().route === route) useOldPage.setState({ route: null });
}
