import { create, type StoreApi, type UseBoundStore } from 'zustand';

/** What a person is asked before a request is sent: amounts and times that are most likely a slip. */
export interface Confirmation {
  /** In words, one for each. */
  doubts: readonly string[];
  answer: (isRight: boolean) => void;
}

/** The oldest is on screen; the shell shows it above everything else. */
export const useConfirmations: UseBoundStore<StoreApi<{ waiting: readonly Confirmation[] }>> = create<{
  waiting: readonly Confirmation[];
}>(() => ({ waiting: [] }));

/** Asks the person. @returns whether they say that it is right */
export const confirmDoubts = (doubts: readonly string[]): Promise<boolean> =>
  new Promise((resolve) => {
    const asked: Confirmation = {
      doubts,
      answer: (isRight) => {
        useConfirmations.setState(({ waiting }) => ({ waiting: waiting.filter((each) => each !== asked) }));
        resolve(isRight);
      },
    };
    useConfirmations.setState(({ waiting }) => ({ waiting: [...waiting, asked] }));
  });
